import { hash } from 'node:crypto';
import type { Damage } from './damage';
import { entryOf, type EntryRow } from './rows';
import type { StoredEntry } from './store';

/**
 * How damage to rows is found. Each entry of a table is stored with a hash over itself and the hash before
 * it; the first one follows from the table's id and core. The head of a log says how many entries there are,
 * and the hash of the last one: so a missing end is found too. The hashes are no secret and keep nobody from
 * forging rows on purpose: they are for disks, file systems, and hands that slip.
 */

/** 128 bits: nothing changes by accident into a text with the same hash. */
const DIGITS = 32;

const hashOf = (...parts: readonly string[]): string =>
  hash('sha256', parts.join('\n'), 'hex').slice(0, DIGITS);

/** The hash of a text that belongs to a table: its core, its affairs or its record, as they are stored. */
export const textHash = (table: string, part: 'core' | 'affairs' | 'record', text: string): string =>
  hashOf(part, table, text);

/** The hash of an entry, from the one before it and the values of its columns. */
export const entryHash = (before: string, index: number, values: readonly unknown[]): string =>
  hashOf(before, JSON.stringify([index, ...values]));

/** How many entries a log has, and the hash of the last one (of none: the hash of the table's core). */
export interface Head {
  readonly length: number;
  readonly hash: string;
}

export interface HashedRow extends EntryRow {
  readonly index: number;
  readonly hash: string | null;
}

/** The entries up to the first damage, and what that is. */
export interface CheckedLog {
  readonly entries: readonly StoredEntry[];
  readonly damage?: Damage;
}

/** Checks the rows of a log as they come, in the order of their indices, up to the first damage. */
export class LogCheck {
  private readonly entries: StoredEntry[] = [];
  private damage: Damage | undefined;
  private last: string;
  /** The hash that the entries led to where the log ended, as its head says. */
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

  /** A row could not even be read. */
  giveUp(): void {
    this.damage ??= { part: 'entry', fault: 'unreadable' };
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
