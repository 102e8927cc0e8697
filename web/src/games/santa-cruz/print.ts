// What is printed on board, tiles and cards, and the sentences that explain it. Display only.
import type { Words } from '../../shell/words';
import type { SeatView, SiteView, View } from './view';

export interface Ellipse {
  id: string;
  x: number;
  y: number;
  rx: number;
  ry: number;
}

export interface PrintedSite {
  id: string;
  kind: string;
  island: string;
  x: number;
  y: number;
}

export interface ScoreCard {
  type: string;
  points: number;
  points_one: number;
  resources: string[];
  buildings: Record<string, number>;
  count: number;
  place: string;
}

/** `chart` of the view: what is printed, the same for a whole game. */
export interface Printed {
  width: number;
  height: number;
  volcano: number[];
  islands: Ellipse[];
  sites: PrintedSite[];
  roads: [string, string][];
  rivers: string[][];
  sets: Record<string, Record<string, number>>;
  score_cards: Record<string, ScoreCard>;
  birds: Record<string, number>;
  track: number;
}

/** The tables of the edition file that are not in the chart. */
export interface Edition {
  tiles?: { id: string; kind: string }[];
  score_cards?: (Partial<ScoreCard> & { id: string; [building: string]: unknown })[];
  birds?: { id: string; value: number }[];
}

export const WAYS = ['ship', 'road', 'river', 'double'] as const;
export const BUILDINGS = ['lighthouse', 'church', 'house'] as const;

export const printedOf = (view: View): Printed => view.chart as unknown as Printed;
export const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** A score card by name; a plain one if the edition does not know it. */
export function scoreCardOf(printed: Printed, id: string): ScoreCard {
  return (
    printed.score_cards[id] ?? {
      type: 'place',
      points: 0,
      points_one: 0,
      resources: [],
      buildings: {},
      count: 0,
      place: '',
    }
  );
}

/** The same from an edition's tables, for pieces in flight that have no view. */
export function scoreCardIn(edition: Edition, id: string): ScoreCard | null {
  const row = edition.score_cards?.find((card) => card.id === id);
  if (!row) return null;
  const buildings = Object.fromEntries(BUILDINGS.map((kind) => [kind, Number(row[kind] ?? 0)]));
  return { type: 'place', points: 0, points_one: 0, resources: [], count: 0, place: '', ...row, buildings };
}

/** How many tiles of each kind nobody has seen. */
export function unseenByKind(view: View, edition: Edition): Record<string, number> {
  const kinds = new Map((edition.tiles ?? []).map((tile) => [tile.id, tile.kind]));
  const counts: Record<string, number> = {};
  for (const tile of view.unseen) {
    const kind = kinds.get(tile) ?? '';
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** Whether the sets are being chosen, and whether piles wait to be taken. */
export const choosingSets = (view: View): boolean => view.round === 0 && view.seats.some((seat) => !seat.set);
export const takingPiles = (view: View): boolean => view.seats.some((seat) => seat.pile !== '');
export const holderOf = (view: View, set: string): number =>
  view.seats.findIndex((seat) => (seat.set || seat.pile) === set);
export const hasErupted = (view: View): boolean => view.seats.some((seat) => total(seat.rubble) > 0);
export const isEmpty = (seat: SeatView): boolean => total(seat.played) === 0 && seat.scored.length === 0;

/** A site in words: its name, what its tile shows, who is there. */
export function siteTold(words: Words, site: SiteView, kind: string, names: readonly string[], unseen: number): string {
  if (!site.tile) return words.text('help-site-hidden', { site: site.id, kind, count: unseen });
  const { building, points, shows, bonus } = site.tile;
  const parts = [words.text('help-site-open', { site: site.id, kind, building, points })];
  if (shows === 'bird') parts.push(words.text('help-site-bird'));
  else if (shows === 'fish') parts.push(words.text('help-site-fish', { bonus }));
  else if (shows !== 'nothing') parts.push(words.text('help-site-shows', { shows }));
  for (const seat of site.seats) parts.push(words.text('help-site-taken', { seat }, names));
  return parts.join(' ');
}

/** A score card in a sentence or two. */
export function scoreCardTold(words: Words, id: string, card: ScoreCard): string {
  const { points, points_one: one, resources } = card;
  const name = `${words.word(id)}: `;
  if (card.type === 'resources') {
    const fish = resources.includes('fish') ? ` ${words.text('help-card-fish')}` : '';
    const told =
      resources.length > 1
        ? words.text('help-card-pair', { resource: resources[0], other: resources[1], points, one })
        : words.text('help-card-resource', { resource: resources[0], points });
    return name + told + fish;
  }
  if (card.type === 'buildings') {
    const needs = Object.entries(card.buildings)
      .filter(([, count]) => count > 0)
      .map(([kind, count]) => `${count} × ${words.word(kind)}`);
    return name + words.text('help-card-buildings', { needs: needs.join(', '), points });
  }
  if (card.type === 'connected') return name + words.text('help-card-connected', { count: card.count, points });
  if (card.type === 'birds') return name + words.text('help-card-birds', { points });
  if (card.type === 'eruption') return name + words.text('help-card-eruption', { points: -points });
  return name + words.text('help-card-place', { place: card.place, points });
}

/** A set or a pile in words: how many cards of each kind. */
export function countsTold(words: Words, counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} × ${words.word(kind)}`)
    .join(', ');
}
