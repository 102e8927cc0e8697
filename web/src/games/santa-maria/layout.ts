// Where everything lies on the main board: one arrangement for phones, one for all others. Numbers only.

interface Spot {
  x: number;
  y: number;
}
export interface Layout {
  width: number;
  height: number;
  rose: Spot;
  coast: string;
  titles: (Spot & { text: string })[];
  offers: (Spot & { w: number; across: number }) | null;
  years: Spot & { w: number };
  white: Spot & { gap: number; size: number };
  blue: (Spot & { gap: number; size: number }) | null;
  religion: Spot & { w: number; across: number };
  conquest: Spot & { w: number };
  dock: (i: number) => Spot;
  pile: Spot;
  monk: (i: number) => Spot & { w: number; h: number };
  shelf: Spot & { across: number; cell: number; gap: number };
  bank: Spot;
  retreats: Spot & { w: number; below: boolean };
}

/** Scholars, bishops, then camps: three, three and four in a row. */
const monks =
  (x: number, y: number, w: number, h: number) =>
  (i: number): Spot & { w: number; h: number } => {
    const row = Math.min(2, Math.floor(i / 3));
    const across = row < 2 ? 3 : 4;
    const column = row < 2 ? i % 3 : i - 6;
    const step = (w + 8) / across;
    return { x: x + column * step, y: y + row * (h + 8), w: step - 8, h };
  };

/** How tall the offers before the first year are. */
function offersHeight(boards: number, lots: number, w: number, across: number): number {
  if (boards > 0) return Math.ceil(4 / across) * (w / across + 22) + 30;
  return lots > 0 ? Math.ceil(4 / across) * 146 + 30 : 0;
}

/** The arrangement for a phone, or for any other window. */
export function layoutFor(phone: boolean, boards: number, lots: number, pool: boolean): Layout {
  return phone ? narrow(boards, lots, pool) : wide(boards, lots, pool);
}

function wide(boards: number, lots: number, pool: boolean): Layout {
  const top = 8 + offersHeight(boards, lots, 768, 4);
  const religion = top + 94 + (pool ? 62 : 0);
  const conquest = religion + 89;
  const docks = conquest + 109;
  const shelf = docks + 320;
  const height = shelf + 206;
  return {
    width: 800,
    height,
    rose: { x: 94, y: docks + 160 },
    coast: coast(800, height, docks - 24, shelf - 16, 204),
    titles: [
      ...(boards > 0
        ? [{ text: 'table-sm-boards', x: 20, y: 34 }]
        : lots > 0
          ? [{ text: 'table-sm-lots', x: 20, y: 34 }]
          : []),
      { text: 'table-sm-religion', x: 20, y: religion - 8 },
      { text: 'table-sm-conquistador', x: 20, y: conquest - 8 },
      { text: 'table-sm-retreat', x: 430, y: conquest - 8 },
      { text: 'table-sm-docks', x: 20, y: docks - 5 },
      { text: 'table-sm-monks', x: 224, y: docks - 5 },
    ],
    offers: boards + lots > 0 ? { x: 16, y: 44, w: 768, across: 4 } : null,
    years: { x: 18, y: top + 6, w: 262 },
    white: { x: 290, y: top + 38, gap: 81, size: 46 },
    blue: pool ? { x: 290, y: top + 100, gap: 81, size: 46 } : null,
    religion: { x: 16, y: religion, w: 768, across: 17 },
    conquest: { x: 18, y: conquest, w: 396 },
    dock: (i) => ({ x: 18, y: docks + 2 + i * 78 }),
    pile: { x: 130, y: docks - 5 },
    monk: monks(222, docks + 4, 560, 97),
    shelf: { x: 20, y: shelf, across: 5, cell: 60, gap: 132 },
    bank: { x: 740, y: shelf + 60 },
    retreats: { x: 428, y: conquest, w: 356, below: false },
  };
}

function narrow(boards: number, lots: number, pool: boolean): Layout {
  const top = 12 + offersHeight(boards, lots, 336, 2);
  const dice = top + 102;
  const religion = dice + (pool ? 132 : 70) + 18;
  const conquest = religion + 158;
  const docks = conquest + 116;
  const monk = docks + 206;
  const shelf = monk + 314;
  const retreat = shelf + 438;
  return {
    width: 360,
    height: retreat + 184,
    rose: { x: 180, y: docks + 90 },
    coast: `${strip(360, 8, docks - 24)}${strip(360, monk - 24, retreat + 176)}`,
    titles: [
      ...(boards > 0
        ? [{ text: 'table-sm-boards', x: 16, y: 32 }]
        : lots > 0
          ? [{ text: 'table-sm-lots', x: 16, y: 32 }]
          : []),
      { text: 'table-sm-white', x: 16, y: dice - 12 },
      { text: 'table-sm-religion', x: 16, y: religion - 8 },
      { text: 'table-sm-conquistador', x: 16, y: conquest - 8 },
      { text: 'table-sm-docks', x: 16, y: docks - 4 },
      { text: 'table-sm-monks', x: 16, y: monk - 4 },
      { text: 'table-sm-tiles', x: 16, y: shelf - 6 },
      { text: 'table-sm-retreat', x: 16, y: retreat - 8 },
    ],
    offers: boards + lots > 0 ? { x: 12, y: 42, w: 336, across: 2 } : null,
    years: { x: 12, y: top + 4, w: 341 },
    white: { x: 12, y: dice + 30, gap: 56, size: 44 },
    blue: pool ? { x: 12, y: dice + 92, gap: 56, size: 44 } : null,
    religion: { x: 10, y: religion, w: 340, across: 9 },
    conquest: { x: 12, y: conquest, w: 334 },
    dock: (i) => ({ x: 10 + (i % 2) * 172, y: docks + 6 + Math.floor(i / 2) * 88 }),
    pile: { x: 270, y: docks - 4 },
    monk: monks(10, monk + 6, 340, 86),
    shelf: { x: 12, y: shelf, across: 3, cell: 52, gap: 114 },
    bank: { x: 330, y: shelf + 20 },
    retreats: { x: 10, y: retreat, w: 340, below: true },
  };
}

/** A stretch of land across the whole board, with an uneven shore above and below. */
function strip(width: number, from: number, to: number): string {
  const third = width / 3;
  return `M8 ${from}Q${third} ${from + 8} ${2 * third} ${from}T${width - 8} ${from + 2}V${to}Q${2 * third} ${to - 8} ${third} ${to}T8 ${to - 2}Z`;
}

/** Land with a bay on the left, where the docks are. */
function coast(width: number, height: number, from: number, to: number, bay: number): string {
  return `M8 8H${width - 8}V${height - 8}H8V${to + 10}Q60 ${to} 110 ${to + 6}T${bay - 12} ${to - 24}Q${bay + 12} ${(from + to) / 2 + 60} ${bay - 4} ${(from + to) / 2}T${bay - 10} ${from + 40}Q${bay - 30} ${from + 4} 110 ${from + 8}T8 ${from}Z`;
}
