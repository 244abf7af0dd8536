import { existsSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { StoreError } from '../contract/errors';
import { isBusy } from './faults';
import { makeOwnersFile } from './ownersOnly';

/** A killed process may take a moment to die. */
const TIMEOUT_MS = 2000;
const RETRY_MS = 100;

export interface FolderLock {
  release(): void;
  /** For a start that failed: releases the lock, and deletes its file if it is new. */
  abandon(): void;
}

/**
 * Makes this process the only server on a data folder, until it releases the lock or ends in any way. Throws a
 * StoreError when another server holds the lock.
 *
 * The lock is an SQLite transaction on a separate file, which stays empty. The operating system drops such a lock with
 * the process, so a file left behind means nothing, and process ids do not matter. Nothing else in this process may
 * open that file: closing any other descriptor would drop the lock. Network file systems, whose locks are unreliable,
 * are not supported.
 */
export async function lockFolder(path: string): Promise<FolderLock> {
  const isNew = !existsSync(path);
  const end = performance.now() + TIMEOUT_MS;
  do {
    const held = tryToLock(path);
    if (held) return lockOf(held, path, isNew);
    await pause(RETRY_MS);
  } while (performance.now() < end);
  throw new StoreError(
    `Another Gearhall server is running on the data folder ${dirname(path)}: stop that one first, or set GEARHALL_DATA to another folder.`,
  );
}

function lockOf(held: DatabaseSync, path: string, isNew: boolean): FolderLock {
  return {
    release: () => held.close(),
    abandon: () => {
      if (isNew) rmSync(path, { force: true });
      held.close();
    },
  };
}

/** Undefined when another process holds the lock, or has just deleted the file. */
function tryToLock(path: string): DatabaseSync | undefined {
  makeOwnersFile(path);
  const before = identityOf(path);
  const held = new DatabaseSync(path, { timeout: 0 });
  try {
    // Without a journal file, which a killed process would leave behind.
    held.exec('pragma journal_mode = memory; begin exclusive');
    if (before !== undefined && before === identityOf(path)) return held;
    held.close();
    return undefined;
  } catch (error) {
    held.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}

/** The identity of the file at the path: it may have been replaced since it was opened. */
function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}
