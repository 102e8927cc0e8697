// What is spoken of, found on the table: things, places, what lies there, and players.
import { tick, untrack } from 'svelte';
import { PHONE } from './arrangement';
import { moving } from './settings.svelte';
import { around, scrollFor, seenTogether, type Box } from './spotlight';
import type { Tabs } from './tabs.svelte';
import { isShown } from './things';

/** The names by which a thing may be drawn: its own, then what it lies in. */
function namesOf(thing: string): string[] {
  const parts = thing.split('/');
  return parts.slice(1).map((_, i) => parts.slice(0, parts.length - i).join('/'));
}

/** Where a thing is drawn, in a hidden part too; rather on the boards than beside a name. */
export function drawnAs(table: Element, thing: string): Element[] {
  for (const name of thing.includes('/') ? namesOf(thing) : [thing]) {
    const quoted = CSS.escape(name);
    const found = [...table.querySelectorAll(`[data-id="${quoted}"], [data-place="${quoted}"]`)];
    if (found.length === 0) continue;
    const apart = found.filter((one) => !one.closest('.seats'));
    return (apart.length > 0 ? apart : found).map((one) => (isPlayer(name) ? (one.closest('.seat') ?? one) : one));
  }
  return [];
}

const isPlayer = (name: string): boolean => /^seat\/\d+$/.test(name);

/** What is seen of a thing: the shape that is its edge, if it has one. */
function boxOf(element: Element): Box {
  const edges = element.querySelectorAll('.edge');
  const { left, top, right, bottom } = (
    edges.length === 1 && edges[0] && !element.matches('.seat') ? edges[0] : element
  ).getBoundingClientRect();
  return { left, top, right, bottom };
}

/** The boxes of the things that are on show. */
export function boxesOf(table: Element, things: readonly string[]): Box[] {
  const shown = things.flatMap((thing) => drawnAs(table, thing)).filter(isShown);
  return [...new Set(shown)].map(boxOf).filter((box) => box.right > box.left && box.bottom > box.top);
}

const EDGE = 16; // pixels that things keep off what lies over the page

/** The larger part of the window that a card leaves free above what is asked, from top to bottom. */
function freeOf(table: Element, card: Element): [number, number] {
  const { top, bottom } = card.getBoundingClientRect();
  const end = Math.min(innerHeight, table.querySelector('.prompt')?.getBoundingClientRect().top ?? innerHeight);
  const above = Math.min(top, end);
  return above >= end - bottom ? [EDGE, above - EDGE] : [bottom + EDGE, end - EDGE];
}

/** Scroll the page until these things are in sight beside a card that lies over it. */
export function bringBeside(table: Element, things: readonly string[], card: Element): void {
  const found = boxesOf(table, things);
  if (found.length === 0) return;
  const [top, bottom] = freeOf(table, card);
  const by = scrollFor(around(seenTogether(found, bottom - top)), top, bottom);
  if (by !== 0) scrollBy({ top: by, behavior: moving() ? 'smooth' : 'instant' });
}

/** Open the part in which the coach's best option is drawn; on a phone it comes into sight beside the card. */
export function showBest(table: Element | undefined, things: readonly string[], tabs: Pick<Tabs, 'turnTo'>): void {
  const [first] = things;
  if (!table || !first) return;
  const drawn = drawnAs(table, first);
  untrack(() => tabs.turnTo(drawn));
  void tick().then(() => {
    const card = table.querySelector('.hint-card');
    if (card && innerWidth < PHONE) bringBeside(table, things, card);
  });
}
