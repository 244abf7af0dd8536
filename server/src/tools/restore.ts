import { readConfig, type Storage } from '../ground/config';
import { StoreError } from '../store/contract/errors';
import { takeLoaded } from './loaded';
import { restore } from './restoring';

/**
 * Puts a backup in the place of the SQLite database that the environment names; or checks a PostgreSQL database that
 * pg_restore has loaded, and notes what was lost. The hall must not run:
 *
 *  npm run -s restore -- FILE [--replace] [--accept-damage]
 *  npm run -s restore -- --loaded [--accept-damage]
 *
 * A database that is there already is refused; with `--replace` it is put aside. One line of JSON. Exit code 0: restored.
 * 1: refused with a sentence, and nothing was changed.
 */
const FLAGS = ['--replace', '--accept-damage', '--loaded'];
const USAGE = 'Usage: restore FILE [--replace] [--accept-damage], or restore --loaded [--accept-damage]';

async function main(given: readonly string[]): Promise<void> {
  const [backup, ...more] = given.filter((one) => !FLAGS.includes(one));
  const isLoaded = given.includes('--loaded');
  if (isLoaded === (backup !== undefined) || more.length > 0 || backup?.startsWith('--'))
    throw new StoreError(USAGE);
  const { storage } = readConfig(process.env);
  const acceptDamage = given.includes('--accept-damage');
  const replace = given.includes('--replace');
  const now = Date.now();
  const done =
    backup === undefined
      ? await takeLoaded({ url: urlOf(storage), acceptDamage, now })
      : await restore({ backup, folder: folderOf(storage), replace, acceptDamage, now });
  const upTo = done.upTo === undefined ? undefined : new Date(done.upTo).toISOString();
  process.stdout.write(`${JSON.stringify({ ...done, upTo })}\n`);
}

function folderOf(storage: Storage): string {
  if (storage.type === 'sqlite') return storage.folder;
  throw new StoreError(
    'Only a hall with SQLite is restored from a file. With PostgreSQL use pg_restore, then restore --loaded.',
  );
}

function urlOf(storage: Storage): string {
  if (storage.type === 'postgres') return storage.url;
  throw new StoreError('--loaded is for PostgreSQL: DATABASE_URL names the database.');
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
