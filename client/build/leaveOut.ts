import type { Plugin } from 'vite';

/** What stands in for modules that the client never runs, by the end of their path. */
const INSTEAD: readonly (readonly [RegExp, string])[] = [
  // PixiJS loads the first two when a renderer starts without `skipExtensionImports` (stage/app.ts); no sheets are drawn.
  [/\/(?:browserAll|webworkerAll|spritesheet\/init)\.mjs$/u, 'export {};'],
  // Bots play on the server; the rules only name them.
  [/^\.\/bots$/u, 'export const bots = {};'],
];

const MARK = '\0leftOut';

/** Leaves modules out of the client that would only make it larger. */
export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    enforce: 'pre',
    resolveId: (source) => {
      const index = INSTEAD.findIndex(([path]) => path.test(source));
      return index < 0 ? undefined : `${MARK}${index}`;
    },
    load: (id) => (id.startsWith(MARK) ? INSTEAD[Number(id.slice(MARK.length))]?.[1] : undefined),
  };
}
