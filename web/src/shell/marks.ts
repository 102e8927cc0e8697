// A mark of a review on the board: what to touch for the better option, and what was touched instead.
import type { MarkShown } from './api';
import type { Light } from './lights';

/** In which light things are shown; what belongs to both answers belongs to the better one. */
export function lightsOf(mark: Pick<MarkShown, 'best' | 'played'> | null): ReadonlyMap<string, Light> {
  if (!mark) return new Map();
  const lit = (things: readonly string[], light: Light): [string, Light][] => things.map((thing) => [thing, light]);
  return new Map([...lit(mark.played, 'played'), ...lit(mark.best, 'hinted')]);
}
