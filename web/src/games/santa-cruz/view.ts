// Generated from fairwind.games.santa_cruz.view by web/generate.py: do not edit.

/** A building site: its tile, if it is turned up, and the seat of each building there. */
export interface SiteView {
  id: string;
  tile: PrintedTile | null;
  seats: number[];
}

/** What everybody sees of a seat. */
export interface SeatView {
  points: number;
  storeys: number;
  space: number;
  earned: Record<string, number>;
  set: string;
  cards: Record<string, number>;
  secret_cards: number;
  score_cards: number;
  known: string[];
  drawn: boolean;
  discarded: boolean;
  played: Record<string, number>;
  scored: string[];
  pile: string;
  birds: number;
  shown: Record<string, number>;
  supply: Record<string, number>;
  standing: Record<string, number>;
  rubble: Record<string, number>;
}

/** What a seat alone sees of its own. */
export interface OwnView {
  set: string;
  cards: Record<string, number>;
  score_cards: string[];
  birds: Record<string, number>;
  drawn: string;
  discarded: string;
}

/** The whole table as one seat sees it. */
export interface SantaCruzView {
  game: string;
  phase: string;
  acting: number[];
  round: number;
  start: number;
  sites: SiteView[];
  unseen: Record<string, string[]>;
  box: number;
  aside: number;
  removed: number;
  bird_pool: number;
  track: number[];
  last_player: string;
  right_left: boolean;
  right: number;
  seats: SeatView[];
  own: OwnView | null;
  ended: string;
}

/** A tile's face: its building, points, and what else it shows (a resource, bird or nothing). */
export interface PrintedTile {
  id: string;
  building: string;
  points: number;
  shows: string;
  bonus: number;
}

export type View = SantaCruzView;
