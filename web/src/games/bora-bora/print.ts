// What is printed on the boards and tiles of Bora Bora, looked up by name, and where things lie. Display only.
import type { View } from './view';

export const GODS = ['blue', 'white', 'red', 'green', 'yellow'] as const;
export const MATERIALS = ['sand', 'stone', 'wood'] as const;
export const ROUNDS = 6;

// -- the map

type Point = readonly [number, number];
export interface Lie {
  site: Point;
  stock: Point;
  aside: readonly Point[];
}

const FLAT: Lie = {
  site: [-38, -10],
  stock: [9, -12],
  aside: [
    [-46, 35],
    [-14, 38],
    [18, 38],
  ],
};
const TALL: Lie = {
  site: [-24, -24],
  stock: [22, -26],
  aside: [
    [-44, 24],
    [44, 24],
    [-43, 53],
  ],
};
const MIDDLE: Lie = {
  site: [-28, -20],
  stock: [17, -24],
  aside: [
    [41, 41],
    [-46, 37],
    [47, -42],
  ],
};

export interface Spot {
  x: number;
  y: number;
  /** Where the fish lies. */
  fish: Point;
  /** Which way things are mirrored, and how they lie: site, stock of material, and huts that moved aside. */
  lie: readonly [number, number, Lie];
  /** The region's outline. */
  shape: string;
}

const spot = (x: number, y: number, fish: Point, shape: string, lie: Spot['lie']): Spot => ({ x, y, fish, shape, lie });
export const MAP = { w: 700, h: 640 };
export const SPOTS: Readonly<Record<string, Spot>> = {
  nb: spot(
    286,
    74,
    [214, 34],
    'M350 17C312 10 262 12 238 26 208 44 208 96 230 116 258 137 310 130 350 132Q357 104 350 78 343 46 350 17Z',
    [1, 1, FLAT],
  ),
  nm: spot(
    414,
    74,
    [488, 34],
    'M350 17Q343 46 350 78 357 104 350 132C392 137 444 134 468 118 494 98 494 48 466 28 436 10 386 19 350 17Z',
    [-1, 1, FLAT],
  ),
  sf: spot(
    286,
    566,
    [212, 606],
    'M350 509C312 502 262 504 238 518 208 536 208 588 230 608 258 629 310 622 350 624Q357 596 350 570 343 538 350 509Z',
    [1, 1, FLAT],
  ),
  sp: spot(
    414,
    566,
    [488, 606],
    'M350 509Q343 538 350 570 357 596 350 624C392 629 444 626 468 610 494 590 494 540 466 520 436 502 386 511 350 509Z',
    [-1, 1, FLAT],
  ),
  wp: spot(
    83,
    256,
    [34, 180],
    'M148 320C156 282 154 232 138 208 117 178 58 178 35 200 11 228 19 280 17 320Q49 327 78 320 115 313 148 320Z',
    [1, 1, TALL],
  ),
  wm: spot(
    83,
    384,
    [34, 460],
    'M148 320Q115 313 78 320 49 327 17 320C11 362 15 414 33 438 56 464 113 464 135 436 156 406 146 356 148 320Z',
    [1, -1, TALL],
  ),
  ef: spot(
    617,
    256,
    [666, 180],
    'M682 320C690 282 688 232 672 208 651 178 592 178 569 200 545 228 553 280 551 320Q583 327 612 320 649 313 682 320Z',
    [-1, 1, TALL],
  ),
  eb: spot(
    617,
    384,
    [666, 460],
    'M682 320Q649 313 612 320 583 327 551 320C545 362 549 414 567 438 590 464 647 464 669 436 690 406 680 356 682 320Z',
    [-1, -1, TALL],
  ),
  cf: spot(282, 260, [206, 192], 'M350 200C302 192 246 204 226 230 204 262 212 294 213 320L350 320Z', [1, 1, MIDDLE]),
  cp: spot(418, 260, [494, 192], 'M350 200C410 202 454 204 474 230 488 258 488 294 487 320L350 320Z', [-1, 1, MIDDLE]),
  cb: spot(282, 380, [206, 448], 'M350 440C302 448 246 436 232 416 204 378 212 346 213 320L350 320Z', [1, -1, MIDDLE]),
  cm: spot(418, 380, [494, 448], 'M350 440C398 448 446 444 474 410 496 378 488 346 487 320L350 320Z', [-1, -1, MIDDLE]),
};

/** Where a region lies; boards that are not ours are laid out in rows. */
export function spotsOf(view: View): Record<string, Spot> {
  if (view.regions.every((region) => region.region in SPOTS)) return SPOTS;
  return Object.fromEntries(
    view.regions.map(({ region }, i) => {
      const [x, y] = [100 + 166 * (i % 4), 120 + 200 * Math.floor(i / 4)];
      return [
        region,
        spot(x, y, [x + 62, y - 58], `M${x - 70} ${y}a70 58 0 1 1 140 0a70 58 0 1 1-140 0Z`, [1, 1, MIDDLE]),
      ];
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

// -- small things

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
