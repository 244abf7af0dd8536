import type { Store } from './store';
import type { Outage } from './table';

/** A process that owns tables. */
export interface Owner {
  readonly process: string;
  /** Where its clients connect to; empty: at the hall's own address. */
  readonly address: string;
}

/** The right to write of a table. Of two leases of a table, the one with the higher number counts. */
export interface Lease {
  readonly table: string;
  readonly fence: number;
  /** The time in which people waited for the table because it changed its process, by the clock of the database. */
  readonly gap?: Outage;
}

/** `moving`: people are there, and come back where it is opened next. */
export type Leaving = 'idle' | 'moving';

/**
 * Who owns which table, where several processes share a store. Only the clock of the database counts, and the database
 * checks the lease in each transaction that writes of a table: an owner that was frozen, or whose clock is wrong, cannot
 * write once its lease has run out.
 */
export interface Leases {
  /** How long a lease lasts unless it is renewed. */
  readonly lastsMs: number;
  /** Undefined when somebody owns the table, or there is no such table. */
  acquire(table: string, owner: Owner): Promise<Lease | undefined>;
  /** The tables of the leases that go on; the others are lost. */
  renew(leases: readonly Lease[]): Promise<ReadonlySet<string>>;
  /** Lets others have the table at once. Changes nothing if the lease is lost. */
  release(lease: Lease, leaving: Leaving): Promise<void>;
  ownerOf(table: string): Promise<Owner | undefined>;
  /** The tables whose owner has ended without releasing them, and that nobody has had since. */
  left(): Promise<readonly string[]>;
  /**
   * The store for the owner of a table. Each of its writes rejects with a LeaseLost, and writes nothing, unless the
   * lease goes on; `onLost` is called then.
   */
  storeUnder(lease: Lease, onLost: () => void): Store;
}
