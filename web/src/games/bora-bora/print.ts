// What is printed on the boards and tiles of Bora Bora, looked up by name, and where things lie. Display only.
import type { View } from './view';

export interface Edition {
  start_task: { needs: string[] }[];
  task: { needs: string[] }[];
  scoring: { bonus: number; bonus_tasks: number; bonus_jewels: number };
  temple: { points: number[] };
  buildings: { dice: number[]; points: number[] };
  ceremony: { rows: string[] };
  helper: Record<string, number>;
}

export const GODS = ['blue', 'white', 'red', 'green', 'yellow'] as const;
export const MATERIALS = ['sand', 'stone', 'wood'] as const;
export const ROUNDS = 6;

// -- tasks

export interface Need {
  what: string;
  which: string;
  count: number;
}

export interface Task {
  needs: Need[];
  isStart: boolean;
}

function readNeed(text: string): Need {
  const [word = '', count = '1'] = text.split(' ');
  const [what = '', which = ''] = word.split(':');
  return { what, which, count: Number(count) };
}

/** A task tile by its name: the name is its requirements, joined. */
export function taskOf(edition: Edition, name: string): Task {
  const named = (row: { needs: string[] }): boolean => row.needs.join('-').replace(/[ :]/g, '-') === name;
  const start = edition.start_task?.find(named);
  const row = start ?? edition.task?.find(named);
  return { needs: (row?.needs ?? []).map(readNeed), isStart: start !== undefined };
}

// -- the map

type Point = readonly [number, number];
export interface Lie {
  site: Point;
  stock: Point;
  aside: readonly Point[];
}

const FLAT: Lie = { site: [-38, -10], stock: [9, -12], aside: [[-46, 35], [-14, 38], [18, 38]] };
const TALL: Lie = { site: [-24, -24], stock: [22, -26], aside: [[-44, 24], [44, 24], [-43, 53]] };
const MIDDLE: Lie = { site: [-28, -20], stock: [17, -24], aside: [[41, 41], [-46, 37], [47, -42]] };

export interface Spot {
  x: number;
  y: number;
  /** Where the fish lies. */
  fish: Point;
  /** Which way things are mirrored, and how they lie: site, stock of material, and huts that moved aside. */
  lie: readonly [number, number, Lie];
  /** The region's outline, around its island's middle. */
  shape: string;
  at: string;
}

const HALF = 'M0-57C-38-64-88-62-112-48-142-30-142 22-120 42-92 63-40 56 0 58Q7 30 0 4-7-28 0-57Z';
const OTHER_HALF = 'M0-57Q-7-28 0 4 7 30 0 58C42 63 94 60 118 44 144 24 144-26 116-46 86-64 36-55 0-57Z';
const QUARTER = 'M0-120C-48-128-104-116-124-90-146-58-138-26-137 0H0Z';

const spot = (x: number, y: number, fish: Point, shape: string, at: string, lie: Spot['lie']): Spot => ({ x, y, fish, shape, at, lie });
export const MAP = { w: 700, h: 640 };
export const SPOTS: Readonly<Record<string, Spot>> = {
  nb: spot(286, 74, [214, 34], HALF, 'translate(350 74)', [1, 1, FLAT]),
  nm: spot(414, 74, [488, 34], OTHER_HALF, 'translate(350 74)', [-1, 1, FLAT]),
  sf: spot(286, 566, [212, 606], HALF, 'translate(350 566)', [1, 1, FLAT]),
  sp: spot(414, 566, [488, 606], OTHER_HALF, 'translate(350 566)', [-1, 1, FLAT]),
  wp: spot(83, 256, [34, 180], HALF, 'translate(83 320) rotate(90) scale(1 1.14)', [1, 1, TALL]),
  wm: spot(83, 384, [34, 460], OTHER_HALF, 'translate(83 320) rotate(90) scale(1 1.14)', [1, -1, TALL]),
  ef: spot(617, 256, [666, 180], HALF, 'translate(617 320) rotate(90) scale(1 1.14)', [-1, 1, TALL]),
  eb: spot(617, 384, [666, 460], OTHER_HALF, 'translate(617 320) rotate(90) scale(1 1.14)', [-1, -1, TALL]),
  cf: spot(282, 260, [206, 192], QUARTER, 'translate(350 320)', [1, 1, MIDDLE]),
  cp: spot(418, 260, [494, 192], QUARTER, 'translate(350 320) scale(-1 1)', [-1, 1, MIDDLE]),
  cb: spot(282, 380, [206, 448], QUARTER, 'translate(350 320) scale(1 -1)', [1, -1, MIDDLE]),
  cm: spot(418, 380, [494, 448], QUARTER, 'translate(350 320) scale(-1 -1)', [-1, -1, MIDDLE]),
};

const BLOB = 'M-62-48C-30-62 40-60 62-46 84-24 82 28 60 46 30 62-38 60-62 44-84 22-82-28-62-48Z';

/** Where a region lies; boards that are not ours are laid out in rows. */
export function spotsOf(view: View): Record<string, Spot> {
  if (view.regions.every((region) => region.region in SPOTS)) return SPOTS;
  return Object.fromEntries(
    view.regions.map(({ region }, i) => {
      const [x, y] = [100 + 166 * (i % 4), 120 + 200 * Math.floor(i / 4)];
      return [region, spot(x, y, [x + 62, y - 58], BLOB, `translate(${x} ${y})`, [1, 1, MIDDLE])];
    }),
  );
}

export interface Way {
  /** Middle of the path, where its die lies. */
  x: number;
  y: number;
  d: string;
}

/** A path as a line between two regions; those around the outside swing out to sea. */
export function wayOf(a: Spot, b: Spot, isRing: boolean): Way {
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  if (!isRing) {
    const half = 32;
    const [dx, dy] = [((b.x - a.x) / length) * half, ((b.y - a.y) / length) * half];
    return { x: mx, y: my, d: `M${mx - dx} ${my - dy}L${mx + dx} ${my + dy}` };
  }
  const [cx, cy] = [mx + (mx - MAP.w / 2) * 0.26, my + (my - MAP.h / 2) * 0.26];
  const cut = (from: Spot): string => {
    const far = Math.hypot(cx - from.x, cy - from.y) || 1;
    const keep = 62;
    return `${from.x + ((cx - from.x) / far) * keep} ${from.y + ((cy - from.y) / far) * keep}`;
  };
  return { x: (mx + cx) / 2, y: (my + cy) / 2, d: `M${cut(a)}Q${cx} ${cy} ${cut(b)}` };
}

// -- whose turn, which phase: told by what waits on the table

/** The seat that is asked, or -1. */
export const asked = (view: View): number => Number(view.pending.at(-1)?.[1] ?? -1);

/** The phase of the round: A, B or C; nothing before the first round and after the end. */
export function phaseOf(view: View): string {
  if (view.round === 0 || view.ended) return '';
  const waiting = new Set(view.pending.map((frame) => frame[0]));
  return waiting.has('BeginPhaseB') ? 'A' : waiting.has('ScoreStatus') ? 'B' : 'C';
}

/** The region that the decision at hand is about, or nothing. */
export function regionAsked(view: View): string {
  const [name, , region] = view.pending.at(-1) ?? [];
  const isAbout = name === 'ChooseHut' || name === 'TakeGoods' || name === 'ScoreFish';
  return isAbout ? (view.regions[Number(region)]?.region ?? '') : '';
}

/** How many of the things a count holds. */
export const total = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The same text in lines of about so many letters. */
export function lines(text: string, letters: number): string[] {
  const found: string[] = [];
  for (const word of text.split(' ')) {
    const last = found.at(-1);
    if (last !== undefined && last.length + word.length < letters) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
