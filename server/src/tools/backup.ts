import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { readConfig } from '../ground/config';
import { StoreError } from '../store/contract/errors';
import { fileIn } from '../store/openStore';
import { backUp } from './backingUp';

/**
 * Backs up the SQLite database that the environment names, while its hall may be running:
 *
 *  npm run -s backup                    once
 *  npm run -s backup -- --every 24      now, and then every 24 hours, until it is ended
 *
 * BACKUP_FOLDER: where to, `backups` in the data folder by default; KEEP_BACKUPS: how many are kept, 14 by default. One
 * line of JSON for each backup. Exit code 0: made and whole. 1: made, but rows are damaged (one line for each). 2: not made.
 */
const settings = z.object({
  BACKUP_FOLDER: z.string().min(1).optional(),
  KEEP_BACKUPS: z.coerce.number().int().min(1).default(14),
});
const HOUR_MS = 60 * 60 * 1000;

async function once(): Promise<number> {
  const { storage } = readConfig(process.env);
  if (storage.type === 'postgres')
    throw new StoreError(
      'This hall stores in PostgreSQL: back it up with pg_dump, which takes everything. Of its files nothing else is needed; keep GEARHALL_SECRET, if it is set.',
    );
  if (storage.type === 'memory')
    throw new StoreError('A hall that keeps everything in memory has nothing stored.');
  const { BACKUP_FOLDER: folder = join(storage.folder, 'backups'), KEEP_BACKUPS: keep } = settings.parse(
    Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')),
  );
  const warn = (sentence: string): void => void process.stderr.write(`${sentence}\n`);
  const made = await backUp({ database: fileIn(storage.folder), folder, keep, now: Date.now(), warn });
  for (const problem of made.problems) process.stdout.write(`${problem}\n`);
  process.stdout.write(`${JSON.stringify({ ...made, problems: made.problems.length })}\n`);
  return made.problems.length > 0 ? 1 : 0;
}

async function main([flag, hours]: readonly string[]): Promise<number> {
  if (flag === undefined) return once();
  const every = Number(hours);
  if (flag !== '--every' || !(every > 0)) throw new StoreError('Usage: backup [--every HOURS]');
  for (;;) {
    // A night without a backup is told, and the next one is tried.
    await once().catch(complain);
    await pause(every * HOUR_MS);
  }
}

function complain(error: unknown): number {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 2;
}

void main(process.argv.slice(2))
  .catch(complain)
  .then((code) => {
    process.exitCode = code;
  });
