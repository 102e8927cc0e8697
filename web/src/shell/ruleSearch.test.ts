import { describe, expect, it } from 'vitest';
import { foundRules, marked } from './ruleSearch';

const rule = (number: string, text: string, reason = ''): { number: string; text: string; reason: string } => ({
  number,
  text,
  reason,
});
const RULES = [
  rule('SM-1.1', 'Les dés sont jetés.'),
  rule('SM-1.10', 'Chacun choisit une colonie.', 'À cause de l’édition.'),
  rule('SM-11.1', 'Un événement vaut 40 points.'),
  rule('FW-4', 'Tu réponds à ce qui est demandé.'),
];
const numbers = (search: string): string[] => foundRules(RULES, search).map((one) => one.number);

describe('the search of the rules', () => {
  it('finds every rule when nothing is looked for', () => {
    expect(numbers('  ')).toHaveLength(RULES.length);
  });

  it('finds by words, ignoring case and accents, also in the reason', () => {
    expect(numbers('EVENEMENT')).toEqual(['SM-11.1']);
    expect(numbers('Événement points')).toEqual(['SM-11.1']);
    expect(numbers('edition')).toEqual(['SM-1.10']);
    expect(numbers('événement dés')).toEqual([]);
  });

  it('finds a rule by its number, and no longer one with it', () => {
    for (const typed of ['SM-1.1', 'sm 1.1', 'sm1.1', '1.1']) expect(numbers(typed)).toEqual(['SM-1.1']);
    expect(numbers('FW-4')).toEqual(['FW-4']);
  });

  it('finds a chapter by its number', () => {
    expect(numbers('SM-1')).toEqual(['SM-1.1', 'SM-1.10']);
  });

  it('takes a number alone for one in a text', () => {
    expect(numbers('40')).toEqual(['SM-11.1']);
  });
});

describe('what was looked for', () => {
  const hits = (text: string, search: string): string[] =>
    marked(text, search)
      .filter((piece) => piece.hit)
      .map((piece) => piece.text);
  const whole = (text: string, search: string): string =>
    marked(text, search)
      .map((piece) => piece.text)
      .join('');

  it('stands out as it is written, whatever its case and accents', () => {
    expect(hits('Un événement vaut pour tous les Événements.', 'EVENEMENT')).toEqual(['événement', 'Événement']);
    expect(hits('Großes Lager, große Flotte', 'GRO')).toEqual(['Gro', 'gro']);
    expect(hits('u\u0308ber U\u0308bung', 'ub')).toEqual(['u\u0308b', 'U\u0308b']);
  });

  it('is every word of the search, also where two touch or overlap', () => {
    expect(hits('wood and grain', 'grain wood')).toEqual(['wood', 'grain']);
    expect(hits('banana', 'ana')).toEqual(['anana']);
  });

  it('is the number alone where a number is looked for', () => {
    expect(hits('SM-5.4', 'sm 5.4')).toEqual(['5.4']);
    expect(hits('A small thing', 'sm 5.4')).toEqual([]);
  });

  it('leaves the text as it is', () => {
    for (const search of ['', ' ', 'dés', 'x', '\u{1f3b2}'])
      expect(whole('Les dés \u{1f3b2} sont jetés.', search)).toBe('Les dés \u{1f3b2} sont jetés.');
    expect(marked('Les dés', '')).toEqual([{ text: 'Les dés', hit: false }]);
  });
});
