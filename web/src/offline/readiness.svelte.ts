// How far the engine in this browser is, for who waits for it.
import type { Stage, Trouble } from './messages';

export type Readiness =
  | { is: Stage; part: number } // on its way; how much of it is done
  | { is: 'ready' }
  | { is: 'elsewhere' } // another tab has the tables
  | { is: 'trouble'; trouble: Trouble; detail: string };

export const engine: { now: Readiness } = $state({ now: { is: 'files', part: 0 } });
