// What is printed on board, tiles and cards, and the sentences that explain it. Display only.
import type { Words } from '../../shell/words';
import { total } from '../kit/counts';
import type { Edition, PrintedScoreCard } from './printed';
import type { SeatView, SiteView, View } from './view';

export const WAYS = ['ship', 'road', 'river', 'double'] as const;
export const BUILDINGS = ['lighthouse', 'church', 'house'] as const;

const BLANK: PrintedScoreCard = {
  type: 'place',
  points: 0,
  points_one: 0,
  resources: [],
  buildings: {},
  count: 0,
  place: '',
};

/** A score card by name; a blank one if the edition does not know it. */
export const scoreCardOf = (edition: Edition, id: string): PrintedScoreCard => edition.score_cards[id] ?? BLANK;

/** The construction cards that one knows in a seat's hand, and the letter of their set: all of one's own. */
export function heldBy(view: View, who: number, seat: number | null): { set: string; cards: Record<string, number> } {
  if (who === seat && view.own) return view.own;
  return view.seats[who] ?? { set: '', cards: {} };
}

/** Who has a set, in hand or in the pile, as far as one knows; -1 if nobody. */
export const holderOf = (view: View, set: string, seat: number | null): number =>
  view.seats.findIndex((one, who) => (heldBy(view, who, seat).set || one.pile) === set);
export const hasErupted = (view: View): boolean => view.seats.some((seat) => total(seat.rubble) > 0);
export const isEmpty = (seat: SeatView): boolean => total(seat.played) === 0 && seat.scored.length === 0;

/** The rules that explain a thing, as their texts. */
export const rulesOf = (words: Words, explains: Readonly<Record<string, readonly string[]>>, thing: string): string =>
  (explains[thing] ?? []).map((number) => words.rule(number)).join(' ');

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
export function scoreCardTold(words: Words, id: string, card: PrintedScoreCard): string {
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
