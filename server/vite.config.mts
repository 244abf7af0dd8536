import { defineConfig } from 'vite';

/** Files for Node: the rules are inlined, packages stay in node_modules. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node26',
    sourcemap: true,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        botThread: 'src/table/bots/botThread.ts',
        checkData: 'src/tools/checkData.ts',
        backup: 'src/tools/backup.ts',
        restore: 'src/tools/restore.ts',
        adminLink: 'src/tools/adminLink.ts',
      },
      output: { format: 'cjs', entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: [/^@gearhall\//] },
});
