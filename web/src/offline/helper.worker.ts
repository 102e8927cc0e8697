// The second worker: bots think here, so that the first one answers at once.
import type { FromHelper, Scope, ToHelper, Unpacked } from './messages';
import { startPython } from './python';

const scope = globalThis as unknown as Scope<ToHelper, FromHelper>;

let work: ((job: string) => string) | null = null;

scope.onmessage = ({ data }) => {
  if (data.kind === 'files') void start(data.files);
  else answer(data.id, data.job);
};

async function start(files: Unpacked): Promise<void> {
  try {
    work = (await startPython(files)).pyimport('fairwind.offline.helper').work;
    scope.postMessage({ kind: 'ready' });
  } catch (error) {
    scope.postMessage({ kind: 'failed', detail: String(error) });
  }
}

function answer(id: number, job: string): void {
  try {
    if (work === null) throw new Error('no Python yet');
    scope.postMessage({ kind: 'done', id, text: work(job) });
  } catch (error) {
    scope.postMessage({ kind: 'failed', detail: String(error) });
  }
}
