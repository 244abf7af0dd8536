import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { OWNERS_FOLDER } from './ownersOnly';

/** The maximum space that a start needs on the disk: the database, its log and the files beside it. */
const PROBE_BYTES = 512 * 1024;

/** All files of a server with SQLite, in one folder. */
export interface DataFiles {
  readonly folder: string;
  readonly database: string;
  /** SQLite's write-ahead log and its index, which exist while the database is open. */
  readonly wal: string;
  readonly shm: string;
  readonly lock: string;
  readonly sequence: string;
}

export function filesBeside(database: string): DataFiles {
  const folder = dirname(database);
  return {
    folder,
    database,
    wal: `${database}-wal`,
    shm: `${database}-shm`,
    lock: join(folder, 'gearhall.lock'),
    sequence: join(folder, 'gearhall.sequence'),
  };
}

export const isFilled = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;

/** What a start has created so far, to be removed when it fails. */
export interface Traces {
  /** Only while this process has the lock. */
  removeFiles(): void;
  /** At the very end. */
  removeFolder(): void;
}

/** Makes the folder if there is none. Throws when a file in it, or the folder, cannot be written. */
export function prepareFolder(files: DataFiles): Traces {
  const { folder, database, wal, shm, lock, sequence } = files;
  const made = mkdirSync(folder, { recursive: true, mode: OWNERS_FOLDER });
  const all = [database, wal, shm, sequence];
  for (const file of [...all, lock].filter((one) => existsSync(one))) {
    accessSync(file, constants.R_OK | constants.W_OK);
  }
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  const missing = all.filter((file) => !existsSync(file));
  // What SQLite could not move from its log into an older database must stay.
  const isNeeded = (file: string) => file === wal && !missing.includes(database) && isFilled(wal);
  return {
    removeFiles: () => {
      for (const file of missing.filter((one) => !isNeeded(one))) rmSync(file, { force: true });
    },
    removeFolder: () => {
      if (made !== undefined) removeEmpty(folder);
    },
  };
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // The lock file is still there, or a file of somebody else.
  }
}

/** Throws when the disk has no room for a start. */
export function probeDisk({ folder }: DataFiles): void {
  const path = join(folder, 'gearhall.probe');
  const descriptor = openSync(path, 'w');
  try {
    writeFileSync(descriptor, Buffer.alloc(PROBE_BYTES));
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
    rmSync(path, { force: true });
  }
}
