// What the page and its engine say to each other.
import type { Message, ConnectionState } from '../shell/connection';

/** What takes its time before somebody can play: a server builds the files, they come, then Python starts. */
export type Stage = 'building' | 'files' | 'python';

/** Why there is no engine: no files come, the browser keeps nothing, its tables are of a newer version, it has ended. */
export type Trouble = 'files' | 'storage' | 'newer' | 'ended' | 'other';

export type ToEngine =
  | { kind: 'start'; folder: string; packed: boolean; lang: string }
  | { kind: 'request'; id: number; method: string; path: string; lang: string; body: string }
  | { kind: 'forget'; id: number } // nobody waits for this answer any more
  | { kind: 'listen'; id: number; path: string; lastId: number }
  | { kind: 'stop'; id: number };

export type FromEngine =
  | { kind: 'progress'; stage: Stage; loaded: number; total: number }
  | { kind: 'ready' }
  | { kind: 'trouble'; trouble: Trouble; detail: string }
  | { kind: 'answer'; id: number; status: number; type: string; text: string }
  | { kind: 'message'; id: number; message: Message }
  | { kind: 'state'; id: number; state: ConnectionState };

/** Everything that Python needs, unpacked; a second interpreter gets the same. */
export interface Unpacked {
  script: string; // the address of what holds the interpreter and the browser together
  program: WebAssembly.Module;
  library: Uint8Array<ArrayBuffer>;
  core: Uint8Array<ArrayBuffer>;
}

export type ToHelper = { kind: 'files'; files: Unpacked } | { kind: 'job'; id: number; job: string };
export type FromHelper =
  { kind: 'ready' } | { kind: 'done'; id: number; text: string } | { kind: 'failed'; detail: string }; // it works no more

/** The side of a worker that talks to who started it. */
export interface Scope<In, Out> {
  onmessage: ((event: MessageEvent<In>) => void) | null;
  postMessage(message: Out): void;
}
