// The second worker: bots think here, so that the first one answers at once.
import type { FromHelper, Scope, ToHelper } from './messages';
import { startPython } from './python';

const scope = globalThis as unknown as Scope<ToHelper, FromHelper>;

let work: Promise<(job: string) => string> | null = null;

scope.onmessage = async ({ data }) => {
  if (data.kind === 'files') {
    work = startPython(data.files).then((python) => python.pyimport('fairwind.offline.helper').work);
    return;
  }
  const { id, job } = data;
  try {
    if (work === null) throw new Error('no files');
    scope.postMessage({ kind: 'done', id, text: (await work)(job) });
  } catch (error) {
    scope.postMessage({ kind: 'failed', id, detail: String(error) });
  }
};
