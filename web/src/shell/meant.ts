// What the things of a table mean to whoever is asked: their names, what touching them brings, and which need a button.
import type { Answering } from './answering.svelte';
import { brings } from './brings';
import type { Words } from './words';

const FEW = 3; // so many things of a part that is not open are offered as buttons

/** What a thing is called: the answer that it means, or its own name. */
export function nameOf(thing: string, answering: Answering, its: Words | null, names: readonly string[]): string {
  const meant = answering.meant(thing);
  return (meant ? its?.action(meant.do, names, meant.details) : its?.thing(thing, names)) ?? thing;
}

/** What touching a thing would bring at once, in words. */
export function broughtBy(thing: string, answering: Answering, words: Words, its: Words | null): string {
  const meant = answering.meant(thing);
  return meant && its ? brings(answering.previews.get(meant.do), words, its) : '';
}

/** Of the things that no drawing shows, and those in parts that are not open, the ones to offer as buttons. */
export function asButtons(answering: Answering, undrawn: readonly string[], hidden: readonly string[]): string[] {
  const mine = (all: readonly string[]): string[] => all.filter((one) => answering.touchable.has(one));
  const away = mine(hidden);
  return [...mine(undrawn), ...(away.length <= FEW ? away : [])];
}
