// What is printed on the cards of Mundus Novus, looked up by name. Display only.
import type { Words } from '../../shell/words';

export interface Resource {
  name: string;
  value?: number;
  copies: number;
  rarity?: string;
}

export interface Development {
  id: string;
  kind: string;
  caravel?: number;
  class?: string;
  slots?: number;
  income?: number;
  event?: string;
  power?: string;
}

export interface Edition {
  resource: Resource[];
  relic: { copies: number };
  development: Development[];
  aid: { goal: number; row: number };
}

export type Cards = Readonly<Record<string, number>>;

const CLASSES: Record<string, string> = { common: '1–3', uncommon: '4–6', rare: '7–9' };
const ORDER = 'cocoa corn tobacco coffee cotton sugar potato indigo vanilla relic'.split(' ');

/** Which rule tells what a card or an event does: its text is the explanation. */
const TOLD_BY: Record<string, string> = {
  caravel: 'mn-7-1',
  merchant: 'mn-5-16',
  warehouse: 'mn-7-3',
  shipyard: 'mn-7-2',
  'kings-help': 'mn-2-3',
  natives: 'mn-2-4',
  storm: 'mn-2-6',
  fire: 'mn-2-8',
  pirates: 'mn-2-9',
  almagro: 'mn-7-4',
  'de-la-cosa': 'mn-7-6',
  'las-casas': 'mn-7-8',
  pizarro: 'mn-7-10',
  ponce: 'mn-7-12',
  valdivia: 'mn-7-14',
  orellana: 'mn-7-15',
  coronado: 'mn-7-17',
  cortes: 'mn-5-20',
};

export const resourceOf = (edition: Edition, name: string): Resource | undefined =>
  edition.resource.find((one) => one.name === name);
export const developmentOf = (edition: Edition, id: string): Development =>
  edition.development.find((one) => one.id === id) ?? { id, kind: 'character' };
export const rarityOf = (edition: Edition, name: string): string =>
  name === 'relic' ? 'relic' : (resourceOf(edition, name)?.rarity ?? 'common');
export const classText = (card: Development): string => CLASSES[card.class ?? ''] ?? '';

/** The kinds of some cards, in the order of their numbers. */
export const kinds = (cards: Cards): [string, number][] =>
  Object.entries(cards).sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b));
export const total = (cards: Cards): number => Object.values(cards).reduce((sum, count) => sum + count, 0);

/** The sentence that explains a development. */
export function toldBy(words: Words, card: Development): string {
  const rule = TOLD_BY[card.power ?? card.kind];
  const income = card.income ? `${words.text('table-mn-income')}: ${card.income}. ` : '';
  const event = card.event ? ` ${words.text('table-mn-icon')}: ${words.word(card.event)}.` : '';
  return income + (rule ? words.text(rule) : '') + event;
}

/** The sentence that explains an event. */
export const eventTold = (words: Words, event: string): string =>
  TOLD_BY[event] ? words.text(TOLD_BY[event]) : words.word(event);
