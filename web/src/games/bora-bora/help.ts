// The texts of the rules that explain a thing one hovers over; which rules these are is told by the game.
import type { Words } from '../../shell/words';

/** The sentences that explain some things, by their names. */
export type Told = (...things: string[]) => string;

export const telling =
  (words: Words, explains: Readonly<Record<string, readonly string[]>>): Told =>
  (...things) =>
    things
      .flatMap((thing) => explains[thing] ?? [])
      .map((rule) => words.rule(rule))
      .join(' ');
