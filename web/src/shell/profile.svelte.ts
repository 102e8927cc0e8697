// Name and colour: kept by the server for this visitor, so that they are the same on every device.
import { api, type VisitorShown } from './api';
import { settings } from './settings.svelte';
import { sitter } from './sitter';

let kept = ''; // as the server knows it

const written = (name: string, colour: number | null): string => JSON.stringify([name, colour]);

/** Take over what the server knows. */
export async function loadProfile(): Promise<VisitorShown | null> {
  sitter.onSeated = () => void keepProfile().catch(() => undefined); // a courtesy: the seat has the name already
  try {
    const told = await api.me();
    if (told.name) [settings.name, settings.colour] = [told.name, told.colour];
    kept = written(told.name, told.colour);
    return told;
  } catch {
    return null;
  }
}

/** Let the server know what was chosen, if that is new. Only who sits somewhere, or asks for it, gets a secret by it. */
export async function keepProfile(): Promise<void> {
  const { name, colour } = settings;
  if (!name || written(name, colour) === kept) return;
  await api.keepMe(name, colour);
  kept = written(name, colour);
}
