import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Everything is a file of its own and nothing is inline: the server's content security policy allows only 'self'.
export default defineConfig({
  plugins: [svelte()],
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
  server: {
    // The server compares Origin and Host, so the proxy leaves both as they are.
    proxy: Object.fromEntries(
      ['/api', '/locale'].map((path) => [path, { target: 'http://127.0.0.1:8099', changeOrigin: false }]),
    ),
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
