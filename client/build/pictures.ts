import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const GAMES = fileURLToPath(new URL('../../shared/src/games/', import.meta.url));
const FACES = fileURLToPath(new URL('../public/faces/', import.meta.url));

/** What to say when a game has no picture; `undefined` when all of them have one. */
export function missingPicture(
  ids: readonly string[],
  hasPicture: (file: string) => boolean,
): string | undefined {
  const missing = ids.map((id) => `${id}.svg`).filter((file) => !hasPicture(file));
  return missing.length > 0
    ? `No picture for the home page: client/public/faces/${missing.join(', ')} (480 by 260).`
    : undefined;
}

/** Fails the build when a game has no picture. */
export function pictures(): Plugin {
  return {
    name: 'gearhall:pictures',
    buildStart() {
      const ids = readdirSync(GAMES).filter((id) => existsSync(`${GAMES}${id}/about.ts`));
      const problem = missingPicture(ids, (file) => existsSync(FACES + file));
      if (problem !== undefined) this.error(problem);
    },
  };
}
