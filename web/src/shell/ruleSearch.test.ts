import { describe, expect, it } from 'vitest';
import { foundRules } from './ruleSearch';

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
