// How large one's own cards are drawn: as large as their place allows, in a row with everything else, or in a column.

export interface HandForm {
  /** Whether buildings and birds stand below the cards instead of beside them. */
  column: boolean;
  /** Width of a card. */
  w: number;
}

const LARGEST = 160;
const BESIDE = 14; // between cards
const ABOVE = 17; // of a card: the pile below it, and a caption
const PAD = 26;
const HEAD = 22;
const STOCKS = { width: 206, height: 96 };

const inColumn = (width: number, height: number, groups: readonly number[], across: number): number => {
  const rows = groups.reduce((sum, cards) => sum + Math.max(1, Math.ceil(cards / across)), 0);
  const high = (height - PAD - STOCKS.height - groups.length * HEAD) / rows - ABOVE;
  return Math.min((width - PAD) / across - BESIDE, high / 1.4);
};

const inRow = (width: number, height: number, groups: readonly number[]): number => {
  const cards = groups.reduce((sum, many) => sum + Math.max(1, many), 0);
  const wide = (width - PAD - STOCKS.width - groups.length * 24) / cards - BESIDE;
  return Math.min(wide, (height - PAD - HEAD - ABOVE) / 1.4);
};

/** The largest form for groups of so many cards in a room. */
export function handForm(width: number, height: number, groups: readonly number[]): HandForm {
  const row = inRow(width, height, groups);
  const column = Math.max(...[2, 3, 4, 5].map((across) => inColumn(width, height, groups, across)));
  return { column: column > row, w: Math.round(Math.min(LARGEST, Math.max(44, row, column))) };
}
