import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { markdown } from '../build/markdown.ts';

/** Serves the pages in this folder, which show a scene without a server: `vite --config dev/vite.config.ts`. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [preact({ devToolsEnabled: false, prefreshEnabled: false }), markdown()],
  build: {
    outDir: 'dist-dev',
    rollupOptions: {
      input: ['stage.html', 'sounds.html', 'machines.html'].map((page) =>
        fileURLToPath(new URL(page, import.meta.url)),
      ),
    },
  },
});
