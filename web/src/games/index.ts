// The games that have a drawing, found by name and loaded when they are needed.
import type { Component } from 'svelte';
import type { Drawing, Legend, Printed } from './drawing';
import Fallback from './fallback/Board.svelte';
import FallbackPicture from './fallback/Picture.svelte';

const drawings = import.meta.glob<Drawing>(['./*/index.ts', '!./fallback/*'], { import: 'default' });
// The lobby shows pictures without loading the drawings they belong to.
const pictures = import.meta.glob<Component>(['./*/Picture.svelte', '!./fallback/*'], { import: 'default' });
const legends = import.meta.glob<Legend>(['./*/legend.ts', '!./fallback/*'], { import: 'default' });
const editions = import.meta.glob<Printed>('./*/edition.json', { import: 'default' });

/** A game's drawing; its view as text if there is none yet. */
export async function drawingOf(game: string): Promise<Drawing> {
  const load = drawings[`./${game}/index.ts`];
  return load ? await load() : { Board: Fallback };
}

/** A game's picture; a neutral one if it brings none. */
export async function pictureOf(game: string): Promise<Component> {
  const load = pictures[`./${game}/Picture.svelte`];
  return load ? await load() : FallbackPicture;
}

/** The pictures and signs that a game's texts are shown with, if it brings any. */
export async function legendOf(game: string): Promise<Legend | undefined> {
  return await legends[`./${game}/legend.ts`]?.();
}

/** The printed tables of the edition that comes with a game. */
export async function shippedEdition(game: string): Promise<Printed> {
  const load = editions[`./${game}/edition.json`];
  return load ? await load() : {};
}
