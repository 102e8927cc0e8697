import { describe, expect, it } from 'vitest';
import type { OptionPreview } from './api';
import { brings, warning } from './brings';
import { Words } from './words';

const NOTHING: OptionPreview = {
  do: 'x', gains: [], points: [], weight: '', ends: null, then: null, follows: [], skips: '',
}; // prettier-ignore
const web = new Words('en', '', [
  'web-brings-points = { $count ->\n    [one] point\n   *[other] points\n}\n',
  'web-brings-nothing = brings nothing now\n',
  'web-weighs-nothing = That brings you nothing now.\n',
  'web-weighs-ends = That ends something.\n',
]);
const its = new Words('en', 'it', [
  'brings-coins = { $count ->\n    [one] coin\n   *[other] coins\n}\n',
  'word-wood = wood\n',
  'score-colonists = Colonists\n',
  'then-win-development = wins card 1 to { $reach }\n',
  'ends-year = Ends your year with { $dice } dice unused.\n',
]);

describe('what an option brings', () => {
  it('is its price, its gain and its points', () => {
    const preview = { ...NOTHING, gains: [['wood', 1], ['coins', -1]], points: [['colonists', 3]] } as OptionPreview; // prettier-ignore
    expect(brings(preview, web, its)).toBe('−1 coin, +1 wood, +3 points (Colonists)');
  });

  it('is what can be chosen next, if the game has words for it', () => {
    const then = { what: 'win-development', facts: { reach: 3 } };
    expect(brings({ ...NOTHING, then }, web, its)).toBe('wins card 1 to 3');
    expect(brings({ ...NOTHING, then: { ...then, what: 'other' } }, web, its)).toBe('');
  });

  it('is said to be nothing, and warned of', () => {
    const nothing = { ...NOTHING, weight: 'nothing' } as const;
    expect(brings(nothing, web, its)).toBe('brings nothing now');
    expect(warning(nothing, web, its)).toBe('That brings you nothing now.');
    const ends = { ...NOTHING, weight: 'ends', ends: { what: 'year', facts: { dice: 2 } } } as const;
    expect(warning(ends, web, its)).toBe('Ends your year with 2 dice unused.');
    expect(warning({ ...ends, ends: { what: 'age', facts: {} } }, web, its)).toBe('That ends something.');
    expect([brings(undefined, web, its), warning(undefined, web, its), warning(NOTHING, web, its)]).toEqual([
      '',
      '',
      '',
    ]);
  });
});
