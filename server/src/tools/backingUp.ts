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
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { StoreError } from '../store/contract/errors';
import { messageOf } from '../store/files/faults';
import { faultsOf } from '../store/databases/readOnlyDatabase';
import { closeFile, makeOwnersFile, OWNERS_FOLDER } from '../store/files/ownersOnly';
import type { CommitMark } from '../store/files/sequence';
import { openLoose } from '../store/databases/verifying';
import { checkData, newlyChecked } from './dataCheck';

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
  /** Receives sentences for the operator. */
  readonly warn?: (sentence: string) => void;
}

/**
 * Copies the database by SQLite's `VACUUM INTO`, which takes along nothing of what was deleted, checks the copy, and
 * deletes the oldest backups beyond those that are kept. Throws a StoreError, and leaves nothing new in the folder, when
 * the copy cannot be made or read. While rows are damaged, no older backup is deleted: one of them may be whole.
 */
export async function backUp({ database, folder, keep, now, warn }: BackupOrder): Promise<Backup> {
  if (!existsSync(database)) throw new StoreError(`There is no database ${database}.`);
  mkdirSync(folder, { recursive: true, mode: OWNERS_FOLDER });
  for (const name of backupsIn(folder)) closeFile(join(folder, name), warn);
  const file = join(folder, nameFor(now));
  if (existsSync(file)) throw new StoreError(`There is a backup ${file} already.`);
  const part = `${file}.part`;
  try {
    copy(database, part);
    const { tables, problems } = await checked(part);
    renameSync(part, file);
    const removed = problems.length > 0 ? [] : rotate(folder, keep);
    return { file, bytes: statSync(file).size, tables, problems, removed };
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

function copy(database: string, to: string): void {
  rmSync(to, { force: true });
  const address = pathToFileURL(database);
  const wal = `${database}-wal`;
  // Without a log nobody has it open, and reading would create files beside it.
  const isInUse = existsSync(wal);
  if (!isInUse) address.searchParams.set('immutable', '1');
  makeOwnersFile(to);
  let source: DatabaseSync | undefined;
  try {
    source = new DatabaseSync(address, { readOnly: true, timeout: TIMEOUT_MS });
    // The copy gets new indexes, so that damage of the old ones would stay unnoticed.
    const [fault] = faultsOf(source);
    if (fault !== undefined) throw new StoreError(`The database ${database} is damaged (${fault}).`);
    source.prepare('vacuum into ?').run(to);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(`The database ${database} cannot be copied: ${messageOf(error)}.`, { cause: error });
  } finally {
    source?.close();
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

/** Their names, the oldest first. */
const backupsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort();

/** Deletes the oldest backups; other files in the folder are left alone. */
function rotate(folder: string, keep: number): readonly string[] {
  const backups = backupsIn(folder);
  const old = backups.slice(0, Math.max(0, backups.length - keep));
  for (const name of old) rmSync(join(folder, name));
  return old;
}
