// What was practised in this browser: the puzzles of each game that were solved, the last one last.
import type { PuzzleListed } from './api';

const PLACE = 'fairwind-puzzles';

type Solved = Record<string, readonly string[]>;

function read(): Solved {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    if (kept === null || typeof kept !== 'object') return {};
    const games = Object.entries(kept).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
    return Object.fromEntries(
      games.map(([game, names]) => [game, names.filter((name): name is string => typeof name === 'string')]),
    );
  } catch {
    return {};
  }
}

/** The puzzles of a game that somebody has solved, in the order in which they did. */
export const solvedIn = (game: string): readonly string[] => read()[game] ?? [];

/** Remember that a puzzle was solved. */
export function noteSolved(game: string, puzzle: string): void {
  const solved = read();
  const before = (solved[game] ?? []).filter((name) => name !== puzzle);
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...solved, [game]: [...before, puzzle] }));
  } catch {
    // A browser without storage counts no puzzles.
  }
}

const seen = new Map<string, string[]>(); // by game, since the page was opened

/** The puzzles of a game that were looked at since the page was opened; with a name, that one now. */
export function seenPuzzles(game: string, puzzle = ''): readonly string[] {
  const before = (seen.get(game) ?? []).filter((name) => name !== puzzle);
  const all = puzzle ? [...before, puzzle] : before;
  seen.set(game, all);
  return all;
}

/**
 * The puzzle to go on with: one that was not solved, rather one that was not looked at lately, and near the level of the
 * one that was solved last; whoever has solved none begins with the easiest. None if there is no other.
 */
export function nextPuzzle(
  puzzles: readonly PuzzleListed[],
  solved: readonly string[],
  looked: readonly string[] = [],
): string | undefined {
  const known = new Map(puzzles.map(({ puzzle, difficulty }) => [puzzle, difficulty]));
  const last = solved.findLast((name) => known.has(name));
  const level = (last !== undefined && known.get(last)) || Math.min(...known.values());
  const rank = ({ puzzle, difficulty }: PuzzleListed): number[] => [
    Number(solved.includes(puzzle)),
    looked.lastIndexOf(puzzle), // what was seen longest ago comes first
    Math.abs(difficulty - level),
    -difficulty, // who has solved that level may try a harder one
  ];
  const others = puzzles.filter(({ puzzle }) => puzzle !== looked.at(-1));
  return others.toSorted((one, other) => compare(rank(one), rank(other)))[0]?.puzzle;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const i = one.findIndex((value, n) => value !== other[n]);
  return i < 0 ? 0 : (one[i] ?? 0) - (other[i] ?? 0);
}
