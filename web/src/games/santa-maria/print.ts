// What is printed on boards, tiles and ships of Santa Maria, looked up for drawing. Display only.
import type { Words } from '../../shell/words';
import { capital } from '../kit/sentences';
import type { Scene } from '../drawing';
import type { AmountFace, CellFace, Edition } from './printed';

export const SIDE = 6;

const NO_FACE: CellFace = { terrain: 'empty', colonists: 0, effects: [] };

/** What a cell shows, by its name in the view. */
export const faceOf = (edition: Edition, shows: string): CellFace => edition.cells[shows] ?? NO_FACE;

/** The id of a cell of a seat's colony, by its number from the top left. */
export const cellId = (who: number, n: number): string => `cell/${who}/${Math.floor(n / SIDE) + 1}-${(n % SIDE) + 1}`;

/** The number of the cell with this id in a seat's colony, or -1. */
export const cellNumber = (who: number, id: string): number =>
  Array.from({ length: SIDE * SIDE }, (_, n) => cellId(who, n)).indexOf(id);

/** Where the cells of a tile lie when it is turned clockwise by quarters: columns and rows from its first cell. */
const EAST = [1, 0, -1, 0];
const SOUTH = [0, 1, 0, -1];
export function spots(count: number, turn: number): [number, number][] {
  const step = (direction: number): [number, number] => [EAST[direction % 4] ?? 0, SOUTH[direction % 4] ?? 0];
  return [[0, 0], ...(count > 1 ? [step(turn)] : []), ...(count > 2 ? [step(turn + 1)] : [])] as [number, number][];
}

/** Words for a tooltip: terrains and all that effects without a price name. */
export function cellHelp(edition: Edition, ...cells: string[]): string {
  const named = cells
    .map((shows) => faceOf(edition, shows))
    .flatMap(({ terrain, effects }) => [
      terrain,
      ...effects
        .filter(({ pays }) => pays.length === 0)
        .flatMap(({ gains }) => gains.flatMap(({ amounts }) => amounts.map(({ thing }) => thing))),
    ]);
  return [...new Set(named)].join(' ');
}

/** A gain in words. */
export const gainWords = (words: Words, gain: readonly AmountFace[]): string =>
  gain.map(({ count, word }) => `${count} ${words.word(word)}`).join(' + ');

/** What a place for monks means, in a sentence: the rules that explain it, or what a camp gives. */
export function placeTold(
  { words, explains }: Pick<Scene, 'words' | 'explains'>,
  place: string,
  gives: readonly AmountFace[] = [],
): string {
  const rules = explains[place] ?? [];
  if (gives.length > 0) return `${capital(words.word(place))}: ${gainWords(words, gives)}.`;
  return rules.map((number) => words.rule(number)).join(' ') || capital(words.word(place));
}

/** What scholars can do, and what bishops reward: the signs on their tiles. */
export const POWERS = [
  ...['astronomy', 'taxation', 'botany', 'philosophy', 'mathematics', 'construction', 'industrialization'],
  ...['basic_economics', 'advanced_economics', 'logistics'],
  ...['square', 'dock', 'towns', 'colonists', 'area', 'diversity'],
];
