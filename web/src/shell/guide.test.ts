import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptTexts } from './keptTexts';
import { forgetExplained, guideOf, isExplained, noteExplained } from './guide';
import { Words } from './words';

describe('the guide', () => {
  let kept: Map<string, string>;

  beforeEach(() => {
    kept = keptTexts();
  });

  it('explains each kind of decision once, in each game', () => {
    expect(isExplained('santa-cruz', 'ask-land')).toBe(false);
    noteExplained('santa-cruz', 'ask-land');
    noteExplained('santa-cruz', 'ask-land');
    noteExplained('santa-cruz', 'ask-choose-card');
    expect(isExplained('santa-cruz', 'ask-land')).toBe(true);
    expect(isExplained('bora-bora', 'ask-choose-card')).toBe(false);
    expect([...kept.values()]).toEqual(['{"santa-cruz":["ask-land","ask-choose-card"]}']);
  });

  it('can begin anew', () => {
    noteExplained('santa-cruz', 'ask-land');
    forgetExplained();
    expect(isExplained('santa-cruz', 'ask-land')).toBe(false);
  });

  it('bears with what somebody else has stored, and with a browser that stores nothing', () => {
    for (const stored of ['[', '7', 'null', '[]', '{"santa-cruz": 3}', '{"santa-cruz": [3]}']) {
      kept.set('fairwind-guide', stored);
      expect(isExplained('santa-cruz', 'ask-land')).toBe(false);
    }
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    noteExplained('santa-cruz', 'ask-land');
    expect(isExplained('santa-cruz', 'ask-land')).toBe(false);
  });

  it('says what the game says of a decision, and nothing where it says nothing', () => {
    const its = new Words('en', 'santa-cruz', ['guide-land = You land.\n']);
    expect(guideOf(its, 'ask-land')).toBe('You land.');
    expect(guideOf(its, 'ask-else')).toBe('');
    expect(its.problems).toEqual([]);
  });
});
