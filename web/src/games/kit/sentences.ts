// What a drawing says, put together from the game's words.
import type { Scene } from '../drawing';

/** The text with a capital letter, as a sentence or a heading begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The rules that explain these things, as text. */
export function explained({ words, explains }: Pick<Scene, 'words' | 'explains'>, ...things: string[]): string {
  const rules = new Set(things.flatMap((thing) => explains[thing] ?? []));
  return [...rules].map((number) => words.rule(number)).join(' ');
}
