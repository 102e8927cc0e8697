// Generated from fairwind.games.santa_cruz.printed by web/generate.py: do not edit.

/** Where an island, or the volcano's field, is drawn: its centre and radii. */
export interface Ellipse {
  id: string;
  x: number;
  y: number;
  rx: number;
  ry: number;
}

/** A site of the map: its kind (coast, land, volcano), its island and its middle. */
export interface PrintedSite {
  id: string;
  kind: string;
  island: string;
  x: number;
  y: number;
}

/** A tile's face: its building, points, and what else it shows (a resource, bird or nothing). */
export interface PrintedTile {
  id: string;
  building: string;
  points: number;
  shows: string;
  bonus: number;
}

/** A score card. Which fields matter follows from its type. */
export interface PrintedScoreCard {
  type: string;
  points: number;
  points_one: number;
  resources: string[];
  buildings: Record<string, number>;
  count: number;
  place: string;
}

/** What is printed on board, tiles and cards. */
export interface PrintedTables {
  width: number;
  height: number;
  volcano: Ellipse;
  islands: Ellipse[];
  sites: PrintedSite[];
  roads: [string, string][];
  rivers: string[][];
  tiles: Record<string, PrintedTile[]>;
  sets: Record<string, Record<string, number>>;
  score_cards: Record<string, PrintedScoreCard>;
  birds: Record<string, number>;
  track: number;
}

export type Edition = PrintedTables;
