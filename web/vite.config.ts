import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// The page's own policy on a static site, whose host sends none: as server/http/middleware.py sends it, but for what a
// page cannot say of itself (who may put it into a frame).
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; img-src 'self' data:; " +
  "object-src 'none'; base-uri 'none'; form-action 'self'";
const OF_SITE = `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <meta name="fairwind" content="site" />`;

// What nobody needs who plays without connection: fonts of other scripts and for old browsers.
const NOT_KEPT = /\.woff$|-(cyrillic|greek|vietnamese)(-ext)?-/;

/**
 * One build, two homes: `index.html` is the server's, whose pages have addresses of every depth; `site.html` is that of
 * a static site, in whatever folder. `kept.json` lists what a service worker keeps to play without connection.
 */
function twoHomes(): Plugin {
  return {
    name: 'two-homes',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !NOT_KEPT.test(name));
      this.emitFile({ type: 'asset', fileName: 'kept.json', source: JSON.stringify(files.sort()) });
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const text = String(page.source);
      const site = text.replace('<head>', `<head>\n    ${OF_SITE}`);
      this.emitFile({ type: 'asset', fileName: 'site.html', source: site });
      page.source = text.replaceAll('="./', '="/');
    },
  };
}

// Everything is a file of its own and nothing is inline: the content security policy allows only 'self'.
export default defineConfig({
  base: './',
  plugins: [svelte(), twoHomes()],
  build: {
    outDir: '../src/fairwind/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rollupOptions: {
      input: { index: 'index.html', sw: 'worker/sw.ts' },
      // The service worker must keep its address: a browser asks there for a newer one.
      output: { entryFileNames: (entry) => (entry.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  worker: { format: 'es' },
  server: {
    // The server compares Origin and Host, so the proxy leaves both as they are.
    proxy: Object.fromEntries(
      ['/api', '/locale'].map((path) => [path, { target: 'http://127.0.0.1:8099', changeOrigin: false }]),
    ),
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
