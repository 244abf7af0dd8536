import { readConfig } from '../config';
import { StoreError } from '../store/errors';
import { restore } from './restoring';

/**
 * Puts a backup in the place of the SQLite database that the environment names. The hall must not run:
 *
 *  npm run -s restore -- FILE [--replace] [--accept-damage]
 *
 * A database that is there already is refused; with `--replace` it is put aside. One line of JSON. Exit code 0: restored.
 * 1: refused with a sentence, and nothing was changed.
 */
const FLAGS = ['--replace', '--accept-damage'];

async function main(given: readonly string[]): Promise<void> {
  const [backup, ...more] = given.filter((one) => !FLAGS.includes(one));
  if (backup === undefined || more.length > 0 || backup.startsWith('--'))
    throw new StoreError('Usage: restore FILE [--replace] [--accept-damage]');
  const { storage } = readConfig(process.env);
  if (storage.type !== 'sqlite')
    throw new StoreError('Only a hall with SQLite is restored like this; for PostgreSQL use pg_restore.');
  const done = await restore({
    backup,
    folder: storage.folder,
    replace: given.includes('--replace'),
    acceptDamage: given.includes('--accept-damage'),
    now: Date.now(),
  });
  const upTo = done.upTo === undefined ? undefined : new Date(done.upTo).toISOString();
  process.stdout.write(`${JSON.stringify({ ...done, upTo })}\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
