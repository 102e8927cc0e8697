// Where everything of the common table lies, for a wide, a middle and a narrow screen. Numbers only.

export interface Layout {
  width: number;
  height: number;
  title: number; // size of headings
  event: { x: number; y: number; size: number; textX: number; textY: number; middle: boolean };
  row: { x: number; y: number; w: number; gap: number };
  deck: { x: number; y: number; w: number };
  market: { x: number; y: number; w: number; gap: number };
  taken: { x: number; y: number }; // the card that was just taken, while one thinks of swapping it
  pile: { x: number; y: number };
  discard: { x: number; y: number };
  small: number; // width of the piles
  stage: { x: number; y: number; width: number; w: number };
  offer: { width: number; height: number; columns: number; w: number };
  hand: { x: number; y: number; width: number; w: number } | null; // one's own cards, on a phone
}

/** Rows that the offers of so many seats take. */
const rows = (seats: number, columns: number): number => Math.ceil(seats / columns);

/** For a phone: one below the other, and one's hand below the offers, so that both are seen together. */
export function phoneLayout(seats: number, hand: number): Layout {
  const offer = { width: 167, height: 94, columns: 2, w: 43 };
  const below = 242 + rows(seats, 2) * 98;
  return {
    width: 360,
    height: below + (hand > 0 ? 30 + Math.ceil(hand / 6) * 80 : 0),
    title: 15,
    event: { x: 26, y: 21, size: 34, textX: 50, textY: 26, middle: false },
    row: { x: 8, y: 60, w: 52, gap: 58 },
    deck: { x: 300, y: 60, w: 52 },
    market: { x: 10, y: 162, w: 50, gap: 56 },
    taken: { x: 182, y: 162 },
    pile: { x: 242, y: 162 },
    discard: { x: 300, y: 162 },
    small: 46,
    stage: { x: 10, y: 242, width: 340, w: 48 },
    offer,
    hand: hand > 0 ? { x: 10, y: below, width: 340, w: 50 } : null,
  };
}

/** For a place that is about as high as wide. */
function highLayout(seats: number): Layout {
  const columns = seats > 4 ? 3 : 2;
  const offer = { width: columns === 3 ? 226 : 344, height: 118, columns, w: 56 };
  return {
    width: 720,
    height: 600,
    title: 17,
    event: { x: 52, y: 66, size: 66, textX: 52, textY: 122, middle: true },
    row: { x: 112, y: 36, w: 90, gap: 100 },
    deck: { x: 620, y: 36, w: 88 },
    market: { x: 112, y: 216, w: 66, gap: 76 },
    taken: { x: 348, y: 216 },
    pile: { x: 536, y: 212 },
    discard: { x: 624, y: 212 },
    small: 66,
    stage: { x: 12, y: 342, width: 698, w: 68 },
    offer,
    hand: null,
  };
}

/** For a place that is much wider than high. */
function wideLayout(seats: number): Layout {
  const columns = seats > 4 ? 3 : 2;
  const offer = { width: columns === 3 ? 226 : 340, height: 122, columns, w: columns === 3 ? 54 : 62 };
  return {
    width: 1120,
    height: 222 + Math.max(2, rows(seats, columns)) * 130,
    title: 17,
    event: { x: 66, y: 82, size: 84, textX: 66, textY: 150, middle: true },
    row: { x: 140, y: 34, w: 108, gap: 120 },
    deck: { x: 756, y: 34, w: 108 },
    market: { x: 24, y: 250, w: 84, gap: 92 },
    taken: { x: 308, y: 250 },
    pile: { x: 920, y: 50 },
    discard: { x: 1016, y: 50 },
    small: 76,
    stage: { x: 412, y: 214, width: 690, w: 80 },
    offer,
    hand: null,
  };
}

/** For a place that is wider than high: the piles lie below the market. */
function middleLayout(seats: number): Layout {
  const columns = seats > 4 ? 3 : 2;
  const offer = { width: columns === 3 ? 154 : 236, height: 122, columns, w: columns === 3 ? 48 : 58 };
  return {
    ...wideLayout(seats),
    width: 900,
    row: { x: 136, y: 34, w: 108, gap: 119 },
    deck: { x: 748, y: 34, w: 108 },
    pile: { x: 24, y: 380 },
    discard: { x: 116, y: 380 },
    small: 62,
    stage: { x: 408, y: 214, width: 482, w: 80 },
    offer,
  };
}

/** The arrangement that becomes largest in a room of so many CSS pixels. */
export function layoutFor(width: number, height: number, seats: number): Layout {
  const scale = (layout: Layout): number => Math.min(width / layout.width, height / layout.height);
  const all = [middleLayout(seats), wideLayout(seats), highLayout(seats)];
  return all.reduce((best, one) => (scale(one) > scale(best) ? one : best));
}

/** The place of one seat's offer within the stage. */
export function offerAt(layout: Layout, seat: number): { x: number; y: number } {
  const { columns, width, height } = layout.offer;
  return {
    x: layout.stage.x + (seat % columns) * (width + 10),
    y: layout.stage.y + Math.floor(seat / columns) * (height + 8),
  };
}
