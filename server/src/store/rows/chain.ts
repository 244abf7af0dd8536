import type { Damage } from '../contract/damage';
import { hashOf } from './hashOf';
import { entryOf, type EntryRow } from './rows';
import type { StoredEntry } from '../contract/table';

/**
 * How damage to rows is detected. Each entry of a table is stored with a hash over itself and the hash before it; the
 * first one depends on the table's id and core. The head of a log contains the number of entries and the hash of the
 * last one, so that a missing end is found too. The hashes are not secret and do not prevent deliberate forgery: they
 * are for failing disks, file systems and human mistakes.
 */

type TextPart = 'core' | 'affairs' | 'record' | 'series' | 'views';

/** The hash of a text of a table (its core, its table record or its game record) or of a series, as stored. */
export const textHash = (id: string, part: TextPart, text: string): string => hashOf(part, id, text);

/** The hash of an entry, from the hash before it and the values of its columns. */
export const entryHash = (before: string, index: number, values: readonly unknown[]): string =>
  hashOf(before, JSON.stringify([index, ...values]));

/** The number of entries in a log, and the hash of the last one (without entries: the hash of the table's core). */
export interface Head {
  readonly length: number;
  readonly hash: string;
}

export interface HashedRow extends EntryRow {
  readonly index: number;
  readonly hash: string | null;
}

/** The entries before the first damage, and that damage. */
export interface CheckedLog {
  readonly entries: readonly StoredEntry[];
  readonly damage?: Damage;
}

/** Checks the rows of a log one by one, in the order of their indices, up to the first damage. */
export class LogCheck {
  private readonly entries: StoredEntry[] = [];
  private damage: Damage | undefined;
  private last: string;
  /** The hash at the index where the log ends according to its head. */
  private atHead: string | undefined;

  constructor(
    start: string,
    private readonly head: Head | undefined,
  ) {
    this.last = start;
    this.noteHead();
  }

  get isOver(): boolean {
    return this.damage !== undefined;
  }

  get length(): number {
    return this.entries.length;
  }

  add(row: HashedRow): void {
    if (this.damage) return;
    const index = this.entries.length;
    const own = entryHash(this.last, row.index, columnsOf(row));
    const fault = row.index !== index ? 'missing' : row.hash !== own ? 'changed' : undefined;
    const entry = fault ? undefined : readEntry(row);
    if (entry) {
      this.entries.push(entry);
      this.last = own;
      this.noteHead();
    } else this.damage = { part: 'entry', fault: fault ?? 'unreadable', index };
  }

  /** `now`: the head as it is after the last row was read, since somebody may have acted meanwhile. */
  end(now: Head | undefined): CheckedLog {
    const damage = this.damage ?? this.atEnd(now);
    return { entries: this.entries, ...(damage ? { damage } : {}) };
  }

  private atEnd(now: Head | undefined): Damage | undefined {
    const { head, length, atHead } = this;
    if (!head || !now) return { part: 'head', fault: 'missing' };
    if (length < head.length) return { part: 'entry', fault: 'missing', index: length };
    return atHead === head.hash && length <= now.length ? undefined : { part: 'head', fault: 'changed' };
  }

  private noteHead(): void {
    if (this.entries.length === this.head?.length) this.atHead = this.last;
  }
}

const columnsOf = ({ seat, action, at, by, person, n }: EntryRow): readonly unknown[] => [
  seat,
  action,
  at,
  by,
  person,
  n,
];

function readEntry(row: EntryRow): StoredEntry | undefined {
  try {
    const entry = entryOf(row);
    return typeof entry.action?.type === 'string' ? entry : undefined;
  } catch {
    return undefined;
  }
}
