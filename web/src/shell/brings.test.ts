import { describe, expect, it } from 'vitest';
import type { OptionPreview } from './api';
import { brings, grouped, warning } from './brings';
import { Words } from './words';

const NOTHING: OptionPreview = {
  do: 'x', gains: [], points: [], weight: '', ends: null, then: null, follows: [], skips: '',
  means: { facts: {}, rules: [], case: '' },
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

describe('what options do', () => {
  const game = new Words(
    'en',
    'it',
    ['does-take = It then lies with { $seat }.\n', 'does-pass-set = Your turn is over.\n', 'it-1-2 = Sets pay.\n'],
    {},
    { do: { take: ['thing'], pass: [] }, out: {} },
  );
  const preview = (notation: string, means: Partial<OptionPreview['means']>): [string, OptionPreview] => [
    notation,
    { ...NOTHING, do: notation, means: { ...NOTHING.means, ...means } },
  ];

  it('is said once for those that stand together and do the same', () => {
    const previews = new Map([
      preview('take a', { facts: { seat: 1 } }),
      preview('take b', { facts: { seat: 1 } }),
      preview('pass set', { case: 'set', rules: ['IT-1.2'] }),
    ]);
    const options = ['take a', 'take b', 'pass set', 'other'].map((notation) => ({ do: notation, touch: [] }));
    const groups = grouped(options, previews, game, ['Ann', 'Ben']);
    expect(groups.map((group) => [group.options.map((one) => one.option.do), group.means])).toEqual([
      [['take a', 'take b'], 'It then lies with Ben.'],
      [['pass set'], 'Your turn is over. Sets pay.'],
      [['other'], ''],
    ]);
  });

  it('is said with each option where it differs, and with all of them where it does not', () => {
    const previews = new Map([
      preview('take a', { facts: { seat: 0 }, rules: ['IT-1.2'] }),
      preview('take b', { facts: { seat: 1 }, rules: ['IT-1.2'] }),
    ]);
    const options = ['take a', 'take b'].map((notation) => ({ do: notation, touch: [] }));
    expect(grouped(options, previews, game, ['Ann', 'Ben'])).toEqual([
      {
        options: [
          { option: options[0], means: 'It then lies with Ann.' },
          { option: options[1], means: 'It then lies with Ben.' },
        ],
        means: 'Sets pay.',
      },
    ]);
  });
});
