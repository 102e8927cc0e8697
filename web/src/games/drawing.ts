// What the shell gives to a game's drawing, and what it expects from it. See README.md.
import type { Component } from 'svelte';
import type { Forms } from '../shell/arrangement';
import type { Words } from '../shell/words';

/** Components that have just changed place; an empty kind is a face one may not see. */
export interface Move {
  from: string;
  to: string;
  kind: string;
  count: number;
}

/** What is printed: what the game's `printed` says of its edition, as JSON. */
export type Printed = Readonly<Record<string, unknown>>;

/** What every part of a drawing gets. */
export interface Scene<View = unknown, Edition = Printed> {
  view: View;
  /** Whose eyes these are; null for an onlooker. */
  seat: number | null;
  /** The players' names, by seat. */
  names: readonly string[];
  words: Words;
  edition: Edition;
  /** The rules that explain a thing on the table: its name -> their numbers, whose texts `words.rule` has. */
  explains: Readonly<Record<string, readonly string[]>>;
  /** Ids of things that can be touched now. */
  touchable: ReadonlySet<string>;
  /** Ids that were touched so far for the answer that is being made. */
  touched: readonly string[];
  ontouch: (id: string) => void;
  /** What has just moved; the shell animates it, a drawing may ignore it. */
  moves: readonly Move[];
  /** Whether the window is a phone's: only then are things drawn one below the other, for fingers. */
  phone: boolean;
  /** The width in CSS pixels that this part has. */
  width: number;
  /** The height in CSS pixels that this part has: what it draws fits in there. On a phone it is as high as it likes: Infinity. */
  height: number;
}

/** One seat in the list of seats. */
export interface SeatScene<View = unknown, Edition = Printed> extends Scene<View, Edition> {
  /** The seat to be drawn. */
  who: number;
}

// Each game's parts know their own view and edition; the shell passes them on unread.
/* eslint-disable @typescript-eslint/no-explicit-any */
/** What the shell gives to a part of any game. */
export type AnyScene = Scene<any, any>;
/** What the shell gives to any game's drawing of a seat. */
export type AnySeatScene = SeatScene<any, any>;
/* eslint-enable @typescript-eslint/no-explicit-any */

/** What a game's parts have in common: each is told its own room. */
export type CommonScene = Omit<AnyScene, 'phone' | 'width' | 'height'>;

/** A thing in flight. */
export interface PieceScene {
  kind: string;
  words: Words;
  edition: Printed;
}

/** A picture beside a text about the game, by its name. */
export interface SketchScene {
  of: string;
  words: Words;
  edition: Printed;
}

/** One sign in a list of all of them: an SVG `<g>` around the middle of a box of 52 x 52. */
export interface SignScene {
  sign: string;
  words: Words;
  edition: Printed;
}

/** The name of a sign, and a sentence. */
export interface Meaning {
  name: string;
  help: string;
}

/** What a game's `legend.ts` exports as default: what its texts are shown with. */
export interface Legend {
  Sketch: Component<SketchScene>;
  Sign: Component<SignScene>;
  /** The names of all signs, as the game's words and tooltips have them. */
  signs: (edition: Printed) => readonly string[];
  /** Whether a sign is a row of several, and so needs a box of 96 x 52. */
  wide?: (sign: string) => boolean;
  /** What a sign is called and means, where its words do not say so by themselves. */
  told?: (sign: string, words: Words, edition: Printed) => Meaning | undefined;
}

/** What a game's `index.ts` exports as default. */
export interface Drawing {
  /** The common table: an SVG that fills its width. */
  Board: Component<AnyScene>;
  /** Your own area (hand, player board); below the board, on a phone in its own tab. */
  Mine?: Component<AnyScene>;
  /** What matters of a seat at a glance. Without it the shell shows name and points. */
  Seat?: Component<AnySeatScene>;
  /** A flying component, drawn in a box of 40 x 40; without it the shell draws a disc. */
  Piece?: Component<PieceScene>;
  /** How much room board and own area need; the shell lays them side by side, one below the other, or behind tabs. */
  forms?: Forms;
}
