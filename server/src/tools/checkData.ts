import { RULES } from '@gearhall/shared/games/rules';
import { readConfig, type Storage } from '../config';
import { StoreError } from '../store/errors';
import { fileIn } from '../store/openStore';
import { readPostgres, readSqlite, type ReadOnlyDatabase } from '../store/readOnlyDatabase';
import { checkData, newlyChecked } from './dataCheck';

/**
 * Checks all stored data without changing it; the environment names the database as it does for the hall, which may run
 * meanwhile:
 *
 *  npm run -s check-data
 *
 * One line for each problem, then one line of JSON. Exit code 0: all is well. 1: something is damaged. 2: the database
 * cannot be read.
 */
async function main(): Promise<number> {
  const reading = await open(readConfig(process.env).storage);
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const faults = reading.faults();
  for (const fault of faults) say(`database: ${fault}`);
  const checked = newlyChecked();
  try {
    await checkData({ db: reading.db, games: Object.values(RULES), report: say }, checked);
  } catch (error) {
    // In a damaged file, whatever can be read is checked.
    if (faults.length === 0) throw error;
    say(`database: cannot be read any further (${(error as Error).message})`);
  }
  await reading.close();
  const problems = checked.problems + faults.length;
  say(JSON.stringify({ ...checked, problems }));
  return problems === 0 ? 0 : 1;
}

function open(storage: Storage): Promise<ReadOnlyDatabase> {
  if (storage.type === 'sqlite') return readSqlite(fileIn(storage.folder));
  if (storage.type === 'postgres') return readPostgres(storage.url);
  throw new StoreError('A hall that keeps everything in memory has nothing stored.');
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  },
);
