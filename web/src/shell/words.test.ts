import { describe, expect, it } from 'vitest';
import { LANGUAGES, Words, type Language } from './words';

const files = import.meta.glob<string>(
  ['../../../src/fairwind/locale/*/*.ftl', '../../../src/fairwind/games/*/locale/*.ftl'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const read = (lang: Language, file: string): string =>
  files[`../../../src/fairwind/locale/${lang}/${file}.ftl`] ??
  files[`../../../src/fairwind/games/${file.replace('-', '_')}/locale/${lang}.ftl`] ??
  '';
const PARTS = { do: { take: ['seat', 'resource'], same: ['resource', 'size'] }, out: { draw: ['resource'] } };
const words = (lang: Language): Words =>
  new Words(
    lang,
    'mundus-novus',
    ['kernel', 'table', 'web', 'mundus-novus'].map((file) => read(lang, file)),
    {},
    PARTS,
  );
const names = ['Anna', 'Ben'];

describe('words', () => {
  it('tells an answer from its notation: seats as names, words translated', () => {
    expect(words('en').action('take 1 corn', names)).toBe('Take corn from Ben');
    expect(words('en').action('same sugar 3', names)).toBe('Set of one resource: 3 × sugar cane');
    expect(words('en').outcome('no-such-verb 3', names)).toBe('no-such-verb 3');
  });

  it('calls what a seat has by its word, and other things by their own', () => {
    const its = new Words('en', '', ['word-purse = purse\n', 'word-gold = gold\n', 'thing-die = the { $it }\n']);
    expect(['purse/0', 'store/0/gold', 'die/0/3', 'seat/1'].map((id) => its.thing(id, names))).toEqual([
      'purse',
      'gold',
      'the 3',
      'Ben',
    ]);
  });

  it('knows plurals', () => {
    expect(words('en').text('log-earned', { seat: 0, count: 1, source: 'income' }, names)).toBe(
      'Anna earns 1 doubloon (income).',
    );
    expect(words('en').text('log-earned', { seat: 0, count: 5, source: 'income' }, names)).toBe(
      'Anna earns 5 doubloons (income).',
    );
    expect(words('fr').text('log-earned', { seat: 0, count: 5, source: 'income' }, names)).toContain('5');
  });

  it('tells a missing text by its name and remembers it', () => {
    const spoken = words('de');
    expect(spoken.text('no-such-text')).toBe('no-such-text');
    expect(spoken.problems).toEqual(['de: no text no-such-text']);
  });

  it('fills what is printed into every text, after the facts of the moment', () => {
    const text = 'price = It costs { $coins }, { $goods }.';
    const printed = new Words('en', 'mundus-novus', [text, read('en', 'mundus-novus')], { coins: 7, goods: 'sugar' });
    expect(printed.text('price')).toBe('It costs 7, sugar cane.');
    expect(printed.text('price', { coins: 2 })).toBe('It costs 2, sugar cane.');
    expect(printed.problems).toEqual([]);
  });

  it('calls a thing what the edition calls it, with its value', () => {
    const parts = { do: { win: ['card'] }, out: {} };
    const called = { 'word-D12': 'caravel-card 14' };
    const printed = new Words('en', 'mundus-novus', [read('en', 'mundus-novus')], called, parts);
    expect(printed.action('win D12', names)).toBe('Take Caravel 14');
    expect(printed.word('D13')).toBe('D13');
    expect(printed.problems).toEqual([]);
  });

  it('has the rules by their numbers', () => {
    const spoken = new Words('en', 'bora-bora', [read('en', 'bora-bora')]);
    expect(spoken.rule('BB-3.1')).toBe(spoken.text('bb-3-1'));
    expect(spoken.rule('BB-3.1')).toMatch(/\.$/);
    const ruled = new Words('en', '', ['xx-1-1 = So.\n    .reason = The book is silent.\nxx-1-2 = Printed.\n']);
    expect(['XX-1.1', 'XX-1.2'].map((number) => ruled.reason(number))).toEqual(['The book is silent.', '']);
  });

  it('joins several words, and finds the text for all numbers', () => {
    const spoken = new Words('en', 'bora-bora', [read('en', 'bora-bora')]);
    expect(spoken.word('blue+blue+red')).toBe('blue, blue, red');
    expect([1, 7].map((n) => spoken.word(`regions-${n}`))).toEqual(['a hut in 1 region', 'huts in 7 regions']);
    expect(['space-12', 'a-thing-7'].map((value) => spoken.word(value))).toEqual(['space 12', 'a-thing-7']);
    expect(spoken.problems).toEqual([]);
  });

  it('leaves what is no word as it is', () => {
    expect(words('nl').word('xyzzy')).toBe('xyzzy');
    expect(words('en').word('sugar')).toBe('sugar cane');
  });

  it('says the same things in every language', () => {
    const messages = (lang: Language): string[] =>
      [...read(lang, 'web').matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '').sort();
    for (const lang of LANGUAGES) expect(messages(lang)).toEqual(messages('en'));
  });

  it('has every text that the shell asks for', () => {
    const sources = import.meta.glob<string>('./*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
    const spoken = words('en');
    const missing: string[] = [];
    for (const [file, source] of Object.entries(sources)) {
      if (file.endsWith('.test.ts')) continue;
      for (const match of source.matchAll(/'((?:web|table)-[a-z0-9-]+)'/g)) {
        const name = match[1] ?? '';
        if (!spoken.has(name) && !name.endsWith('-')) missing.push(`${file}: ${name}`);
      }
    }
    expect(missing).toEqual([]);
  });
});
