// The engine in this browser: Python with the rules and the tables, which answers as a server would.
import type { Message } from '../shell/connection';
import { fetchFiles } from './files';
import { HelperWorker } from './helper';
import { Keeper } from './keeper';
import type { FromEngine, Scope, ToEngine, Trouble } from './messages';
import { archivesOf, startPython } from './python';

const scope = globalThis as unknown as Scope<ToEngine, FromEngine>;

type Ask = (job: string, patience: number, last: boolean) => Promise<string>;

/** What `fairwind.offline.engine` offers: texts and numbers go in, texts come out. */
interface PythonEngine {
  open_house(kept: string, lang: string, write: (batch: string) => Promise<void>, ask: Ask): Promise<string>;
  request(method: string, address: string, lang: string, body: string, waits: () => boolean): Promise<string>;
  listen(address: string, last: number, hear: (message: string) => void): Stop;
}

interface Stop {
  (): void;
  destroy(): void;
}

type Answered = [status: number, type: string, text: string];

const OPENED = 200;
const NEWER = 409;

let engine: PythonEngine | null = null;
let helper: HelperWorker | null = null;
const waiting = new Set<number>(); // for which answers somebody waits
const lines = new Map<number, Stop>();

scope.onmessage = ({ data }) => {
  if (data.kind === 'start') void start(data);
  else if (data.kind === 'request') void answer(data);
  else if (data.kind === 'forget') waiting.delete(data.id);
  else if (data.kind === 'listen') listen(data);
  else stop(data.id);
};

/** That there is no engine, and why. */
class NoEngine extends Error {
  constructor(
    readonly trouble: Trouble,
    detail: unknown,
  ) {
    super(String(detail));
  }
}

const orElse =
  (trouble: Trouble) =>
  (error: unknown): never => {
    throw new NoEngine(trouble, error);
  };

async function start({ folder, packed, lang }: ToEngine & { kind: 'start' }): Promise<void> {
  try {
    engine = await begin(folder, packed, lang);
    scope.postMessage({ kind: 'ready' });
  } catch (error) {
    const trouble = error instanceof NoEngine ? error.trouble : 'other';
    scope.postMessage({ kind: 'trouble', trouble, detail: String(error) });
  }
}

async function begin(folder: string, packed: boolean, lang: string): Promise<PythonEngine> {
  const { keeper, kept } = await Keeper.open().catch(orElse('storage'));
  const note = (loaded: number, total: number): void =>
    scope.postMessage({ kind: 'progress', stage: 'files', loaded, total });
  const building = (): void => scope.postMessage({ kind: 'progress', stage: 'building', loaded: 0, total: 1 });
  const { script, program, ...archives } = await fetchFiles(folder, packed, note, building).catch(orElse('files'));
  scope.postMessage({ kind: 'progress', stage: 'python', loaded: 0, total: 1 });
  const python = await startPython({ script, program, ...archives });
  const found = python.pyimport('fairwind.offline.engine') as PythonEngine;
  const beside = new HelperWorker(() => ({ script, program, ...archivesOf(python) }));
  const ask: Ask = (job, patience, last) => beside.do(job, patience, last);
  const opened = await found.open_house(JSON.stringify(kept), lang, (batch) => keeper.write(batch), ask);
  const [status, , text] = JSON.parse(opened) as Answered;
  if (status !== OPENED) throw new NoEngine(status === NEWER ? 'newer' : 'other', text);
  helper = beside;
  return found;
}

async function answer({ id, method, path, lang, body }: ToEngine & { kind: 'request' }): Promise<void> {
  waiting.add(id);
  const told = await engine
    ?.request(method, path, lang, body, () => waiting.has(id))
    .catch((error: unknown) => {
      const text = JSON.stringify({ title: 'engine-failed', detail: String(error) });
      return JSON.stringify([500, 'application/problem+json', text] satisfies Answered);
    });
  const [status, type, text] = JSON.parse(told ?? '[503, "", ""]') as Answered;
  if (waiting.delete(id)) scope.postMessage({ kind: 'answer', id, status, type, text });
}

function listen({ id, path, lastId }: ToEngine & { kind: 'listen' }): void {
  if (!engine) return;
  scope.postMessage({ kind: 'state', id, state: 'open' });
  helper?.hold();
  lines.set(
    id,
    engine.listen(path, lastId, (text) => hear(id, JSON.parse(text) as Message)),
  );
}

/** The last event of a line says why it ended, as a status would. */
function hear(id: number, message: Message): void {
  if (message.event !== 'closed') scope.postMessage({ kind: 'message', id, message });
  else scope.postMessage({ kind: 'state', id, state: message.data === '403' ? 'denied' : 'gone' });
}

function stop(id: number): void {
  const end = lines.get(id);
  if (!end) return;
  lines.delete(id);
  helper?.release();
  end();
  end.destroy();
}
