import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptTexts } from './keptTexts';
import { answersIn, comesNext, isBegun, isDone, noteAnswers, noteDone } from './learned';

const PLACE = 'fairwind-lessons';

describe('what was learned', () => {
  let kept: Map<string, string>;

  beforeEach(() => {
    kept = keptTexts();
  });

  it('keeps the answers of each lesson, game by game', () => {
    noteAnswers('a', 'aim', ['next', 'choice 2']);
    noteAnswers('b', 'aim', ['next']);
    noteAnswers('a', 'turn', ['build 1']);
    expect(answersIn('a', 'aim')).toEqual(['next', 'choice 2']);
    expect(answersIn('b', 'aim')).toEqual(['next']);
    expect(answersIn('b', 'turn')).toEqual([]);
    expect(isBegun('a', 'turn')).toBe(true);
    expect(isBegun('b', 'turn')).toBe(false);
  });

  it('begins a finished lesson anew, and remembers that it was finished', () => {
    noteAnswers('a', 'aim', ['next']);
    noteDone('a', 'aim');
    expect([isDone('a', 'aim'), isBegun('a', 'aim')]).toEqual([true, false]);
    noteAnswers('a', 'aim', ['next']);
    expect([isDone('a', 'aim'), isBegun('a', 'aim')]).toEqual([true, true]);
  });

  it('goes on with what was begun, else with the first that is not finished', () => {
    const course = ['aim', 'turn', 'points'];
    expect(comesNext('a', course)).toBe('aim');
    noteDone('a', 'aim');
    expect(comesNext('a', course)).toBe('turn');
    noteAnswers('a', 'points', ['next']);
    expect(comesNext('a', course)).toBe('points');
    noteAnswers('a', 'aim', ['next']); // to read it once more is no reason to stay there
    expect(comesNext('a', course)).toBe('points');
    noteDone('a', 'points');
    noteDone('a', 'turn');
    expect(comesNext('a', course)).toBeUndefined();
  });

  it('takes nothing from what it cannot read', () => {
    for (const text of ['no json', '[]', 'null', '{"a": 3}', '{"a": {"aim": 3}}', '{"a": {"aim": {"answers": "x"}}}']) {
      kept.set(PLACE, text);
      expect([answersIn('a', 'aim'), isDone('a', 'aim')]).toEqual([[], false]);
    }
    kept.set(PLACE, '{"a": {"aim": {"answers": ["next", 4], "done": "yes"}}}');
    expect([answersIn('a', 'aim'), isDone('a', 'aim')]).toEqual([['next'], false]);
  });

  it('works in a browser without storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
    });
    noteAnswers('a', 'aim', ['next']);
    expect(answersIn('a', 'aim')).toEqual([]);
  });
});
