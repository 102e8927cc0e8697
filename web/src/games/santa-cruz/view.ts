// Generated from fairwind.games.santa_cruz.view by web/generate.py: do not edit.

/** A building site: its tile, if it is turned up, and who has a building there. */
export interface SiteView {
  id: string;
  tile: Record<string, number | string> | null;
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
  score_cards: string[];
  birds: Record<string, number>;
  drawn: string;
  discarded: string;
}

/** The whole table as one seat sees it. */
export interface CruzView {
  game: string;
  chart: Record<string, unknown>;
  round: number;
  start: number;
  sites: SiteView[];
  unseen: string[];
  box: Record<string, number>;
  aside: number;
  removed: number;
  bird_pool: number;
  track: number[];
  last_player: string;
  right_left: boolean;
  right: number;
  seats: SeatView[];
  own: OwnView | null;
  pending: unknown[][];
  ended: string;
}

export type View = CruzView;
