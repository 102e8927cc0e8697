import { describe, expect, it } from 'vitest';
import type { LogRow, Told } from './api';
import { lines } from './log';
import { Words } from './words';

const files = import.meta.glob<string>(
  ['../../../src/fairwind/locale/en/*.ftl', '../../../src/fairwind/games/*/locale/en.ftl'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const text = (file: string): string =>
  files[`../../../src/fairwind/locale/en/${file}.ftl`] ??
  files[`../../../src/fairwind/games/${file.replace('-', '_')}/locale/en.ftl`] ??
  '';
const printed = { 'word-D07': 'caravel-card 7' };
const parts = { do: { take: ['seat', 'resource'], give: ['resource'] }, out: { draw: ['resource'], card: ['card'] } };
const several = 'out-card = Turned up: { $things }\n    .thing = { $card }';
const texts = [...['kernel', 'table', 'web', 'mundus-novus'].map(text), several];
const words = new Words('en', 'mundus-novus', texts, printed, parts);
const names = ['Anna', 'Ben'];
const row = (n: number, by: number | null, ...told: Told[]): LogRow => ({ n, at: '', by, told });
const said = (...rows: LogRow[]): string[] => lines(rows, words, names, 0).map((line) => line.text);

describe('the log', () => {
  it('tells answers, and of sealed ones only that there was one', () => {
    expect(
      said(row(1, 1, { event: 'answer', seat: 1, do: 'take 0 corn' }), row(2, 1, { event: 'answer', seat: 1, do: '' })),
    ).toEqual(['Ben takes corn from Anna.', 'Ben has chosen.']);
  });

  it('gathers what comes out of a pile, and tells it once', () => {
    const draw = (kind: string): Told => ({
      event: 'move',
      from: 'pile',
      to: 'hand/0',
      kind,
      count: 1,
      shown_by: null,
    });
    const out = (kind: string): Told => ({ event: 'outcome', do: `draw ${kind}` });
    expect(
      said(row(1, null, out('corn'), draw('corn'), out('corn'), draw('corn'), out('indigo'), draw('indigo'))),
    ).toEqual(['You get: 2 × corn, indigo']);
  });

  it('says once what one answer brought twice', () => {
    const earned: Told = { event: 'earned', seat: 1, count: 3, source: 'relics' };
    const between: Told = { event: 'master', seat: 0 };
    expect(said(row(1, 1, earned, between, earned))[0]).toBe('Ben earns 3 doubloons (relics). (2 times)');
  });

  it('tells more of an answer where the game does, and nothing where what follows tells it', () => {
    const give: Told = { event: 'answer', seat: 0, do: 'give corn', details: { receiver: 1 }, sealed: true };
    expect(said(row(1, 0, give))).toEqual(['Anna gives Ben corn in secret.']);
    expect(said(row(1, 0, { event: 'answer', seat: 0, do: 'keep' }))).toEqual([]);
  });

  it('does not tell of hidden things', () => {
    expect(said(row(1, null, { event: 'move', from: 'pile', to: 'hand/1', kind: '', count: 5 }))).toEqual([]);
  });

  it('tells of what nobody had seen and of what a player shows; not of what lay open', () => {
    const laid = (more: object): Told => ({
      event: 'move',
      from: 'anywhere',
      to: 'market',
      kind: 'corn',
      count: 1,
      ...more,
    });
    expect(said(row(1, null, laid({ shown_by: null })))).toEqual(['Turned up (market): corn']);
    expect(said(row(1, null, laid({ shown_by: 1 })))).toEqual(['Ben shows corn (market).']);
    expect(said(row(1, 1, { event: 'answer', seat: 1, do: 'take 0 corn' }, laid({ shown_by: 1 })))).toHaveLength(1);
    expect(said(row(1, null, laid({})))).toEqual([]);
  });

  it('tells together what chance brought one after the other, and nothing where the text is empty', () => {
    const out = (card: string): Told => ({ event: 'outcome', do: `card ${card}` });
    const drawn: Told = { event: 'outcome', do: 'draw corn' };
    const master: Told = { event: 'master', seat: 0 };
    expect(said(row(1, null, out('D07'), out('shipyard-card'), master))).toEqual([
      'Turned up: Caravel 7; Shipyard',
      ...said(row(1, null, master)),
    ]);
    expect(said(row(1, null, drawn))).toEqual([]);
  });

  it('tells events with their facts', () => {
    expect(said(row(1, null, { event: 'event', icon: 'storm' }))).toEqual(['This round: storm.']);
    expect(said(row(1, null, { event: 'won', seat: 1, card: 'D07' }))).toEqual(['Ben wins a development: Caravel 7.']);
  });

  it('says nothing twice in a row, save in the chat', () => {
    const event: Told = { event: 'master', seat: 0 };
    const chat: Told = { event: 'chat', seat: 1, text: 'hi' };
    expect(said(row(1, null, event), row(2, null, event))).toHaveLength(1);
    expect(said(row(1, 1, chat), row(2, 1, chat))).toEqual(['Ben: hi', 'Ben: hi']);
  });

  it('says who sits down, and that a seat is free where nobody has a name', () => {
    const seat = (kind: string, name: string): Told => ({ event: 'seat', seat: 1, kind, name });
    expect(said(row(1, null, seat('person', 'Ben')), row(2, null, seat('open', '')))).toEqual([
      'Ben takes a seat.',
      'Seat 2 is free again.',
    ]);
  });

  it('says what the host has removed', () => {
    const gone: Told = { event: 'chat', seat: 1, text: '', removed: true };
    expect(said(row(1, 1, gone))).toEqual(['Ben: (removed by the host)']);
  });
});
