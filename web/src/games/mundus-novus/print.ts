// What is printed on the cards of Mundus Novus, looked up by name, and what explains it. Display only.
import type { Words } from '../../shell/words';
import type { Edition, PrintedDevelopment, PrintedResource } from './printed';

export type { Edition, PrintedDevelopment } from './printed';
export type Cards = Readonly<Record<string, number>>;
/** The rules that explain a thing, by its name. */
export type Explains = Readonly<Record<string, readonly string[]>>;

export const resourceOf = (edition: Edition, name: string): PrintedResource | undefined =>
  edition.resources.find((one) => one.name === name);
export const developmentOf = (edition: Edition, id: string): PrintedDevelopment | undefined =>
  edition.developments.find((one) => one.id === id);

/** The kinds of some cards, in the order of their numbers. */
export const kinds = (edition: Edition, cards: Cards): [string, number][] =>
  edition.resources.flatMap(({ name }): [string, number][] => (cards[name] ? [[name, cards[name]]] : []));

/** The rules that explain a thing, as a text. */
export const explained = (words: Words, explains: Explains, thing: string): string =>
  (explains[thing] ?? []).map((number) => words.rule(number)).join(' ');

/** What explains a development: its income, its power, its event. */
export function toldBy(words: Words, explains: Explains, edition: Edition, id: string): string {
  const card = developmentOf(edition, id);
  if (!card) return '';
  const income = card.income ? `${words.text('table-mn-income')}: ${card.income}.` : '';
  const event = card.event ? `${words.text('table-mn-icon')}: ${words.word(card.event)}.` : '';
  return [income, explained(words, explains, card.power || card.kind), event].filter(Boolean).join(' ');
}

/** What explains a resource card: how far its sets reach; a relic has a text of its own. */
export function resourceTold(words: Words, edition: Edition, name: string): string | undefined {
  const card = resourceOf(edition, name);
  if (!card?.value) return undefined;
  return words.text('web-mn-resource', { number: card.value, rarity: card.rarity, reach: card.reach });
}
