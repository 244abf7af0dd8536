import { RULES } from '@gearhall/shared/games/rules';
import { readConfig, type Storage } from '../ground/config';
import { filesBeside, type DataFiles } from '../store/files/dataFiles';
import { StoreError } from '../store/contract/errors';
import { doubtAbout, lossIn } from '../store/files/losses';
import { fileIn } from '../store/openStore';
import { readPostgres, readSqlite, type ReadOnlyDatabase } from '../store/databases/readOnlyDatabase';
import { readRestored, toldToOperator, type Restored } from '../store/files/restored';
import { commitMark, readSequence, type FoundSequence } from '../store/files/sequence';
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
  const { storage } = readConfig(process.env);
  // First, since a hall that runs goes on counting.
  const files = storage.type === 'sqlite' ? filesBeside(fileIn(storage.folder)) : undefined;
  const sequence = files && readSequence(files.sequence);
  const reading = await open(storage);
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const faults = [...reading.faults(), ...(files ? await lossesIn(reading, files, sequence) : [])];
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

/** What is missing from the database, or may be, one sentence each. */
async function lossesIn(
  { db }: ReadOnlyDatabase,
  { database, folder }: DataFiles,
  sequence: FoundSequence | undefined,
): Promise<readonly string[]> {
  const mark = await db.selectFrom('commits').select(['lineage', 'number', 'at']).executeTakeFirst();
  const reached = commitMark.safeParse(mark).data;
  const findings = { file: database, hasContent: true, hasLog: true, reached, sequence };
  const loss = lossIn(findings)?.sentence ?? (sequence && doubtAbout(findings));
  const told = toldToOperator(readRestored(folder), Date.now());
  return [...(loss === undefined ? [] : [loss]), ...(told?.isDoubt ? [noted(told)] : [])];
}

const noted = ({ from, at }: Restored): string =>
  `At the start of ${timeOf(at)} nobody knew whether anything had been stored after ${timeOf(from)}. If not, delete the file gearhall.restored beside it.`;
const timeOf = (at: number): string => new Date(at).toISOString();

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
