import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const GAMES = fileURLToPath(new URL('../../shared/src/games/', import.meta.url));
const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));

/** The picture of a game that is drawn by hand: as long as its board has no pictures. */
const drawn = (id: string): string => `faces/${id}.svg`;
/** The pictures of a game by the painters of its board, which `npm run screenshots -- posters` writes. */
export const paintedOf = (id: string): readonly string[] => [
  `posters/${id}.webp`,
  `machines/${id}.webp`,
  `previews/${id}.jpg`,
];

/** What to say when a game has no picture; `undefined` when all of them have one. `hasFile`: of client/public. */
export function missingPicture(
  ids: readonly string[],
  hasFile: (file: string) => boolean,
): string | undefined {
  const missing = ids.filter((id) => !hasFile(drawn(id)) && !paintedOf(id).every(hasFile));
  return missing.length > 0
    ? `No picture for the home page: client/public/${missing.map(drawn).join(', ')} (480 by 300), or those of its board (npm run screenshots -- posters).`
    : undefined;
}

/** Fails the build when a game has no picture. */
export function pictures(): Plugin {
  return {
    name: 'gearhall:pictures',
    buildStart() {
      const ids = readdirSync(GAMES).filter((id) => existsSync(`${GAMES}${id}/about.ts`));
      const problem = missingPicture(ids, (file) => existsSync(PUBLIC + file));
      if (problem !== undefined) this.error(problem);
    },
  };
}
