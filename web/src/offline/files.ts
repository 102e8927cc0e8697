// The engine's files: fetched packed from the page's own host, and unpacked here, so that any host of files will do.
import plainScript from 'pyodide/pyodide.asm.mjs?url';
import type { Unpacked } from './messages';

const LIST = 'engine/files.json';
const PROGRAM = 'pyodide.asm.wasm.gz';
const SCRIPT = 'pyodide.asm.mjs.gz';
const LIBRARY = 'python_stdlib.zip.gz';
const CORE = 'core.zip.gz';

/** Which files there are, with their bytes, and the version that they are of. */
interface FileList {
  version: string;
  files: Record<string, number>;
}

async function read(address: string, note: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    note(value.length);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** A file as it was before it was packed; some hosts let the browser unpack it by itself. */
async function unpacked(address: string, note: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await read(address, note);
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Everything that Python needs. `packed`: the script too, which a server with a content security policy would not let
 * us run, and which it packs by itself on the way.
 */
export async function fetchFiles(
  folder: string,
  packed: boolean,
  note: (loaded: number, total: number) => void,
): Promise<Unpacked> {
  const answer = await fetch(new URL(LIST, folder), { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${LIST}: ${answer.status}`);
  const { version, files } = (await answer.json()) as FileList;
  const wanted = [PROGRAM, LIBRARY, CORE, ...(packed ? [SCRIPT] : [])];
  const total = wanted.reduce((sum, name) => sum + (files[name] ?? 0), 0);
  let loaded = 0;
  const fetched = (name: string): Promise<Uint8Array<ArrayBuffer>> =>
    unpacked(new URL(`engine/${name}?v=${version}`, folder).href, (bytes) => {
      loaded += bytes;
      note(Math.min(loaded, total), total);
    });
  const [program, library, core, script] = await Promise.all([
    fetched(PROGRAM).then((bytes) => WebAssembly.compile(bytes)),
    fetched(LIBRARY),
    fetched(CORE),
    packed ? fetched(SCRIPT).then(runnable) : plain(),
  ]);
  return { program, library, core, script };
}

const plain = (): string => new URL(plainScript, import.meta.url).href;

/** An address under which unpacked bytes can be run. */
const runnable = (bytes: Uint8Array<ArrayBuffer>): string =>
  URL.createObjectURL(new Blob([bytes], { type: 'text/javascript' }));
