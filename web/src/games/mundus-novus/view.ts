// Generated from fairwind.games.mundus_novus.view by web/generate.py: do not edit.

/** What everybody sees of a seat. */
export interface SeatView {
  coins: number;
  hidden: number;
  stored: number;
  parts: number;
  open: Record<string, number>;
  developments: string[];
  shown: Record<string, number>;
  perfect: boolean;
}

/** One of the holders hides one more of this resource. */
export interface NoteView {
  holders: number[];
  resource: string;
  keeper: number;
}

/** What a seat sees of its own. */
export interface OwnView {
  hand: Record<string, number>;
  sealed: Record<string, number>;
  stored: Record<string, number>;
  notes: NoteView[];
}

/** The whole table as one seat sees it. */
export interface MundusNovusView {
  game: string;
  round: number;
  event: string;
  master: number;
  announced: number;
  row: string[];
  deck: number;
  pile: number;
  market: Record<string, number>;
  quay: Record<string, number>;
  table: Record<string, number>;
  discard: Record<string, number>;
  second_fleet: string[];
  merchants_used: number[];
  seats: SeatView[];
  own: OwnView | null;
  acting: number[];
  taken: string;
  ended: string;
}

export type View = MundusNovusView;
