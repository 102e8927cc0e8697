import { describe, expect, it } from 'vitest';
import type { LogRow, Told } from './api';
import { lines } from './log';
import { chaptersOf, since, turns } from './turns';
import { Words } from './words';

const words = new Words('en', 'game', [
  ['do-build = Build', 'do-trade = Trade', 'log-round = Round { $round } begins.', 'log-phase = Phase { $phase }.'],
  ['chapter-round = Round { $round }', 'table-took-back = Undone.'],
].map((all) => all.join('\n'))); // prettier-ignore
const names = ['Anna', 'Ben', 'Cleo'];
const CHAPTERS = ['round', 'phase'];
const [ME, BEN, CLEO] = [0, 1, 2];

const row = (n: number, by: number | null, points: number[] | null, ...told: Told[]): LogRow => ({
  n,
  at: '',
  by,
  told,
  ...(points ? { points } : {}),
});
const does = (seat: number, what: string): Told => ({ event: 'answer', seat, do: what });
const round = (n: number): Told => ({ event: 'round', round: n }) as Told;
const phase = (name: string): Told => ({ event: 'phase', phase: name }) as Told;

const ROWS = [
  row(1, null, [0, 0, 0], round(1)),
  row(2, ME, [0, 0, 0], does(ME, 'build')),
  row(3, BEN, [0, 2, 0], does(BEN, 'build')),
  row(4, BEN, [0, 3, 0], does(BEN, 'trade')),
  row(5, CLEO, [0, 3, 10], does(CLEO, 'build')),
  row(6, ME, [0, 3, 10], does(ME, 'trade')),
];

describe('turns', () => {
  it('last until another seat answers, with what they brought', () => {
    const found = turns(ROWS, words, names, ME, CHAPTERS);
    expect(found.map(({ seat, first, last }) => [seat, first, last])).toEqual([
      [ME, 2, 2],
      [BEN, 3, 4],
      [CLEO, 5, 5],
      [ME, 6, 6],
    ]);
    expect(found[1]?.gained).toEqual([0, 3, 0]);
    expect(found[1]?.lines).toHaveLength(2);
  });

  it('of others are listed the weightiest first, without one’s own', () => {
    const all = turns(ROWS, words, names, ME, CHAPTERS);
    expect(since(all, 2, ME).map(({ seat }) => seat)).toEqual([CLEO, BEN]);
    expect(since(all, 4, ME).map(({ seat }) => seat)).toEqual([CLEO]);
  });

  it('that took something from the reader come first of all', () => {
    const taken: Told = { event: 'move', from: 'hand/0', to: 'hand/1', kind: 'corn', count: 1 } as Told;
    const rows = [...ROWS.slice(0, 2), row(3, BEN, [0, 0, 0], does(BEN, 'trade'), taken), row(4, CLEO, [0, 0, 30], does(CLEO, 'build'))]; // prettier-ignore
    expect(since(turns(rows, words, names, ME, CHAPTERS), 2, ME).map(({ seat }) => seat)).toEqual([BEN, CLEO]);
  });

  it('that were taken back are none, and their lines are struck out', () => {
    const rows = [...ROWS, row(7, CLEO, [0, 3, 0], { event: 'undo', seat: CLEO, rows: [5, 6] } as Told)];
    expect(turns(rows, words, names, ME, CHAPTERS).map(({ seat }) => seat)).toEqual([ME, BEN]);
    const undone = lines(rows, words, names, ME).filter((line) => line.undone);
    expect(undone.map((line) => line.n)).toEqual([5, 6]);
  });

  it('say nothing of points where those are hidden', () => {
    const rows = ROWS.map(({ n, by, told }) => row(n, by, null, ...told));
    expect(turns(rows, words, names, ME, CHAPTERS)[1]?.gained).toEqual([]);
  });
});

describe('parts of the game', () => {
  it('tell what each seat gained in the one before, as great as themselves', () => {
    const rows = [
      row(1, null, [0, 0, 0], round(1), phase('A')),
      row(2, ME, [4, 0, 0], does(ME, 'build')),
      row(3, BEN, [4, 5, 0], does(BEN, 'build'), phase('B')),
      row(4, CLEO, [4, 5, 6], does(CLEO, 'build'), round(2), phase('A')),
    ];
    const found = chaptersOf(rows, words, names, CHAPTERS);
    expect(found.map(({ text, gained }) => [text, gained])).toEqual([
      ['Round 1 begins.', []],
      ['Phase A.', [0, 0, 0]],
      ['Phase B.', [4, 5, 0]],
      ['Round 2 begins.', [4, 5, 6]],
      ['Phase A.', [0, 0, 0]],
    ]);
    expect(found[3]?.short).toBe('Round 2');
  });
});
