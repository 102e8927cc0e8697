// Generated from fairwind.games.mundus_novus.printed by web/generate.py: do not edit.

/** A resource card; a relic has neither number nor rarity, and no set of its own. */
export interface PrintedResource {
  name: string;
  value: number;
  rarity: string;
  copies: number;
  reach: string;
}

/** A development card. */
export interface PrintedDevelopment {
  id: string;
  kind: string;
  caravel: number;
  rarity: string;
  numbers: string;
  slots: number;
  power: string;
  bonus: number;
  income: number;
  event: string;
}

/** What is printed on the cards, and what a drawing needs of the player aid. */
export interface Printed {
  goal: number;
  resources: PrintedResource[];
  developments: PrintedDevelopment[];
}

export type Edition = Printed;
