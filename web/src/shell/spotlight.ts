// Where a card goes that speaks of things on the table: beside them, never over them; and the arrow from it to them.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 40; // pixels between the card and what it speaks of: room for an arrow
const STEPS = 24; // places that are tried from left to right, and from top to bottom
const COVERED = 10; // what a pixel weighs that hides what the card speaks of,
const CROWDED = 0.04; // or something else that one may want to touch;
const FAR = 1; // a pixel further away than need be;
const NEAR = 4; // a pixel nearer than the arrow needs;
const MOVED = 0.1; // a pixel from where the card lay before
const ASKED = 1000; // what a pixel weighs that hides what is asked, against one that hides something else
const EDGE = 3; // pixels that a card keeps off what it should not hide
const SHORT = 14; // an arrow that is shorter says nothing,
const LONG = 56; // and one that is longer crosses too much: it begins nearer to what it shows
const TIP = 30; // pixels of the arrow to what lies out of sight

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** How far two boxes lie apart. */
export function apart(a: Box, b: Box): number {
  const across = Math.max(0, b.left - a.right, a.left - b.right);
  const down = Math.max(0, b.top - a.bottom, a.top - b.bottom);
  return Math.hypot(across, down);
}

/** The smallest box around others, which are one at least. */
export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
});

export const boxAt = ({ x, y }: Point, { width, height }: Size): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

/** A box with an edge around it. */
export const wider = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** How much of some things a card hides. */
export const hides = (card: Box, things: readonly Box[]): number => total(things.map((thing) => overlap(card, thing)));

/** How badly a card lies there. */
function fault(card: Box, targets: readonly Box[], others: readonly Box[], before: Point | null): number {
  const distance = targets.length > 0 ? Math.min(...targets.map((target) => apart(card, target))) : GAP;
  return (
    COVERED * hides(card, targets) +
    CROWDED * total(others.map((other) => overlap(card, other))) +
    FAR * Math.max(0, distance - GAP) +
    NEAR * Math.max(0, GAP - distance) +
    (before ? MOVED * Math.hypot(card.left - before.x, card.top - before.y) : 0)
  );
}

/** The corner of a card within an area: it hides nothing that it speaks of, lies near, and leaves the others free. */
export function placeCard(
  area: Box,
  card: Size,
  targets: readonly Box[],
  others: readonly Box[] = [],
  before: Point | null = null,
): Point {
  const width = Math.max(0, area.right - area.left - card.width);
  const height = Math.max(0, area.bottom - area.top - card.height);
  if (targets.length === 0) return before ?? { x: area.left + width / 2, y: area.top + height / 2 };
  let best: Point = { x: area.left, y: area.top };
  let least = Infinity;
  for (let column = 0; column <= STEPS; column += 1)
    for (let row = 0; row <= STEPS; row += 1) {
      const at = { x: area.left + (width * column) / STEPS, y: area.top + (height * row) / STEPS };
      const found = fault(boxAt(at, card), targets, others, before);
      if (found < least) [best, least] = [at, found];
    }
  return best;
}

export interface Place {
  at: Point;
  fault: number;
}

/** The corner of a card within an area where it hides least, above all of what is asked; between equals the topmost. */
export function clearest(area: Box, card: Size, asked: readonly Box[], others: readonly Box[]): Place {
  const width = Math.max(0, area.right - area.left - card.width);
  const height = Math.max(0, area.bottom - area.top - card.height);
  let best: Place = { at: { x: area.left, y: area.top }, fault: Infinity };
  for (let row = 0; row <= 2 * STEPS; row += 1)
    for (let column = 0; column <= STEPS; column += 1) {
      const at = { x: area.left + (width * column) / STEPS, y: area.top + (height * row) / (2 * STEPS) };
      const lies = wider(boxAt(at, card), EDGE);
      const found = ASKED * hides(lies, asked) + hides(lies, others);
      if (found < best.fault) best = { at, fault: found };
    }
  return best;
}

/** Whether a card that lies there may stay: within the area, and over nothing that it should leave free. */
export function mayStay(area: Box, card: Box, free: readonly Box[]): boolean {
  const isWithin =
    card.left >= area.left && card.right <= area.right && card.top >= area.top && card.bottom <= area.bottom;
  return isWithin && free.every((one) => overlap(card, one) === 0);
}

/** Where two spans face each other, or their nearest ends. */
function facing(from: readonly [number, number], to: readonly [number, number]): [number, number] {
  if (from[1] < to[0]) return [from[1], to[0]];
  if (from[0] > to[1]) return [from[0], to[1]];
  const middle = (Math.max(from[0], to[0]) + Math.min(from[1], to[1])) / 2;
  return [middle, middle];
}

export interface Arrow {
  from: Point;
  to: Point;
}

/** An arrow from the edge of a card to the edge of a thing; none where they lie too near for one. */
export function arrowTo(card: Box, target: Box): Arrow | null {
  const [x1, x2] = facing([card.left, card.right], [target.left, target.right]);
  const [y1, y2] = facing([card.top, card.bottom], [target.top, target.bottom]);
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length < SHORT) return null;
  const part = Math.min(1, LONG / length);
  return { from: { x: x2 - (x2 - x1) * part, y: y2 - (y2 - y1) * part }, to: { x: x2, y: y2 } };
}

/** The box in which an arrow lies. */
const spanOf = ({ from, to }: Arrow): Box => ({
  left: Math.min(from.x, to.x) - 1,
  top: Math.min(from.y, to.y) - 1,
  right: Math.max(from.x, to.x) + 1,
  bottom: Math.max(from.y, to.y) + 1,
});

/** Things that lie side by side, together: they are shown as one. */
export function groups(boxes: readonly Box[], near: number): Box[][] {
  const found: Box[][] = [];
  for (const box of boxes) {
    const touching = found.filter((group) => group.some((other) => apart(box, other) <= near));
    for (const group of touching) found.splice(found.indexOf(group), 1);
    found.push([...touching.flat(), box]);
  }
  return found;
}

/** Arrows to so many groups of things at most, none of them over another thing. */
export function arrowsTo(card: Box, grouped: readonly (readonly Box[])[], most: number): Arrow[] {
  const all = grouped.flat();
  const found = grouped.flatMap((group) => {
    const ways = group.flatMap((target) => {
      const arrow = arrowTo(card, target);
      const isFree = arrow && all.every((other) => other === target || overlap(spanOf(arrow), other) === 0);
      return isFree ? [{ arrow, length: apart(card, target) }] : [];
    });
    ways.sort((one, other) => one.length - other.length);
    return ways.slice(0, 1);
  });
  found.sort((one, other) => one.length - other.length);
  return found.slice(0, most).map(({ arrow }) => arrow);
}

/** Where to look for what lies below or above the part of the page that is seen: an arrow at its edge. */
export function arrowOut(target: Box, top: number, bottom: number): Arrow | null {
  const x = (target.left + target.right) / 2;
  if (target.top >= bottom - TIP) return { from: { x, y: bottom - 2 * TIP }, to: { x, y: bottom - TIP / 2 } };
  if (target.bottom <= top + TIP) return { from: { x, y: top + 2 * TIP }, to: { x, y: top + TIP / 2 } };
  return null;
}

/** The first of some things that can be seen together in so high a window: one at least. */
export function seenTogether(boxes: readonly Box[], high: number): Box[] {
  const fits = (count: number): boolean => {
    const { top, bottom } = around(boxes.slice(0, count));
    return bottom - top <= high;
  };
  let count = Math.min(1, boxes.length);
  while (count < boxes.length && fits(count + 1)) count += 1;
  return boxes.slice(0, count);
}

/** How far a page must be scrolled for a box to be seen between two heights: not at all if it is. */
export function scrollFor(target: Box, top: number, bottom: number): number {
  if (target.top >= top && target.bottom <= bottom) return 0;
  const high = target.bottom - target.top;
  return high > bottom - top ? target.top - top : target.top - (top + bottom - high) / 2;
}
