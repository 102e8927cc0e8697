// What players may agree on, and what suits a first game.
import type { GameShown, VariantShown } from './api';
import type { Words } from './words';

const PLACE = 'fairwind-played';

function played(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name): name is string => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether no game of this kind was played to its end in this browser. */
export const isFirst = (game: string): boolean => !played().includes(game);

/** Remember that one was. */
export function notePlayed(game: string): void {
  if (!isFirst(game)) return;
  try {
    localStorage.setItem(PLACE, JSON.stringify([...played(), game]));
  } catch {
    // A browser without storage offers the set-up for a first game again.
  }
}

/** The variants to begin with: what suits a first game, if this is one. */
export const usualVariants = (game: GameShown): Record<string, string> =>
  isFirst(game.name) ? { ...game.first_game } : {};

export const variantName = (its: Words, variant: string): string =>
  its.has(`variant-${variant}`) ? its.text(`variant-${variant}`) : variant;

export function variantValue(its: Words, variant: string, value: string): string {
  const message = `variant-${variant}-${value}`;
  return its.has(message) ? its.text(message) : its.word(value);
}

/** The values that make sense at a table of so many: no seat that is not there. */
export const valuesFor = (variant: VariantShown, seats: number): string[] =>
  variant.values.filter((value) => Number(/^seat-(\d+)$/.exec(value)?.[1] ?? 1) <= seats);
