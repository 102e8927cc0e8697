// The guide of a first game: it explains each kind of decision the first time it comes, and remembers that here.
import type { Words } from './words';

const PLACE = 'fairwind-guide';

type Seen = Record<string, string[]>;

function read(): Seen {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    if (kept === null || typeof kept !== 'object' || Array.isArray(kept)) return {};
    const lists = Object.entries(kept).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
    return Object.fromEntries(
      lists.map(([game, asks]) => [game, asks.filter((ask): ask is string => typeof ask === 'string')]),
    );
  } catch {
    return {};
  }
}

/** Whether this kind of decision was explained before. */
export const isExplained = (game: string, ask: string): boolean => (read()[game] ?? []).includes(ask);

/** Remember that it was. */
export function noteExplained(game: string, ask: string): void {
  const seen = read();
  if (seen[game]?.includes(ask)) return;
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...seen, [game]: [...(seen[game] ?? []), ask] }));
  } catch {
    // A browser without storage explains it again.
  }
}

/** Explain everything anew. */
export function forgetExplained(): void {
  try {
    localStorage.removeItem(PLACE);
  } catch {
    // Then nothing was remembered either.
  }
}

/** What a kind of decision is about, in a sentence or two; nothing if the game says nothing of it. */
export function guideOf(its: Words, ask: string): string {
  const message = ask.replace(/^ask-/, 'guide-');
  return its.has(message) ? its.text(message) : '';
}
