// The engine's files: fetched packed from the page's own host, and unpacked here, so that any host of files will do.
import type { Unpacked } from './messages';

const LIST = 'engine/files.json';
const BUILDING = 'engine/building'; // which is there as long as a server builds the others
const LOOK_AGAIN = 2000; // milliseconds
const NOT_THERE = 404;
const PROGRAM = 'pyodide.asm.wasm.gz';
const SCRIPT = 'pyodide.asm.mjs';
const LIBRARY = 'python_stdlib.zip.gz';
const CORE = 'core.zip.gz';
const PACKED = 0x1f; // with which a packed file begins, and none of ours that is not
const KIND = { headers: { 'Content-Type': 'application/wasm' } }; // or no program would be read while it comes

/** Which files there are, with their bytes, and the version that they are of. */
interface FileList {
  version: string;
  files: Record<string, number>;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** What the files are; while a server still builds them, they are waited for. */
async function listed(folder: string, onBuilding: () => void): Promise<FileList> {
  for (;;) {
    const answer = await fetch(new URL(LIST, folder), { cache: 'no-cache' });
    if (answer.ok) return (await answer.json()) as FileList;
    const isComing = answer.status === NOT_THERE && (await fetch(new URL(BUILDING, folder), { cache: 'no-cache' })).ok;
    if (!isComing) throw new Error(`${LIST}: ${answer.status}`);
    onBuilding();
    await new Promise((done) => setTimeout(done, LOOK_AGAIN));
  }
}

/** A file as it was before it was packed, while it comes; some hosts let the browser unpack it by itself. */
async function unpacked(address: string, note: (bytes: number) => void): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  const reader = answer.body.getReader();
  const first = await reader.read();
  const pass = (controller: ReadableStreamDefaultController<Bytes>, { done, value }: typeof first): void => {
    if (done) return controller.close();
    note(value.length);
    controller.enqueue(value);
  };
  const pieces = new ReadableStream<Bytes>({
    start: (controller) => pass(controller, first),
    pull: async (controller) => pass(controller, await reader.read()),
  });
  const isPacked = first.value?.[0] === PACKED;
  return new Response(isPacked ? pieces.pipeThrough(new DecompressionStream('gzip')) : pieces, KIND);
}

const bytes = async (file: Response): Promise<Bytes> => new Uint8Array(await file.arrayBuffer());

/**
 * Everything that Python needs. `packed`: the script comes packed, too; a server's content security policy would not
 * let us run what we unpacked, and a server packs it by itself on the way.
 */
export async function fetchFiles(
  folder: string,
  packed: boolean,
  note: (loaded: number, total: number) => void,
  onBuilding: () => void,
): Promise<Unpacked> {
  const { version, files } = await listed(folder, onBuilding);
  const wanted = [PROGRAM, LIBRARY, CORE, ...(packed ? [`${SCRIPT}.gz`] : [])];
  const total = wanted.reduce((sum, name) => sum + (files[name] ?? 0), 0);
  let loaded = 0;
  const at = (name: string): string => new URL(`engine/${name}?v=${version}`, folder).href;
  const fetched = (name: string): Promise<Response> =>
    unpacked(at(name), (more) => {
      loaded += more;
      note(Math.min(loaded, total), total);
    });
  const [program, library, core, script] = await Promise.all([
    WebAssembly.compileStreaming(fetched(PROGRAM)),
    fetched(LIBRARY).then(bytes),
    fetched(CORE).then(bytes),
    packed ? fetched(`${SCRIPT}.gz`).then(bytes).then(runnable) : at(SCRIPT),
  ]);
  return { program, library, core, script };
}

/** An address under which unpacked bytes can be run. */
const runnable = (text: Bytes): string => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
