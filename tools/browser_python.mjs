// Runs a Python program in the browser's Python, under node: browser_python.mjs <folder of Pyodide> <program> <words…>
// Files of this machine are found under /here. The standard library may be another: PYTHON_STDLIB names its archive.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';

const [folder, program, ...words] = process.argv.slice(2);
const pyodide = resolve(folder);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const library = process.env.PYTHON_STDLIB;
try {
  const python = await loadPyodide({ indexURL: `${pyodide}/`, ...(library ? { stdLibURL: resolve(library) } : {}) });
  python.FS.mkdir('/here');
  python.FS.mount(python.FS.filesystems.NODEFS, { root: '/' }, '/here');
  python.globals.set('words', python.toPy([program, ...words.map(there)]));
  python.runPython('import sys; sys.argv = list(words)');
  await python.runPythonAsync(readFileSync(program, 'utf8'));
} catch (error) {
  console.error(String(error.message ?? error).slice(-4000)); // node would print the whole loader first
  process.exit(1);
}

function there(word) {
  return word.startsWith('/') ? `/here${word}` : word;
}
