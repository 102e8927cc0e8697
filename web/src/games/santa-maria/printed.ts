// Generated from fairwind.games.santa_maria.printed by web/generate.py: do not edit.

/** So many of one thing. */
export interface AmountFace {
  count: number;
  thing: string;
  word: string;
}

/** What comes together, with its name in the notation. */
export interface GainFace {
  gain: string;
  amounts: AmountFace[];
}

/** An effect of a building: what it gives, and of which things it takes one first, if any. */
export interface EffectFace {
  pays: string[];
  gains: GainFace[];
}

/** What a cell shows. */
export interface CellFace {
  terrain: string;
  colonists: number;
  effects: EffectFace[];
}

/** What bishops cost, and what their goals are worth. */
export interface BishopsFace {
  cost: number;
  square: number[];
  dock: number;
  towns: number;
  colonists: number;
  area: number;
  diversity: number;
  most: number;
}

/** What the rules say in numbers, where it is shown as signs. */
export interface NumbersFace {
  double: string[];
  triple: string[];
  sale: Record<string, number>;
  scholars: Record<string, number>;
  storage: number;
  white_dice: number;
}

/** What a drawing needs of an edition. */
export interface SantaMariaPrinted {
  cells: Record<string, CellFace>;
  bishops: BishopsFace;
  numbers: NumbersFace;
  line_of: Record<string, string>;
}

export type Edition = SantaMariaPrinted;
