// What is printed on boards, tiles and ships of Santa Maria, read for drawing. Display only.
import type { Words } from '../../shell/words';
import type { View } from './view';

export interface Printed {
  id: string;
  cells: string[];
}

export interface Edition {
  town_hall: Printed[];
  road: Printed[];
  docks: { order: string[]; income: number[] };
  retreat: { coins: number };
  bishops: Record<string, number | number[]>;
  year: Record<'two' | 'three' | 'four', number[]>[];
}

export const GOODS = ['wood', 'grain', 'sugar', 'gem', 'gold'] as const;
export const SIDE = 6;

/** Rule numbers whose sentences explain a scholar or a bishop. */
const TOLD_BY: Record<string, string> = {
  astronomy: 'sm-14-1',
  taxation: 'sm-14-2',
  botany: 'sm-14-3',
  philosophy: 'sm-14-4',
  mathematics: 'sm-14-5',
  construction: 'sm-14-6',
  industrialization: 'sm-14-7',
  basic_economics: 'sm-14-8',
  advanced_economics: 'sm-14-9',
  logistics: 'sm-14-10',
  square: 'sm-15-1',
  dock: 'sm-15-2',
  towns: 'sm-15-3',
  colonists: 'sm-15-4',
  area: 'sm-15-5',
  diversity: 'sm-15-6',
};

export const SCHOLARS = Object.keys(TOLD_BY).slice(0, 10);
export const BISHOPS = Object.keys(TOLD_BY).slice(10);

export interface Amount {
  count: number;
  thing: string;
}

/** `2 wood & grain` as amounts; coins and points by their single name. */
export const amounts = (gain: string): Amount[] =>
  gain.split(' & ').map((part) => {
    const found = part.trim().split(' ');
    const thing = found.at(-1) ?? '';
    return {
      count: found.length > 1 ? Number(found[0]) : 1,
      thing: thing === 'coins' ? 'coin' : thing === 'points' ? 'point' : thing,
    };
  });

export interface Effect {
  pays: string[];
  gains: Amount[][];
}

/** `wood/gem > 3 coins`, `religion` or `2 coins`. */
export function effectOf(text: string): Effect {
  const [left, right] = text.includes(' > ') ? text.split(' > ') : ['', text];
  return { pays: left ? left.split('/') : [], gains: (right ?? '').split(' / ').map(amounts) };
}

export interface Shown {
  terrain: string;
  colonists: number;
  effects: Effect[];
}

const read = new Map<string, Shown>();

/** What a cell shows: `town: wood/gem > 3 coins`, `road: 2`, `empty`. */
export function cellOf(text: string): Shown {
  let shown = read.get(text);
  if (shown === undefined) {
    const [terrain = 'empty', rest = ''] = text.split(': ');
    const isRoad = terrain === 'road';
    shown = {
      terrain,
      colonists: isRoad ? Number(rest) : 0,
      effects: isRoad || !rest ? [] : rest.split(' + ').map(effectOf),
    };
    read.set(text, shown);
  }
  return shown;
}

/** Where the cells of a tile lie when it is turned clockwise by quarters: columns and rows from its first cell. */
const EAST = [1, 0, -1, 0];
const SOUTH = [0, 1, 0, -1];
export function spots(count: number, turn: number): [number, number][] {
  const step = (direction: number): [number, number] => [EAST[direction % 4] ?? 0, SOUTH[direction % 4] ?? 0];
  return [[0, 0], ...(count > 1 ? [step(turn)] : []), ...(count > 2 ? [step(turn + 1)] : [])] as [number, number][];
}

/** Words for a tooltip: terrain and all that an effect names. */
export function cellHelp(text: string): string {
  const { terrain, effects } = cellOf(text);
  if (terrain === 'empty') return 'empty';
  const named = effects.flatMap((effect) =>
    effect.pays.length > 0 ? [] : effect.gains.flat().map(({ thing }) => thing),
  );
  return [...new Set([terrain, ...named])].join(' ');
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A gain in words. */
export const gainWords = (words: Words, gain: string): string =>
  amounts(gain)
    .map(
      ({ count, thing }) =>
        `${count} ${words.word(count > 1 && (thing === 'coin' || thing === 'point') ? `${thing}s` : thing)}`,
    )
    .join(' + ');

/** What a place for monks means, in a sentence. */
export function placeTold(words: Words, place: string, gives = ''): string {
  const rule = TOLD_BY[place];
  return rule ? words.text(rule) : `${capital(words.word(place))}: ${gainWords(words, gives)}.`;
}

/** Whose deed is waited for; -1 when the game is over. */
export function acting(view: View): number {
  const seat = view.pending.at(-1)?.[1];
  return typeof seat === 'number' ? seat : -1;
}

/** The tile that is being laid, if there is one. */
export function inHand(view: View, edition: Edition): string[] | null {
  if (view.now.tile) return view.now.tile.cells;
  const top = view.pending.at(-1);
  if (top?.[0] === 'PlaceTownHall') return edition.town_hall[Number(top[2])]?.cells ?? null;
  if (top?.[0] === 'PlaceRoad') return edition.road[edition.road.length - view.road_tiles]?.cells ?? null;
  return null;
}

/** The line that a die is meant for: `column 3`, or the value that was rolled while it may still be changed. */
export function lineInUse(view: View): { kind: string; value: number; settled: boolean } | null {
  if (!view.now.line) return null;
  const [kind = '', number] = view.now.line.split(' ');
  if (number) return { kind, value: Number(number), settled: true };
  return { kind, value: Number(view.now.die.split(' ')[1]), settled: false };
}

/** Points for conquistadors in each year, with so many players. */
export function conquestPoints(edition: Edition, seats: number): number[][] {
  const column = ({ 2: 'two', 3: 'three', 4: 'four' } as const)[seats as 2 | 3 | 4];
  return edition.year.map((year) => (column ? year[column] : []));
}
