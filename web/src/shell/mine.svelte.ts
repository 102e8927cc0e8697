// The tables of this visitor, looked at every so often while the page can be seen.
import { api, type TableHeld, type TablesHeld } from './api';
import { keptHere } from './place';
import { at } from './route.svelte';
import type { Words } from './words';

const EVERY = 20_000;
const FEW = 4; // finished tables in the lobby

const PLACE = 'fairwind-mine';
const BUILD = import.meta.url; // another build may write them otherwise; the name of its file is another one

export const mine: { held: TablesHeld | null } = $state({ held: seenLast() });

/** Python takes seconds to start in this browser: until it can be asked, what was seen at the last look is shown. */
function seenLast(): TablesHeld | null {
  if (!keptHere) return null;
  try {
    const { build, held } = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as { build?: string; held?: TablesHeld };
    return build === BUILD ? (held ?? null) : null;
  } catch {
    return null;
  }
}

function remember(held: TablesHeld): void {
  if (!keptHere) return;
  try {
    localStorage.setItem(PLACE, JSON.stringify({ build: BUILD, held }));
  } catch {
    // They come when Python has started.
  }
}

/** Look now; what cannot be had comes with the next look. */
export async function lookAtMine(): Promise<void> {
  try {
    const finished = at.route.page === 'lobby' ? FEW : 0;
    const held = await api.mine(finished);
    if (finished === 0 && mine.held) held.finished = mine.held.finished;
    mine.held = held;
    remember(held);
  } catch {
    // A courtesy: the page works without it.
  }
}

/** Look every so often, and at once whenever somebody comes back to the page. */
export function watchMine(): () => void {
  const look = (): void => {
    if (!document.hidden) void lookAtMine();
  };
  const timer = setInterval(look, EVERY);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** How many tables wait for this visitor, but for the one that is open. */
export function turnsElsewhere(): number {
  const here = at.route.page === 'table' ? at.route.id : '';
  return (mine.held?.running ?? []).filter((table) => table.yours && table.id !== here).length;
}

/** A title for the tab: with how many tables wait elsewhere. */
export function titled(text: string): string {
  const turns = turnsElsewhere();
  return turns > 0 ? `(${turns}) ${text}` : text;
}

/** The players at a table but for the visitor. */
export function othersAt(table: TableHeld): string[] {
  return table.seats.filter((seat, who) => !table.mine.includes(who) && seat.kind !== 'open').map((seat) => seat.name);
}

/** How a finished game ended for the visitor: for the best of their seats. */
export function outcomeOf({ result, mine: seats, seats: { length } }: TableHeld, words: Words): string {
  if (!result) return words.text('web-mine-over');
  const place = Math.min(...seats.map((seat) => result.places[seat] ?? length));
  const best = seats.find((seat) => result.places[seat] === place) ?? 0;
  const facts = { place, seats: length, count: result.points[best] ?? 0 };
  return words.text(place === 1 ? 'web-mine-won' : 'web-mine-place', facts);
}
