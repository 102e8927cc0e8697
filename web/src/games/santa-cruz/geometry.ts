// Where everything on the map lies. The printed places are spread out, so that tiles and fingers have room, and the map
// is turned by a quarter for narrow screens. Display only: roads and rivers stay what they are.
import type { Edition, Ellipse, PrintedSite } from './printed';

export interface Point {
  x: number;
  y: number;
}

export interface Island {
  id: string;
  outline: string;
  centre: Point;
  rx: number;
  ry: number;
}

export interface Land {
  width: number;
  height: number;
  /** The middle of every site. */
  at: ReadonlyMap<string, PrintedSite>;
  /** Half the way to the nearest other site: as far as a touch may reach. */
  reach: ReadonlyMap<string, number>;
  islands: Island[];
  volcano: Ellipse;
  rivers: string[];
  /** Small trees and hills where nothing else is. */
  scenery: (Point & { what: 'tree' | 'palm' | 'hill' })[];
  compass: Point;
}

// Of an island with a volcano, from its middle (0) to its shore (1): how far out things are drawn.
const PROFILE: readonly [number, number][] = [
  [0, 0],
  [0.27, 0.4],
  [0.47, 0.6],
  [0.67, 0.79],
  [0.89, 0.98],
];
const ISLET = 1.12; // small islands' sites are drawn this much further apart
const CLEAR = 58; // a road should keep this distance from other sites
const ROUNDS = 300;
const MARGIN = 46;

function further(along: number): number {
  for (let i = 1; i < PROFILE.length; i += 1) {
    const [a, to] = PROFILE[i - 1]!;
    const [b, end] = PROFILE[i]!;
    if (along <= b) return to + ((end - to) * (along - a)) / (b - a);
  }
  const [b, end] = PROFILE.at(-1)!;
  return (along * end) / b;
}

const within = (island: Ellipse, x: number, y: number): boolean =>
  ((x - island.x) / island.rx) ** 2 + ((y - island.y) / island.ry) ** 2 <= 1;

/** A site further out than it is printed. */
function stretched(printed: Edition, site: PrintedSite): Point {
  const island = printed.islands.find((one) => one.id === site.island);
  if (!island) return { x: site.x, y: site.y };
  const { x, y } = printed.volcano;
  const dx = site.x - island.x;
  const dy = site.y - island.y;
  const along = Math.hypot(dx / island.rx, dy / island.ry);
  const by = within(island, x, y) ? (along > 0 ? further(along) / along : 1) : ISLET;
  return { x: island.x + dx * by, y: island.y + dy * by };
}

/** Sites push each other apart, and out of the way of roads and rivers, but stay near where they belong. */
function spread(
  home: readonly Point[],
  lines: readonly [number, number][],
  apart: number,
  right: number,
  bottom: number,
): Point[] {
  const at = home.map((point) => ({ ...point }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const push = at.map((point, i) => ({ x: (home[i]!.x - point.x) * 0.02, y: (home[i]!.y - point.y) * 0.02 }));
    for (let i = 0; i < at.length; i += 1) {
      for (let j = i + 1; j < at.length; j += 1) {
        const dx = at[j]!.x - at[i]!.x;
        const dy = at[j]!.y - at[i]!.y;
        const far = Math.hypot(dx, dy) || 1;
        if (far >= apart) continue;
        const by = ((apart - far) * 0.12) / far;
        push[i]!.x -= dx * by;
        push[i]!.y -= dy * by;
        push[j]!.x += dx * by;
        push[j]!.y += dy * by;
      }
    }
    for (const [a, b] of lines) {
      const [from, to] = [at[a]!, at[b]!];
      const long = (to.x - from.x) ** 2 + (to.y - from.y) ** 2 || 1;
      for (let k = 0; k < at.length; k += 1) {
        if (k === a || k === b) continue;
        const t = ((at[k]!.x - from.x) * (to.x - from.x) + (at[k]!.y - from.y) * (to.y - from.y)) / long;
        if (t <= 0 || t >= 1) continue;
        const dx = at[k]!.x - from.x - t * (to.x - from.x);
        const dy = at[k]!.y - from.y - t * (to.y - from.y);
        const far = Math.hypot(dx, dy) || 1;
        if (far >= CLEAR) continue;
        const by = ((CLEAR - far) * 0.1) / far;
        for (const [one, share] of [
          [k, 1],
          [a, t - 1],
          [b, -t],
        ] as const) {
          push[one]!.x += dx * by * share;
          push[one]!.y += dy * by * share;
        }
      }
    }
    at.forEach((point, i) => {
      point.x = Math.min(Math.max(point.x + push[i]!.x, MARGIN - 6), right);
      point.y = Math.min(Math.max(point.y + push[i]!.y, MARGIN - 10), bottom);
    });
  }
  return at;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A smooth line through some points. */
function smooth(points: readonly Point[], closed: boolean): string {
  const n = points.length;
  const get = (i: number): Point => (closed ? points[(i + n) % n]! : points[Math.min(Math.max(i, 0), n - 1)]!);
  let path = `M${round(get(0).x)} ${round(get(0).y)}`;
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const part = closed ? 6 : 8;
    path += `C${round(b.x + (c.x - a.x) / part)} ${round(b.y + (c.y - a.y) / part)} ${round(c.x - (d.x - b.x) / part)} ${round(c.y - (d.y - b.y) / part)} ${round(c.x)} ${round(c.y)}`;
  }
  return closed ? `${path}Z` : path;
}

/** A shore: the printed ellipse with bays and capes. */
function shore(island: Ellipse, number: number): Point[] {
  const steps = island.rx > 200 ? 44 : 24;
  const rough = island.rx > 200 ? 1 : 1.6;
  return Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * 2 * Math.PI;
    const bay =
      0.022 * Math.sin(5 * angle + number) +
      0.016 * Math.sin(11 * angle + 2 * number) +
      0.012 * Math.sin(17 * angle + number * 3);
    const by = 1 + bay * rough;
    return { x: island.x + Math.cos(angle) * island.rx * by, y: island.y + Math.sin(angle) * island.ry * by };
  });
}

/** From the last site of a river on to the sea. */
function mouth(last: Point, middle: Point): Point {
  const far = Math.hypot(last.x - middle.x, last.y - middle.y) || 1;
  return { x: last.x + ((last.x - middle.x) / far) * 60, y: last.y + ((last.y - middle.y) / far) * 60 };
}

function toLine(p: Point, a: Point, b: Point): number {
  const long = (b.x - a.x) ** 2 + (b.y - a.y) ** 2 || 1;
  const t = Math.min(1, Math.max(0, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / long));
  return Math.hypot(p.x - a.x - t * (b.x - a.x), p.y - a.y - t * (b.y - a.y));
}

/** Trees and hills on free ground, always the same ones. */
function plant(
  islands: readonly Ellipse[],
  sites: readonly Point[],
  lines: readonly [number, number][],
  volcano: Ellipse,
): Land['scenery'] {
  const found: Land['scenery'] = [];
  for (const island of islands) {
    const tries = island.rx > 200 ? 900 : 160;
    for (let i = 1; i < tries; i += 1) {
      const angle = i * 2.39996;
      const by = Math.sqrt(i / tries) * 0.9;
      const point = { x: island.x + Math.cos(angle) * island.rx * by, y: island.y + Math.sin(angle) * island.ry * by };
      if (within({ ...volcano, rx: volcano.rx * 1.5, ry: volcano.ry * 1.5 }, point.x, point.y)) continue;
      if (sites.some((site) => Math.abs(site.x - point.x) < 54 && Math.abs(site.y - point.y) < 50)) continue;
      if (lines.some(([a, b]) => toLine(point, sites[a]!, sites[b]!) < 17)) continue;
      if (found.some((other) => Math.hypot(other.x - point.x, other.y - point.y) < 19)) continue;
      found.push({ ...point, what: i % 7 === 0 ? 'hill' : i % 3 === 0 ? 'palm' : 'tree' });
    }
  }
  return found.sort((a, b) => a.y - b.y);
}

function draw(printed: Edition, tall: boolean): Land {
  const long = tall ? 1.1 : 1; // narrow screens are high: the map has more room there
  const turn = (point: Point): Point =>
    tall ? { x: printed.height - point.y, y: point.x } : { x: point.x, y: point.y };
  const number = new Map(printed.sites.map((site, i) => [site.id, i]));
  const lines: [number, number][] = [];
  const link = (a: string, b: string): void => {
    const [i, j] = [number.get(a), number.get(b)];
    if (i !== undefined && j !== undefined) lines.push([i, j]);
  };
  for (const [a, b] of printed.roads) link(a, b);
  for (const river of printed.rivers) river.forEach((site, i) => i > 0 && link(river[i - 1]!, site));

  const home = printed.sites.map((site) => stretched(printed, site)).map(({ x, y }) => ({ x: x * long, y }));
  const right = Math.max(...home.map(({ x }) => x), 0);
  const bottom = Math.max(...home.map(({ y }) => y), 0);
  const placed = spread(home, lines, tall ? 102 : 94, right + 4, bottom + 4).map(turn);
  const ellipses = printed.islands
    .map((one) => ({ ...one, x: one.x * long, rx: one.rx * long }))
    .map((one) => (tall ? { ...one, ...turn(one), rx: one.ry, ry: one.rx } : one));
  const { x: vx, y: vy, rx: vrx, ry: vry } = printed.volcano;
  const middle = turn({ x: vx * long, y: vy });
  const volcano: Ellipse = { id: 'volcano', ...middle, rx: tall ? vry : vrx * long, ry: tall ? vrx * long : vry };

  // Everything begins at the margin of what is there.
  const left = Math.min(...placed.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...placed.map(({ y }) => y)) - MARGIN;
  const move = <Thing extends Point>(thing: Thing): Thing => ({ ...thing, x: thing.x - left, y: thing.y - top });
  const sites = placed.map(move);
  const islands = ellipses.map(move);
  const crater = move(volcano);
  const width = Math.max(...sites.map(({ x }) => x)) + MARGIN;
  const height = Math.max(...sites.map(({ y }) => y)) + MARGIN + (tall ? 0 : 8); // names stand below the tiles
  const at = new Map(printed.sites.map((site, i) => [site.id, { ...site, ...sites[i]! }]));
  const reach = new Map(
    printed.sites.map((site, i) => [
      site.id,
      Math.min(
        56,
        ...sites.filter((_, j) => j !== i).map((other) => Math.hypot(other.x - sites[i]!.x, other.y - sites[i]!.y) / 2),
      ),
    ]),
  );
  const rivers = printed.rivers.map((river) => {
    const points = river.flatMap((id) => at.get(id) ?? []);
    return points.length > 0 ? smooth([...points, mouth(points.at(-1)!, crater)], false) : '';
  });
  const free = tall ? { x: width * 0.5, y: height * 0.12 } : { x: width * 0.135, y: height * 0.46 };
  return {
    width,
    height,
    at,
    reach,
    islands: islands.map((one, i) => ({
      id: one.id,
      outline: smooth(shore(one, i + 1), true),
      centre: one,
      rx: one.rx,
      ry: one.ry,
    })),
    volcano: crater,
    rivers,
    scenery: plant(islands, sites, lines, crater),
    compass: free,
  };
}

let known = '';
const drawn = new Map<boolean, Land>();

/** The map for wide or for narrow screens; drawn once for each edition. */
export function landOf(printed: Edition, tall: boolean): Land {
  const now = JSON.stringify([printed.sites, printed.roads, printed.rivers, printed.islands, printed.volcano]);
  if (now !== known) drawn.clear();
  known = now;
  const land = drawn.get(tall) ?? draw(printed, tall);
  drawn.set(tall, land);
  return land;
}
