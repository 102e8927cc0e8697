// Generated from fairwind.games.santa_maria.view by web/generate.py: do not edit.

/** A ship tile. */
export interface ShipView {
  ship: string;
  cost: Record<string, number>;
  points: number;
  starting: boolean;
}

/** A place for monks: what lies there, what it is worth, and whose monks it holds. */
export interface MonkPlaceView {
  place: string;
  kind: string;
  points: number;
  gives: AmountFace[];
  monks: number[];
}

/** A tile; its cells as it lies unturned, each as an edition file writes it. */
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
  blue_later: number;
  white_used: number;
  blue_used: number;
  activated: number;
  next_activation: number;
  prices: Record<string, number>;
  harbour: ShipView[][];
  powers: string[];
  bishops: string[];
  monks_left: number;
  faith: number;
  march: number;
  retreated: string;
}

/** The die in use; until its value is settled the value is the one it shows. */
export interface DieView {
  colour: string;
  value: number;
  line: string;
  settled: boolean;
}

/** What is being done at this moment: the die in use, the tile in hand, the exchange that is offered. */
export interface NowView {
  die: DieView | null;
  tile: TileView | null;
  exchange: EffectFace | null;
}

/** The religion track: its last space, and the spaces on entering which monks and blue dice come. */
export interface ReligionView {
  last: number;
  monks: number[];
  dice: number[];
}

/** The conquistador track: its last space, and the spaces on entering which gold and trees are reached. */
export interface ConquistadorView {
  last: number;
  gold: number[];
  trees: number[];
}

/** The whole table. */
export interface SantaMariaView {
  game: string;
  setup: string;
  common_blue_dice: boolean;
  year: number;
  start: number;
  acting: number[];
  white: number[];
  blue: number[];
  docks: string[];
  dock_income: number[];
  ships: (ShipView | null)[];
  ship_pile: number;
  monk_places: MonkPlaceView[];
  tiles: TileView[];
  double_pile: number;
  triple_pile: number;
  road_tiles: number;
  road: TileView | null;
  boards: BoardView[];
  lots: LotView[];
  retreats: string[];
  retreat_coins: number;
  retreated: number[];
  conquest: number[][];
  standing: number[];
  religion: ReligionView;
  conquistador: ConquistadorView;
  seats: SeatView[];
  now: NowView;
  goals: string[];
  ended: string;
}

/** So many of one thing. */
export interface AmountFace {
  count: number;
  thing: string;
  word: string;
}

/** An effect of a building: what it gives, and of which things it takes one first, if any. */
export interface EffectFace {
  pays: string[];
  gains: GainFace[];
}

/** What comes together, with its name in the notation. */
export interface GainFace {
  gain: string;
  amounts: AmountFace[];
}

export type View = SantaMariaView;
