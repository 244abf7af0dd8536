import { RULES } from '@gearhall/shared/games/rules';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { backup as copyPages, DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { StoreError } from '../store/errors';
import { messageOf } from '../store/faults';
import type { CommitMark } from '../store/sequence';
import { openLoose } from '../store/verifying';
import { checkData, newlyChecked } from './dataCheck';

/** Only the owner may read a backup: it holds the hall's secrets and the seeds of running games. */
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o177;
/** All pages in one step: a hall that writes meanwhile would make several steps begin anew. */
const ALL_PAGES = 2 ** 31 - 1;
/** How long to wait for a hall that is about to move its log into the file. */
const TIMEOUT_MS = 5000;

const NAME = /^gearhall-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.sqlite$/u;
const nameFor = (at: number): string =>
  `gearhall-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`;

export interface Backup {
  readonly file: string;
  readonly bytes: number;
  readonly tables: number;
  /** Rows that are damaged in the database itself, one sentence each; the backup has them too. */
  readonly problems: readonly string[];
  /** The names of older backups that were deleted for it. */
  readonly removed: readonly string[];
}

export interface BackupOrder {
  /** The hall's database; the hall may be running. */
  readonly database: string;
  /** Where backups are kept; made if there is none. */
  readonly folder: string;
  /** The number of backups that are kept. */
  readonly keep: number;
  /** In ms since 1970. */
  readonly now: number;
}

/**
 * Copies the database by SQLite's online backup, checks the copy, and deletes the oldest backups beyond those that are
 * kept. Throws a StoreError, and leaves nothing new in the folder, when the copy cannot be made or read. While rows are
 * damaged, no older backup is deleted: one of them may be whole.
 */
export async function backUp({ database, folder, keep, now }: BackupOrder): Promise<Backup> {
  if (!existsSync(database)) throw new StoreError(`There is no database ${database}.`);
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const file = join(folder, nameFor(now));
  if (existsSync(file)) throw new StoreError(`There is a backup ${file} already.`);
  const part = `${file}.part`;
  try {
    await copy(database, part);
    const { tables, problems } = await checked(part);
    renameSync(part, file);
    const removed = problems.length > 0 ? [] : rotate(folder, keep);
    return { file, bytes: statSync(file).size, tables, problems, removed };
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

async function copy(database: string, to: string): Promise<void> {
  rmSync(to, { force: true });
  const address = pathToFileURL(database);
  const wal = `${database}-wal`;
  // Without a log nobody has it open, and reading would create files beside it.
  const isInUse = existsSync(wal);
  if (!isInUse) address.searchParams.set('immutable', '1');
  const before = process.umask(PRIVATE_FILE);
  let source: DatabaseSync | undefined;
  try {
    source = new DatabaseSync(address, { readOnly: true, timeout: TIMEOUT_MS });
    await copyPages(source, to, { rate: ALL_PAGES });
  } catch (error) {
    throw new StoreError(`The database ${database} cannot be copied: ${messageOf(error)}.`, { cause: error });
  } finally {
    source?.close();
    process.umask(before);
  }
  if (!isInUse && existsSync(wal))
    throw new StoreError('A hall was started meanwhile, so the copy may lack something. Try again.');
  const descriptor = openSync(to, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

interface Checked {
  readonly tables: number;
  readonly problems: readonly string[];
  /** The last commit in it; undefined when it is older than the counting of commits. */
  readonly reached: CommitMark | undefined;
}

/** Every row of a copy, and what is wrong with it. */
export async function checked(file: string): Promise<Checked> {
  const loose = await openLoose(file);
  const problems: string[] = [];
  const counts = newlyChecked();
  try {
    if (loose.isUpToDate) {
      const report = (line: string): void => void problems.push(line);
      await checkData({ db: loose.db, games: Object.values(RULES), report }, counts);
    }
  } finally {
    await loose.close();
  }
  return { tables: counts.tables, problems, reached: loose.reached };
}

/** Deletes the oldest backups; other files in the folder are left alone. */
function rotate(folder: string, keep: number): readonly string[] {
  const backups = readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort();
  const old = backups.slice(0, Math.max(0, backups.length - keep));
  for (const name of old) rmSync(join(folder, name));
  return old;
}
