import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// The page's own policy on a static site, whose host sends none: as server/http/middleware.py sends it, but for what a
// page cannot say of itself (who may put it into a frame).
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; img-src 'self' data:; " +
  "object-src 'none'; base-uri 'none'; form-action 'self'";

// What nobody needs who plays without connection: fonts of other scripts and for old browsers, and the script of the
// engine on a static site, where it comes packed.
const NOT_KEPT = /\.woff$|-(cyrillic|greek|vietnamese)(-ext)?-|\.map$/;

/** The files of a page that plays without connection: a list for the service worker, and the policy for a static site. */
function withoutConnection(site: boolean): Plugin {
  return {
    name: 'without-connection',
    transformIndexHtml: () =>
      site
        ? [
            {
              tag: 'meta',
              attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
              injectTo: 'head-prepend',
            },
          ]
        : [],
    generateBundle(_, bundle) {
      const kept = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !NOT_KEPT.test(name));
      const files = kept.filter((name) => !(site && name.endsWith('.mjs'))).sort();
      this.emitFile({ type: 'asset', fileName: 'kept.json', source: JSON.stringify(files) });
    },
  };
}

// Everything is a file of its own and nothing is inline: the server's content security policy allows only 'self'.
// `--mode site` builds the page for a host of plain files, in whatever folder.
export default defineConfig(({ mode }) => {
  const site = mode === 'site';
  return {
    base: site ? './' : '/',
    plugins: [svelte(), withoutConnection(site)],
    build: {
      outDir: site ? '../dist/site' : '../src/fairwind/server/static',
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
  };
});
