// Python in a worker: Pyodide, from our own files only.
import { loadPyodide, version, type PyodideAPI } from 'pyodide';
import type { Unpacked } from './messages';

const NOWHERE = 'https://unpacked.invalid/'; // nothing is fetched from there: what has this address is here already
const LIBRARY = 'python_stdlib.zip';
const CORE = '/core.zip';

/** An interpreter that can import what is ours. */
export async function startPython({ script, program, library, core }: Unpacked): Promise<PyodideAPI> {
  const fetched = globalThis.fetch;
  const instantiate = WebAssembly.instantiateStreaming;
  // The loader knows only addresses: what it asks for is unpacked already, and compiled once for both interpreters.
  globalThis.fetch = async (asked) =>
    new Response(String(asked).endsWith(LIBRARY) ? (library as Uint8Array<ArrayBuffer>) : null);
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
    python.FS.writeFile(CORE, core);
    python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(CORE)})`);
    return python;
  } finally {
    globalThis.fetch = fetched;
    WebAssembly.instantiateStreaming = instantiate;
  }
}

const lockInfo = (): Record<string, string> => ({
  abi_version: '2026_0',
  arch: 'wasm32',
  platform: 'emscripten',
  python: '3.14',
  version,
});
