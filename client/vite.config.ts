import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { markdown } from './build/markdown.ts';
import { pictures } from './build/pictures.ts';
import { precache } from './build/precache.ts';
import { precompress } from './build/precompress.ts';
import { refuseCycles } from './build/refuseCycles.ts';

/** Where `npm run dev` finds the game server. */
const server = process.env['GEARHALL_SERVER'] ?? 'http://localhost:2567';

/** What only workers need: bots that think, analyses. The service worker knows the folder (build/precache.ts). */
const OF_BOTS = 'assets/bots/[name]-[hash].js';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    markdown(),
    pictures(),
    preact({ devToolsEnabled: false, prefreshEnabled: false }),
    precache(),
    precompress(),
    refuseCycles(),
  ],
  // Bots that think, and analyses, load their games into a worker: files of its own, which only they need.
  worker: {
    format: 'es',
    rollupOptions: { output: { entryFileNames: OF_BOTS, chunkFileNames: OF_BOTS } },
  },
  build: {
    target: 'es2022',
    manifest: true,
    rollupOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.includes('/local/thinking/') ? OF_BOTS : 'assets/[name]-[hash].js',
      },
    },
    // The content security policy allows no data: address and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
  },
  server: {
    proxy: {
      '/api': server,
      '/matchmake': server,
      // Tables answer at /<process>/<room>.
      '^/[A-Za-z0-9_-]{9}/[A-Za-z0-9_-]+': { target: server.replace('http', 'ws'), ws: true },
    },
  },
});
