import type { Plugin } from 'vite';

/**
 * Leaves out modules that the client never loads, though a library could: importing one gives an
 * empty module. PixiJS loads these when a renderer starts without `skipExtensionImports` (stage/app.ts).
 */
export function never(names: RegExp): Plugin {
  const EMPTY = '\0never';
  return {
    name: 'never',
    enforce: 'pre',
    resolveId: (source) => (names.test(source) ? EMPTY : undefined),
    load: (id) => (id === EMPTY ? 'export {};' : undefined),
  };
}
