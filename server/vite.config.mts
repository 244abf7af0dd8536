import { defineConfig } from 'vite';

/** One file for Node: the rules are inlined, packages stay in node_modules. */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node24',
    sourcemap: true,
    rollupOptions: { output: { format: 'cjs', entryFileNames: 'main.js' } },
  },
  ssr: { noExternal: [/^@gearhall\//] },
});
