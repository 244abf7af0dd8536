import type { Sync } from '../../ground/config';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { countCommits, lastCommit, newLineage } from '../files/commits';
import { cleanPages, logEraser, overwriteDeleted } from '../files/erasing';
import {
  filesBeside,
  isFilled,
  prepareFolder,
  probeDisk,
  type DataFiles,
  type Traces,
} from '../files/dataFiles';
import { StoreError } from '../contract/errors';
import { messageOf, writingFault } from '../files/faults';
import { lockFolder, type FolderLock } from '../files/folderLock';
import { doubtAbout, lossIn, refuseLoss, type Loss } from '../files/losses';
import { refuseNewer } from '../migrations/migrations';
import { kyselyOver } from './nodeSqlite';
import { closeToOthers, makeOwnersFile } from '../files/ownersOnly';
import { readSequence, type CommitMark } from '../files/sequence';
import { noteDoubt, writeRestored } from '../files/restored';
import { sqlStore } from './sqlStore';
import type { Store } from '../contract/store';

/** How long to wait for another writing process, such as a backup. */
const TIMEOUT_MS = 2000;

export interface SqliteWishes {
  /** The name of an accepted loss: see losses.ts. */
  readonly acceptLoss?: string;
  /** Receives sentences for the operator. */
  readonly warn?: (sentence: string) => void;
  /** For tests that fill the disk or remove the permission to write. */
  readonly onOpen?: (database: DatabaseSync) => void;
}

/**
 * The store in an SQLite file, which is created if missing. Its folder belongs to this process until the store is
 * closed. Throws a StoreError, and leaves everything in the folder as it was.
 */
export async function sqliteStore(file: string, sync: Sync, wishes: SqliteWishes = {}): Promise<Store> {
  const files = filesBeside(file);
  let traces: Traces | undefined;
  let lock: FolderLock | undefined;
  try {
    traces = prepareFolder(files);
    lock = await lockFolder(files.lock);
    probeDisk(files);
    const found = await examine(files, wishes);
    closeToOthers(files.folder, wishes.warn);
    const store = await openToWrite(files, sync, wishes, found);
    return { ...store, close: () => closeBoth(store, lock) };
  } catch (error) {
    // Without the lock, the files belong to another server.
    if (lock) traces?.removeFiles();
    lock?.abandon();
    traces?.removeFolder();
    throw asStoreError(error, files);
  }
}

async function closeBoth(store: Store, lock: FolderLock | undefined): Promise<void> {
  try {
    await store.close();
  } finally {
    lock?.release();
  }
}

function asStoreError(error: unknown, { folder, database }: DataFiles): StoreError {
  if (error instanceof StoreError) return error;
  const { path = folder } = error as Partial<NodeJS.ErrnoException>;
  const place = path === folder ? `data folder ${folder}` : `file ${path}`;
  const sentence = writingFault(error, place);
  if (sentence !== undefined) return new StoreError(sentence, { cause: error });
  return new StoreError(`The database ${database} cannot be used: ${messageOf(error)}.`, { cause: error });
}

interface Found {
  /** The operator has accepted it. */
  readonly loss?: Loss;
  /** The last commit of a database that may have had later ones. */
  readonly doubtAfter?: CommitMark | undefined;
}

/** Throws when something is missing and the operator has not accepted it. */
async function examine(files: DataFiles, { acceptLoss, warn }: SqliteWishes): Promise<Found> {
  const { database: file, wal } = files;
  const hasContent = isFilled(file);
  const reached = hasContent ? await inspect(files) : undefined;
  const sequence = readSequence(files.sequence);
  const findings = { file, hasContent, hasLog: isFilled(wal), reached, sequence };
  const loss = lossIn(findings);
  if (loss) {
    refuseLoss(loss, acceptLoss);
    warn?.(`${loss.sentence} This was accepted.`);
    return { loss };
  }
  const doubt = doubtAbout(findings);
  if (doubt === undefined) return {};
  warn?.(doubt);
  return { doubtAfter: reached };
}

async function openToWrite(
  files: DataFiles,
  sync: Sync,
  { onOpen, warn = () => undefined }: SqliteWishes,
  { loss, doubtAfter }: Found,
): Promise<Store> {
  const { database: file } = files;
  // SQLite gives its log and index the permissions of the database.
  makeOwnersFile(file);
  const database = new DatabaseSync(file, { timeout: TIMEOUT_MS });
  try {
    useLog(database, file, sync);
    const db = kyselyOver(database);
    const store = await sqlStore({ db, name: file }, async () => {
      if (loss) await db.updateTable('commits').set({ lineage: newLineage() }).execute();
      return countCommits(db, files, sync);
    });
    if (loss) writeRestored(files.folder, { from: loss.from, at: Date.now() });
    if (doubtAfter) noteDoubt(files.folder, doubtAfter.at, Date.now());
    cleanPages(database, warn);
    onOpen?.(database);
    return erasingStore(store, logEraser({ database, db, waitMs: TIMEOUT_MS }));
  } catch (error) {
    if (database.isOpen) database.close();
    throw error;
  }
}

function erasingStore(store: Store, { erase, stop }: ReturnType<typeof logEraser>): Store {
  return {
    ...store,
    eraseDeleted: erase,
    close() {
      stop();
      return store.close();
    },
  };
}

function useLog(database: DatabaseSync, file: string, sync: Sync): void {
  const mode = database.prepare('pragma journal_mode = wal').get()?.journal_mode;
  if (mode !== 'wal') {
    throw new StoreError(
      `The file system of ${file} cannot share memory between processes, which SQLite needs: use a local disk.`,
    );
  }
  database.exec(`pragma synchronous = ${sync}`);
  overwriteDeleted(database);
}

/**
 * Examines the whole database before anything is written, and returns its last commit. A file that a killed process
 * left has its last changes in a log beside it, which must be read too; the index that SQLite makes for that is
 * restored afterwards.
 */
export async function inspect({ database: file, wal, shm }: DataFiles): Promise<CommitMark | undefined> {
  const address = pathToFileURL(file);
  if (!existsSync(wal)) address.searchParams.set('immutable', '1');
  const index = existsSync(shm) ? readFileSync(shm) : undefined;
  const database = new DatabaseSync(address, { readOnly: true, timeout: TIMEOUT_MS });
  try {
    const faults = faultsOf(database);
    if (faults !== undefined) {
      throw new StoreError(`The database ${file} is damaged (${faults}) and was left untouched.`);
    }
    await refuseNewer({ db: kyselyOver(database), name: file });
    return lastCommit(database);
  } finally {
    database.close();
    if (index) writeFileSync(shm, index);
    else rmSync(shm, { force: true });
  }
}

function faultsOf(database: DatabaseSync): string | undefined {
  try {
    const found = database.prepare('pragma quick_check(1)').get()?.quick_check;
    return found === 'ok' ? undefined : String(found).split('\n').join(', ');
  } catch (error) {
    return messageOf(error);
  }
}
