import { beforeEach, describe, expect, it } from 'vitest';
import { keptTexts } from './keptTexts';
import { nextPuzzle, noteSolved, solvedIn } from './practised';

const PLACE = 'fairwind-puzzles';
const listed = (...levels: number[]) => levels.map((difficulty, i) => ({ puzzle: `p${i}`, difficulty, seats: 2 }));

describe('what was practised', () => {
  let kept: Map<string, string>;

  beforeEach(() => {
    kept = keptTexts();
  });

  it('keeps what was solved, game by game, each once and the last one last', () => {
    for (const puzzle of ['p1', 'p2', 'p1']) noteSolved('a', puzzle);
    noteSolved('b', 'p7');
    expect(solvedIn('a')).toEqual(['p2', 'p1']);
    expect(solvedIn('b')).toEqual(['p7']);
    expect(solvedIn('c')).toEqual([]);
  });

  it('does without what is not as it should be', () => {
    for (const text of ['nonsense', 'null', '[]', '{"a": {"p1": true}, "b": ["p1", 3]}']) {
      kept.set(PLACE, text);
      expect(solvedIn('a')).toEqual([]);
    }
    expect(solvedIn('b')).toEqual(['p1']);
    noteSolved('a', 'p1');
    expect(solvedIn('a')).toEqual(['p1']);
  });
});

describe('the next puzzle', () => {
  it('is the easiest for whoever has solved none', () => {
    expect(nextPuzzle(listed(5, 2, 9), [])).toBe('p1');
  });

  it('is near the level of the one that was solved last, rather a harder one', () => {
    const puzzles = listed(1, 3, 5, 7, 9);
    expect(nextPuzzle(puzzles, ['p0', 'p2'])).toBe('p3');
    expect(nextPuzzle(puzzles, ['p2', 'p0'])).toBe('p1');
    expect(nextPuzzle(puzzles, ['p2', 'p3', 'p4'])).toBe('p1');
  });

  it('is not the one on show, and not what was just passed over', () => {
    const puzzles = listed(1, 1, 1, 8);
    expect(nextPuzzle(puzzles, [], ['p0'])).toBe('p1');
    expect(nextPuzzle(puzzles, [], ['p0', 'p1'])).toBe('p2');
    expect(nextPuzzle(puzzles, [], ['p0', 'p1', 'p2'])).toBe('p3');
    expect(nextPuzzle(puzzles, [], ['p0', 'p1', 'p2', 'p3'])).toBe('p0');
  });

  it('has been solved before only if all have', () => {
    expect(nextPuzzle(listed(1, 9), ['p0'], [])).toBe('p1');
    expect(nextPuzzle(listed(1, 2), ['p0', 'p1'], ['p1'])).toBe('p0');
    expect(nextPuzzle(listed(1), [], ['p0'])).toBeUndefined();
    expect(nextPuzzle([], [])).toBeUndefined();
  });

  it('forgets what is no longer among the puzzles', () => {
    expect(nextPuzzle(listed(4, 6), ['p1', 'gone'], [])).toBe('p0');
  });
});
