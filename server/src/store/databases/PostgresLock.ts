import { sql, type Transaction } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { StoreError } from '../contract/errors';
import type { WriteGuard } from '../rows/GroupCommit';
import { endStart, isLocked, listenTo, openSession, tryToLock, waitForLock } from './lockSession';
import type { Schema } from '../rows/schema';

const RETRY_MS = 250;
const WATCH_MS = 2000;

export interface PostgresListeners {
  /** A connection was lost; a new one is tried. */
  onLost(error: Error): void;
  /** Another server has the database now, and this process must end. */
  onTaken(error: StoreError): void;
  /** Another process that shares the schema has signalled, or may have done so. */
  onSignal?(): void;
}

/** `taken` and `released` are final. */
type State = 'held' | 'lost' | 'taken' | 'released';

/**
 * Makes this process the only server on a schema, or one of those that share it, by an advisory lock on a connection of
 * its own: those that share it keep out one that wants to be alone, and the other way round. While that connection
 * is lost nothing is written. The next server to get the lock raises the epoch in the table `fence`, and each
 * transaction checks its server's epoch, so that a server that has not noticed its loss cannot write either. Servers that
 * share the schema share the epoch that the first of them has begun.
 */
export class PostgresLock implements WriteGuard {
  private state: State = 'lost';
  private session: Client | undefined;
  private epoch: number | undefined;
  private watch: NodeJS.Timeout | undefined;

  private constructor(
    private readonly url: string,
    private readonly name: string,
    private readonly listeners: PostgresListeners,
    private readonly mode: 'alone' | 'shared',
  ) {}

  /** Throws a StoreError when another server has the lock. `name` is the database's, for messages. */
  static async take(
    url: string,
    name: string,
    listeners: PostgresListeners,
    mode: 'alone' | 'shared' = 'alone',
  ): Promise<PostgresLock> {
    const lock = new PostgresLock(url, name, listeners, mode);
    const session = await lock.connect();
    try {
      await waitForLock(session, name, mode);
      if (mode === 'shared') await waitForLock(session, name, 'start');
      await lock.hold(session);
    } catch (error) {
      await session.end();
      throw error;
    }
    return lock;
  }

  /** Begins this server's epoch, once the tables exist: from now on no earlier server can write. */
  async beginEpoch(): Promise<void> {
    if (!this.session) throw new StoreError(`The lock on the database ${this.name} was lost at the start.`);
    this.epoch = this.mode === 'shared' ? await sharedEpoch(this.session) : await nextEpoch(this.session);
    if (this.mode === 'shared') await endStart(this.session);
  }

  async enter(transaction: Transaction<Schema>): Promise<void> {
    this.mustHold();
    // A server that takes over waits for this row until the transaction has ended.
    const { rows } = await sql<{ epoch: number }>`select epoch from fence for share`.execute(transaction);
    if (rows[0]?.epoch !== this.epoch) this.giveUp();
    this.mustHold();
  }

  async committed(): Promise<void> {
    // The transaction has checked everything.
  }

  async close(): Promise<void> {
    await this.letGo('released');
  }

  private async letGo(state: Exclude<State, 'held'>): Promise<void> {
    const { session } = this;
    this.state = state;
    this.session = undefined;
    clearInterval(this.watch);
    await session?.end().catch(() => undefined);
  }

  private mustHold(): void {
    if (this.state !== 'held') throw new Error(`The lock on the database ${this.name} is lost.`);
  }

  private connect(): Promise<Client> {
    return openSession(this.url, (session, error) => this.lose(session, error));
  }

  private async hold(session: Client): Promise<void> {
    if (this.mode === 'shared') await this.listen(session);
    // It may have been released meanwhile.
    if (this.state !== 'lost') return;
    this.session = session;
    this.state = 'held';
    this.watch = setInterval(() => void this.look(session), WATCH_MS).unref();
  }

  /** What was signalled before is not repeated. */
  private async listen(session: Client): Promise<void> {
    const { onSignal } = this.listeners;
    session.on('notification', () => onSignal?.());
    await listenTo(session);
    onSignal?.();
  }

  private async look(session: Client): Promise<void> {
    try {
      if (!(await isLocked(session))) throw new Error('The connection does not hold the lock any more.');
    } catch (error) {
      this.lose(session, error as Error);
    }
  }

  private lose(session: Client, error: Error): void {
    if (session !== this.session) return;
    void this.letGo('lost');
    this.listeners.onLost(error);
    void this.regain();
  }

  private async regain(): Promise<void> {
    // Before the epoch has begun, a lost lock makes the start fail; it is not regained.
    while (this.state === 'lost' && this.epoch !== undefined) {
      await this.tryToRegain().catch(() => undefined);
      if (this.state === 'lost') await pause(RETRY_MS);
    }
  }

  private async tryToRegain(): Promise<void> {
    const session = await this.connect();
    try {
      const isOurs = await tryToLock(session, this.mode);
      const { rows } = await session.query<{ epoch: number }>('select epoch from fence');
      if (rows[0]?.epoch !== this.epoch) this.giveUp();
      else if (isOurs && this.state === 'lost') await this.hold(session);
    } finally {
      if (this.session !== session) await session.end();
    }
  }

  private giveUp(): void {
    if (this.state === 'taken' || this.state === 'released') return;
    void this.letGo('taken');
    this.listeners.onTaken(
      new StoreError(`Another Gearhall server has taken over the database ${this.name}: this one stops.`),
    );
  }
}

async function nextEpoch(session: Client): Promise<number | undefined> {
  const { rows } = await session.query<{ epoch: number }>(
    'update fence set epoch = epoch + 1 returning epoch',
  );
  return rows[0]?.epoch;
}

/** Only one process at a time starts. */
async function sharedEpoch(session: Client): Promise<number | undefined> {
  const { rows } = await session.query<{ epoch: number }>(
    'select epoch from fence where epoch in (select epoch from sharing)',
  );
  if (rows[0]) return rows[0].epoch;
  const epoch = await nextEpoch(session);
  await session.query(
    'insert into sharing values (1, $1) on conflict (id) do update set epoch = excluded.epoch',
    [epoch],
  );
  return epoch;
}
