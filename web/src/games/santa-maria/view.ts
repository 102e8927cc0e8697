// Generated from fairwind.games.santa_maria.view by web/generate.py: do not edit.

/** A ship tile. */
export interface ShipView {
  ship: string;
  cost: Record<string, number>;
  points: number;
}

/** A place for monks: what lies there, what it is worth, and whose monks it holds. */
export interface MonkPlaceView {
  place: string;
  points: number;
  gives: string;
  monks: number[];
}

/** An open tile; its cells as it lies unturned. */
export interface TileView {
  tile: string;
  cells: string[];
}

/** One cell of a colony. */
export interface CellView {
  shows: string;
  coins: number;
  die: string;
}

/** A town hall and the scholar beside it. */
export interface LotView {
  lot: string;
  cells: string[];
  scholar: string;
}

/** A colony board on offer. */
export interface BoardView {
  board: string;
  cells: string[];
}

/** What lies before a seat. */
export interface SeatView {
  board: string;
  hall: string;
  scholar: string;
  goods: Record<string, number>;
  coins: number;
  points: number;
  total: number;
  colony: CellView[];
  blue: number[];
  unlocked: number;
  white_used: number;
  blue_used: number;
  activated: number;
  harbour: ShipView[][];
  powers: string[];
  monks_left: number;
  faith: number;
  march: number;
  retreated: string;
}

/** What is being done at this moment. */
export interface NowView {
  effect: string;
  tile: TileView | null;
  die: string;
  line: string;
}

/** The whole table. */
export interface SantaMariaView {
  game: string;
  setup: string;
  common_blue_dice: boolean;
  year: number;
  start: number;
  white: number[];
  blue: number[];
  docks: string[];
  ships: (ShipView | null)[];
  ship_pile: number;
  monk_places: MonkPlaceView[];
  tiles: TileView[];
  double_pile: number;
  triple_pile: number;
  road_tiles: number;
  boards: BoardView[];
  lots: LotView[];
  retreats: string[];
  retreated: number[];
  standing: number[];
  religion: Record<string, number[] | number>;
  conquistador: Record<string, number[] | number>;
  seats: SeatView[];
  now: NowView;
  pending: unknown[][];
  goals: string[];
  ended: string;
}

export type View = SantaMariaView;
