import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { lastCommit, newLineage } from '../store/files/commits';
import { filesBeside, isFilled, type DataFiles } from '../store/files/dataFiles';
import { StoreError } from '../store/contract/errors';
import { lockFolder } from '../store/files/folderLock';
import { fileIn } from '../store/openStore';
import { closeFile, makeOwnersFile, OWNERS_FILE, OWNERS_FOLDER } from '../store/files/ownersOnly';
import { writeRestored } from '../store/files/restored';
import type { CommitMark } from '../store/files/sequence';
import { inspect } from '../store/databases/sqlite';
import { checked } from './backingUp';

export interface RestoreOrder {
  readonly backup: string;
  /** The data folder of the hall, which must not run. */
  readonly folder: string;
  /** Puts what is in the folder aside. Without it, a folder with a database is refused. */
  readonly replace: boolean;
  /** Also a backup with damaged rows, which the hall will pause table by table. */
  readonly acceptDamage: boolean;
  /** In ms since 1970. */
  readonly now: number;
}

export interface Restoration {
  /** When the last change in the backup was stored, in ms since 1970; undefined when it does not say. */
  readonly upTo: number | undefined;
  /** The folder to which the files that were there before have been moved. */
  readonly aside: string | undefined;
  /** Changes that were in their place and are not in the backup; undefined when that cannot be known. */
  readonly missing: number | undefined;
}

/**
 * Puts a backup in the place of a hall's database. Throws a StoreError, and changes nothing, when the backup is damaged
 * or newer than this version, when a hall is running, or when something would be replaced that was not to be.
 */
export async function restore(order: RestoreOrder): Promise<Restoration> {
  const { backup, folder, now } = order;
  if (!statSync(backup, { throwIfNoEntry: false })?.isFile())
    throw new StoreError(`There is no backup ${backup}.`);
  const reached = await examine(order);
  mkdirSync(folder, { recursive: true, mode: OWNERS_FOLDER });
  const files = filesBeside(fileIn(folder));
  const lock = await lockFolder(files.lock);
  try {
    const present = [files.database, files.wal, files.shm, files.sequence].filter((file) => existsSync(file));
    const before = await reachedBy(files);
    const missing = missingIn(reached, before);
    if (present.length > 0 && !order.replace) throw new StoreError(refusalFor(files.database, missing));
    const part = `${files.database}.restoring`;
    copyIn(backup, part);
    const aside = present.length > 0 ? moveAside(folder, present, now) : undefined;
    renameSync(part, files.database);
    writeRestored(folder, { from: reached?.at ?? 0, at: now });
    giveToOwner(folder);
    return { upTo: reached?.at, aside, missing };
  } finally {
    lock.release();
  }
}

async function examine({ backup, acceptDamage }: RestoreOrder): Promise<CommitMark | undefined> {
  const { problems, reached } = await checked(backup);
  if (problems.length > 0 && !acceptDamage)
    throw new StoreError(
      `The backup ${backup} has ${problems.length} damaged rows (${problems[0]}). Take an older one, or add --accept-damage: the tables that are damaged will be paused.`,
    );
  return reached;
}

/** How far the database goes that is there; undefined when there is none, or it cannot be read. */
const reachedBy = (files: DataFiles): Promise<CommitMark | undefined> =>
  isFilled(files.database) ? inspect(files).catch(() => undefined) : Promise.resolve(undefined);

const missingIn = (reached: CommitMark | undefined, before: CommitMark | undefined): number | undefined =>
  reached && before && reached.lineage === before.lineage
    ? Math.max(0, before.number - reached.number)
    : undefined;

const refusalFor = (database: string, missing: number | undefined): string =>
  `There is a database ${database} already${missing === undefined ? '' : `, with ${missing} changes that the backup does not have`}. Nothing was changed. Add --replace: what is there is put aside, not deleted.`;

/** A copy under another name, on the disk, that continues as a database of its own. */
function copyIn(backup: string, part: string): void {
  rmSync(part, { force: true });
  try {
    makeOwnersFile(part);
    copyFileSync(backup, part);
    chmodSync(part, OWNERS_FILE);
    const database = new DatabaseSync(part);
    // So that nobody takes its further changes for those that came after the backup.
    if (lastCommit(database)) database.prepare('update commits set lineage = ?').run(newLineage());
    database.exec('pragma wal_checkpoint(truncate)');
    database.close();
    const descriptor = openSync(part, 'r+');
    fsyncSync(descriptor);
    closeSync(descriptor);
  } catch (error) {
    for (const file of [part, `${part}-wal`, `${part}-shm`]) rmSync(file, { force: true });
    throw error;
  }
}

/** Restored by root for a hall with an account of its own: what is in its folder has to be its own. */
function giveToOwner(folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  for (const name of readdirSync(folder)) {
    if (lstatSync(join(folder, name)).uid === 0) lchownSync(join(folder, name), uid, gid);
  }
}

function moveAside(folder: string, files: readonly string[], now: number): string {
  const aside = join(folder, `replaced-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`);
  mkdirSync(aside, { mode: OWNERS_FOLDER });
  for (const file of files) {
    closeFile(file);
    renameSync(file, join(aside, basename(file)));
  }
  return aside;
}
