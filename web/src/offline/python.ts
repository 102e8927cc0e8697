// Python in a worker: Pyodide, from our own files only.
import { loadPyodide, version, type PyodideAPI } from 'pyodide';
import type { Unpacked } from './messages';

const NOWHERE = 'https://unpacked.invalid/'; // nothing is fetched from there: what has this address is here already
const PYTHON = '3.14';
const LIBRARY = 'python_stdlib.zip';
const LIBRARY_THERE = `/lib/python${PYTHON.replace('.', '')}.zip`; // where the loader puts it
const CORE = '/core.zip';

/** An interpreter that can import what is ours; the archives are its own from then on. */
export async function startPython({ script, program, library, core }: Unpacked): Promise<PyodideAPI> {
  const fetched = globalThis.fetch;
  const instantiate = WebAssembly.instantiateStreaming;
  // The loader knows only addresses: what it asks for is unpacked already, and compiled once for both interpreters.
  globalThis.fetch = async (asked) => (String(asked).endsWith(LIBRARY) ? asAnswer(library) : new Response());
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module: program,
    instance: await WebAssembly.instantiate(program, imports),
  });
  try {
    const { default: createPyodideModule } = (await import(/* @vite-ignore */ script)) as { default: never };
    const python = await loadPyodide({
      indexURL: NOWHERE,
      packageBaseUrl: NOWHERE,
      createPyodideModule,
      lockFileContents: { info: lockInfo(), packages: {} } as never,
      env: { PYTHONDONTWRITEBYTECODE: '1', PYTHONHASHSEED: '0' },
    });
    library.buffer.transfer?.(0); // the loader has copied it: nobody waits until what is left is swept up
    python.FS.writeFile(CORE, core, { canOwn: true });
    python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(CORE)})`);
    return python;
  } finally {
    globalThis.fetch = fetched;
    WebAssembly.instantiateStreaming = instantiate;
  }
}

/** Bytes as the answer of a host; one of the browser's own would copy them twice. */
const asAnswer = ({ buffer }: Uint8Array<ArrayBuffer>): Response =>
  ({ ok: true, status: 200, arrayBuffer: () => Promise.resolve(buffer) }) as Response;

/** The archives that an interpreter has, once more for another one. */
export const archivesOf = ({ FS }: PyodideAPI): Pick<Unpacked, 'library' | 'core'> => ({
  library: FS.readFile(LIBRARY_THERE),
  core: FS.readFile(CORE),
});

const lockInfo = (): Record<string, string> => ({
  abi_version: '2026_0',
  arch: 'wasm32',
  platform: 'emscripten',
  python: PYTHON,
  version,
});
