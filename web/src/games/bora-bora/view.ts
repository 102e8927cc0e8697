// Generated from fairwind.games.bora_bora.view by web/generate.py: do not edit.

/** A man or woman tile. */
export interface PersonView {
  sex: string;
  person: string;
  kind: string;
  deed: string;
  symbols: number;
}

/** What lies on a space of a player board. */
export interface SpaceView {
  huts: number;
  person: PersonView | null;
  shifted: boolean;
}

/** A ceremony space. */
export interface CeremonyView {
  space: string;
  row: number;
  column: number;
  material: string;
  state: string;
}

/** A building, and the two ceremony spaces where it stands; none if it is not built yet. */
export interface BuildingView {
  number: number;
  spaces: string[];
}

/** A bonus of the end: what a seat has, and what it takes. */
export interface BonusView {
  bonus: string;
  have: number;
  need: number;
}

/** A region of the map. */
export interface RegionView {
  region: string;
  island: string;
  terrain: string;
  material: string;
  fish: number;
  builder: number;
  huts: number[];
}

/** A path between two regions. */
export interface PathView {
  way: string;
  regions: string[];
  die: number;
}

/** A die on a tile. */
export interface DieView {
  seat: number;
  face: number;
}

/** An action tile, and the dice on it. */
export interface TileView {
  actions: string[];
  dice: DieView[];
  lowest: number;
}

/** A jewelry tile. */
export interface JewelView {
  kind: string;
  price: number;
  points: number;
  owner: number;
}

/** What everybody sees of a seat. */
export interface SeatView {
  points: number;
  would_be: number;
  status: number;
  dice: number[];
  cards: number;
  known_cards: Record<string, number>;
  cards_at_most: Record<string, number>;
  colours_at_most: number;
  drawn_from_pile: number;
  god_tiles: number;
  offerings: number;
  shells: number;
  priests: number;
  spaces: SpaceView[];
  ceremony: CeremonyView[];
  beside: Record<string, number>;
  buildings: BuildingView[];
  tasks: string[];
  fulfilled: string[];
  bonuses: BonusView[];
}

/** What a seat alone sees of its own. */
export interface OwnView {
  cards: Record<string, number>;
  drawn: Record<string, number>;
}

/** The whole table as one seat sees it. */
export interface BoraBoraView {
  game: string;
  acting: number[];
  round: number;
  phase: string;
  settling: string;
  order: number[];
  standing: number[];
  status_points: number[];
  regions: RegionView[];
  paths: PathView[];
  tiles: TileView[];
  fishing: DieView[];
  temple: number[];
  temple_spaces: number[];
  temple_tiles: number;
  men: (PersonView | null)[];
  women: (PersonView | null)[];
  task_row: string[];
  tasks_left: number;
  jewelry: JewelView[][];
  pile: number;
  pile_made_of: Record<string, number>;
  open: Record<string, number>;
  discard: Record<string, number>;
  seats: SeatView[];
  own: OwnView | null;
  ended: string;
}

export type View = BoraBoraView;
