import type { Logger } from 'pino';
import { StoreFailure } from '../store/contract/errors';
import type { Lease, Leases, Leaving, Owner } from '../store/contract/leases';
import type { Store } from '../store/contract/store';
import type { Outage } from '../store/contract/table';
import type { Clock } from '../ground/clock/Clock';

/** How many times a lease is renewed before it would run out. */
const RENEWALS = 6;

/** A table that this process owns. */
export interface Owned {
  /** What is written of the table is written here. */
  readonly store: Store;
  /** The time in which people waited for the table because it changed its process. */
  readonly gap?: Outage | undefined;
  /** Is called at most once, at once if that has happened already. Not called after `release`. */
  onLost(listener: () => void): void;
  release(leaving?: Leaving): Promise<void>;
}

/** Another process owns the table, or has just stopped doing so. */
export class TableElsewhere extends Error {
  override readonly name = 'TableElsewhere';

  constructor(table: string) {
    super(`Another process owns table ${table}.`);
  }
}

interface Parts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  /** This process; not known before the hall listens. */
  readonly self: () => Owner;
}

/**
 * The tables that this process owns. Where it is the only one on its store, it owns all; elsewhere it has a lease of each
 * open one, which it renews.
 */
export class Ownership {
  private readonly held = new Map<string, HeldLease>();
  private isRenewing = false;

  constructor(private readonly parts: Parts) {}

  /** Undefined when another process owns the table. */
  async take(table: string): Promise<Owned | undefined> {
    const { store, clock, self } = this.parts;
    const { leases } = store;
    if (!leases) return { store, onLost: () => undefined, release: () => Promise.resolve() };
    // By the database's clock it lasts longer, since it begins later.
    const until = clock.now() + leases.lastsMs;
    const lease = await leases.acquire(table, self());
    if (!lease) return undefined;
    const held = new HeldLease(leases, lease, until);
    held.onEnd = () => this.held.delete(table);
    this.held.set(table, held);
    this.goOn(leases);
    return held;
  }

  /** Does something to a table that has no room here. Throws a TableElsewhere. */
  async whileOwned<T>(table: string, job: (store: Store) => Promise<T>): Promise<T> {
    const owned = await this.take(table);
    if (!owned) throw new TableElsewhere(table);
    try {
      return await job(owned.store);
    } finally {
      await owned.release();
    }
  }

  /** The other process that owns a table, if one does. */
  async elsewhere(table: string): Promise<Owner | undefined> {
    const { store, self } = this.parts;
    const owner = await store.leases?.ownerOf(table);
    return owner && owner.process !== self().process ? owner : undefined;
  }

  private goOn(leases: Leases): void {
    if (this.isRenewing) return;
    this.isRenewing = true;
    this.parts.clock.after(leases.lastsMs / RENEWALS, () => {
      this.isRenewing = false;
      void this.renew(leases);
      if (this.held.size > 0) this.goOn(leases);
    });
  }

  /** A database that cannot be reached takes no table away, until the lease has run out. */
  private async renew(leases: Leases): Promise<void> {
    const { clock, log } = this.parts;
    this.dropOverdue();
    const all = [...this.held.values()];
    if (all.length === 0) return;
    const until = clock.now() + leases.lastsMs;
    try {
      const kept = await leases.renew(all.map(({ lease }) => lease));
      for (const each of all) {
        if (kept.has(each.lease.table)) each.until = until;
        else each.lose();
      }
    } catch (error) {
      if (!(error instanceof StoreFailure)) log.error({ err: error }, 'leases could not be renewed');
    }
    this.dropOverdue();
  }

  private dropOverdue(): void {
    const now = this.parts.clock.now();
    for (const each of [...this.held.values()]) if (each.until <= now) each.lose();
  }
}

class HeldLease implements Owned {
  readonly store: Store;
  readonly gap: Outage | undefined;
  onEnd: () => void = () => undefined;
  private listener: (() => void) | undefined;
  private state: 'held' | 'lost' | 'released' = 'held';

  constructor(
    private readonly leases: Leases,
    readonly lease: Lease,
    /** When it runs out, by the monotonic clock of this process. */
    public until: number,
  ) {
    this.store = leases.storeUnder(lease, () => this.lose());
    this.gap = lease.gap;
  }

  onLost(listener: () => void): void {
    this.listener = listener;
    if (this.state === 'lost') listener();
  }

  lose(): void {
    if (this.state !== 'held') return;
    this.end('lost');
    this.listener?.();
  }

  async release(leaving: Leaving = 'idle'): Promise<void> {
    if (this.state !== 'held') return;
    this.end('released');
    // What cannot be released runs out.
    await this.leases.release(this.lease, leaving).catch(() => undefined);
  }

  private end(state: 'lost' | 'released'): void {
    this.state = state;
    this.onEnd();
  }
}
