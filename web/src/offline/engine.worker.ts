// The engine in this browser: Python with the rules and the tables, which answers as a server would.
import { fetchFiles } from './files';
import { HelperWorker } from './helper';
import { Keeper } from './keeper';
import type { FromEngine, Scope, ToEngine, Trouble } from './messages';
import { startPython } from './python';

const scope = globalThis as unknown as Scope<ToEngine, FromEngine>;

/** What `fairwind.offline.engine` offers: strings go in, strings come out. */
interface PythonEngine {
  open(kept: string, write: (batch: string) => Promise<void>, work: (job: string) => Promise<string>): Promise<void>;
  request(method: string, path: string, lang: string, body: string): Promise<string>;
  listen(path: string, lastId: number, hear: (message: string) => void): Promise<Stop>;
}

interface Stop {
  (): void;
  destroy(): void;
}

let engine: PythonEngine | null = null;
const lines = new Map<number, Stop | null>(); // null while it is being opened

scope.onmessage = ({ data }) => {
  if (data.kind === 'start') void start(data.folder, data.packed);
  else if (data.kind === 'request') void answer(data);
  else if (data.kind === 'listen') void listen(data);
  else stop(data.id);
};

/** Fails with what kind of trouble it is. */
async function careful<T>(trouble: Trouble, doing: () => Promise<T>): Promise<T> {
  try {
    return await doing();
  } catch (error) {
    throw { trouble, detail: String(error) };
  }
}

async function start(folder: string, packed: boolean): Promise<void> {
  try {
    const keeping = careful('storage', () => Keeper.open());
    keeping.catch(() => undefined);
    const files = await careful('files', () =>
      fetchFiles(folder, packed, (loaded, total) =>
        scope.postMessage({ kind: 'progress', stage: 'files', loaded, total }),
      ),
    );
    scope.postMessage({ kind: 'progress', stage: 'python', loaded: 0, total: 1 });
    const python = await careful('other', () => startPython(files));
    const { keeper, batches } = await keeping;
    const found = python.pyimport('fairwind.offline.engine') as PythonEngine;
    let helper: HelperWorker | null = null;
    const work = (job: string): Promise<string> => (helper ??= new HelperWorker(files)).do(job);
    await careful('newer', () => found.open(JSON.stringify(batches), (batch) => keeper.write(batch), work));
    engine = found;
    scope.postMessage({ kind: 'ready' });
    helper ??= new HelperWorker(files);
  } catch (error) {
    const { trouble = 'other', detail = String(error) } = error as { trouble?: Trouble; detail?: string };
    scope.postMessage({ kind: 'trouble', trouble, detail });
  }
}

async function answer({ id, method, path, lang, body }: ToEngine & { kind: 'request' }): Promise<void> {
  try {
    if (engine === null) throw new Error('not ready');
    const [status, type, text] = JSON.parse(await engine.request(method, path, lang, body)) as [number, string, string];
    scope.postMessage({ kind: 'answer', id, status, type, text });
  } catch (error) {
    console.error(String(error));
    scope.postMessage({ kind: 'answer', id, status: 500, type: 'text/plain', text: String(error) });
  }
}

async function listen({ id, path, lastId }: ToEngine & { kind: 'listen' }): Promise<void> {
  lines.set(id, null);
  try {
    if (engine === null) throw new Error('not ready');
    const end = await engine.listen(path, lastId, (message) =>
      scope.postMessage({ kind: 'message', id, message: JSON.parse(message) }),
    );
    scope.postMessage({ kind: 'state', id, state: 'open' });
    if (lines.has(id)) lines.set(id, end);
    else finish(end);
  } catch {
    scope.postMessage({ kind: 'state', id, state: 'gone' });
  }
}

function stop(id: number): void {
  const end = lines.get(id);
  lines.delete(id);
  if (end) finish(end);
}

function finish(end: Stop): void {
  end();
  end.destroy();
}
