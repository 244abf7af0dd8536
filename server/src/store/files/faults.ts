/** The primary result codes of SQLite that can occur at a start (sqlite.org/rescode.html). */
const BUSY = 5;
const READ_ONLY = 8;
const FULL = 13;
const CANNOT_OPEN = 14;

type Fault = 'readOnly' | 'full' | 'notFolder';
const SYSTEM_FAULTS: Readonly<Record<string, Fault>> = {
  EACCES: 'readOnly',
  EPERM: 'readOnly',
  EROFS: 'readOnly',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EEXIST: 'notFolder',
  ENOTDIR: 'notFolder',
};
const SQLITE_FAULTS: Readonly<Record<number, Fault>> = {
  [READ_ONLY]: 'readOnly',
  [FULL]: 'full',
  [CANNOT_OPEN]: 'readOnly',
};
const SENTENCES: Readonly<Record<Fault, (place: string) => string>> = {
  readOnly: (place) =>
    `The ${place} is read-only for this server: let its user write there, or set GEARHALL_DATA to another folder.`,
  full: (place) => `The disk that holds the ${place} is full: make room and start again.`,
  notFolder: (place) =>
    `The ${place} cannot be made, because there is a file of that name: set GEARHALL_DATA to another folder.`,
};

/** Whether another connection has SQLite's lock. */
export function isBusy(error: unknown): boolean {
  return resultCodeOf(error) === BUSY;
}

/**
 * The sentence about a place (`file …`, `data folder …`) that cannot be written; undefined if that is not the reason.
 */
export function writingFault(error: unknown, place: string): string | undefined {
  const { code = '' } = error as Partial<NodeJS.ErrnoException>;
  const fault = SYSTEM_FAULTS[code] ?? SQLITE_FAULTS[resultCodeOf(error) ?? 0];
  return fault && SENTENCES[fault](place);
}

/** The message of an error. */
export function messageOf(error: unknown): string {
  // A host with several addresses fails with one error for each of them, and no message of its own.
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0]);
  const { message } = error as Partial<Error>;
  return message === undefined || message === '' ? String(error) : message;
}

function resultCodeOf(error: unknown): number | undefined {
  const { errcode } = error as { readonly errcode?: number };
  // The higher bits hold the extended code, which is not needed here.
  return errcode === undefined ? undefined : errcode & 0xff;
}
