import { describe, expect, it } from 'vitest';
import {
  apart,
  around,
  arrowOut,
  arrowsTo,
  arrowTo,
  boxAt,
  clearest,
  groups,
  hides,
  mayStay,
  placeCard,
  scrollFor,
  seenTogether,
  type Box,
} from './spotlight';

const AREA: Box = { left: 10, top: 52, right: 1270, bottom: 710 };
const CARD = { width: 368, height: 200 };
const box = (left: number, top: number, width: number, height: number): Box =>
  boxAt({ x: left, y: top }, { width, height });
const covers = (card: Box, thing: Box): boolean =>
  card.left < thing.right && thing.left < card.right && card.top < thing.bottom && thing.top < card.bottom;

describe('the place of a card', () => {
  it('is judged by how much of the things it hides', () => {
    const card = box(0, 100, 200, 100);
    expect(hides(card, [box(50, 0, 40, 100), box(250, 120, 10, 10)])).toBe(0);
    expect(hides(card, [box(190, 190, 20, 20), box(20, 120, 10, 10)])).toBe(10 * 10 + 10 * 10);
  });

  it('is the topmost that is free, or else hides least of what is asked', () => {
    const above = [box(10, 52, 1260, 100), box(10, 152, 700, 208)];
    const card = boxAt(clearest(AREA, CARD, [], above).at, CARD);
    expect([hides(card, above), card.left > 710, card.top < 180]).toEqual([0, true, true]);
    expect(clearest(AREA, CARD, [], []).at).toEqual({ x: AREA.left, y: AREA.top });
    const asked = box(10, 52, 1260, 400);
    const crowded = boxAt(clearest(AREA, CARD, [asked], [box(10, 452, 1260, 258)]).at, CARD);
    expect(hides(crowded, [asked])).toBe(0);
  });

  it('is within the window and over nothing that the card speaks of, wherever that lies', () => {
    for (let x = 0; x <= 1230; x += 41)
      for (let y = 42; y <= 680; y += 29) {
        const thing = box(x, y, 50, 40);
        const card = boxAt(placeCard(AREA, CARD, [thing]), CARD);
        expect(covers(card, thing)).toBe(false);
        expect(covers(AREA, card) && around([AREA, card])).toEqual(AREA);
        expect(apart(card, thing)).toBeGreaterThan(20); // room for the arrow
        expect(apart(card, thing)).toBeLessThan(100);
      }
  });

  it('leaves several things free, and one that is wide', () => {
    const things = [box(100, 100, 60, 60), box(600, 300, 60, 60), box(900, 600, 60, 60)];
    const card = boxAt(placeCard(AREA, CARD, things), CARD);
    expect(things.some((thing) => covers(card, thing))).toBe(false);
    const wide = box(0, 400, 1280, 320);
    expect(covers(boxAt(placeCard(AREA, CARD, [wide]), CARD), wide)).toBe(false);
  });

  it('is where nothing else is to be touched, if there is such a place', () => {
    const thing = box(300, 300, 50, 50);
    const others = [box(390, 60, 500, 640), box(10, 60, 280, 240)];
    const card = boxAt(placeCard(AREA, CARD, [thing], others), CARD);
    expect([thing, ...others].some((one) => covers(card, one))).toBe(false);
    expect(covers(boxAt(placeCard(AREA, CARD, [thing]), CARD), others[0]!)).toBe(true); // it would lie there else
  });

  it('covers as little as can be where there is no room', () => {
    const all = box(0, 42, 1280, 500);
    expect(placeCard(AREA, CARD, [all]).y).toBe(510);
  });

  it('stays where it is, if it speaks of nothing or of things on both sides', () => {
    expect(placeCard(AREA, CARD, [], [], { x: 33, y: 66 })).toEqual({ x: 33, y: 66 });
    const middle = [box(620, 360, 40, 40)];
    const left = placeCard(AREA, CARD, middle, [], { x: 200, y: 280 });
    const right = placeCard(AREA, CARD, middle, [], { x: 720, y: 280 });
    expect(left.x).toBeLessThan(right.x);
  });
});

describe('a card that lies well', () => {
  const free = [box(500, 300, 50, 50)];
  it('may stay, unless it would cover something or leave the window', () => {
    expect(mayStay(AREA, boxAt({ x: 20, y: 60 }, CARD), free)).toBe(true);
    expect(mayStay(AREA, boxAt({ x: 400, y: 200 }, CARD), free)).toBe(false);
    expect(mayStay(AREA, boxAt({ x: 20, y: 600 }, CARD), free)).toBe(false);
  });
});

describe('an arrow', () => {
  it('leads from edge to edge by the shortest way', () => {
    expect(arrowTo(box(0, 0, 100, 100), box(150, 20, 40, 40))).toEqual({
      from: { x: 100, y: 40 },
      to: { x: 150, y: 40 },
    });
    expect(arrowTo(box(0, 90, 100, 100), box(20, 0, 40, 40))).toEqual({
      from: { x: 40, y: 90 },
      to: { x: 40, y: 40 },
    });
    expect(arrowTo(box(0, 0, 100, 100), box(130, 140, 40, 40))).toEqual({
      from: { x: 100, y: 100 },
      to: { x: 130, y: 140 },
    });
  });

  it('begins near what it shows, if that is far from the card', () => {
    expect(arrowTo(box(0, 600, 100, 100), box(0, 0, 100, 100))).toEqual({
      from: { x: 50, y: 156 },
      to: { x: 50, y: 100 },
    });
  });

  it('crosses nothing else that is shown', () => {
    const [near, behind, below] = [box(150, 20, 40, 40), box(220, 20, 40, 40), box(20, 200, 40, 40)];
    const card = box(0, 0, 100, 100);
    const beside = [[behind], [near], [below]];
    expect(arrowsTo(card, beside, 3)).toEqual([arrowTo(card, near), arrowTo(card, below)]);
    expect(arrowsTo(card, beside, 1)).toEqual([arrowTo(card, near)]);
  });

  it('leads to the nearest of things that lie side by side, once', () => {
    const [first, second, away] = [box(200, 0, 40, 40), box(160, 0, 40, 40), box(0, 300, 40, 40)];
    const together = groups([first, away, second], 0);
    expect(together).toEqual([[away], [first, second]]);
    const card = box(0, 0, 100, 100);
    expect(arrowsTo(card, together, 3)).toEqual([arrowTo(card, second), arrowTo(card, away)]);
  });

  it('says whether what is out of sight lies below or above', () => {
    expect(arrowOut(box(10, 100, 40, 40), 0, 400)).toBeNull();
    expect(arrowOut(box(10, 600, 40, 40), 0, 400)).toEqual({ from: { x: 30, y: 340 }, to: { x: 30, y: 385 } });
    expect(arrowOut(box(10, -90, 40, 40), 0, 400)).toEqual({ from: { x: 30, y: 60 }, to: { x: 30, y: 15 } });
  });

  it('is left out where there is no room for one', () => {
    expect(arrowTo(box(0, 0, 100, 100), box(105, 20, 40, 40))).toBeNull();
    expect(arrowTo(box(0, 0, 100, 100), box(50, 50, 40, 40))).toBeNull();
  });
});

describe('scrolling', () => {
  it('shows as many of the things as fit, the first of them for certain', () => {
    const [first, second, far] = [box(0, 500, 50, 50), box(0, 700, 50, 50), box(0, 0, 50, 50)];
    expect(seenTogether([first, second, far], 400)).toEqual([first, second]);
    expect(seenTogether([first, far, second], 400)).toEqual([first]);
    expect(seenTogether([first, far, second], 40)).toEqual([first]);
    expect(seenTogether([], 400)).toEqual([]);
  });

  it('brings what is meant between the top and the card, and does nothing if it is there', () => {
    expect(scrollFor(box(0, 100, 50, 50), 0, 400)).toBe(0);
    expect(scrollFor(box(0, 500, 50, 50), 0, 400)).toBe(325);
    expect(scrollFor(box(0, -300, 50, 50), 0, 400)).toBe(-475);
    expect(scrollFor(box(0, 500, 50, 900), 10, 400)).toBe(490);
  });
});
