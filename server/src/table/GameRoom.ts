import type { Guest } from '../owning/vocabulary';
import { CloseCode, Room, ServerError, type Client } from '@colyseus/core';
import type { AnyGame } from '@gearhall/shared/core/game';
import { setTimeout as pause } from 'node:timers/promises';
import type { PersonId } from '../identity/tokens';
import type { Payer } from '../ground/work/CpuBudget';
import { planBots, saveRecord } from './acting/acting';
import type { TableWork } from '../ground/work/BackgroundQueue';
import type { Cancel } from '../ground/clock/Clock';
import { connect } from '../viewing/connect';
import { socketLineOf } from '../transport/HallTransport';
import { Countdown } from './time/Countdown';
import { WaitKeeper } from './consent/WaitKeeper';
import { followStore, reconcile } from './acting/recovery';
import { CLOSE } from '@gearhall/shared/core/wire/wire';
import type { Connection } from '../viewing/Connection';
import { whyNotAdmitted } from './model/spectating';
import { endAbsence, settleHost, watchAbsence } from './time/presence';
import { lastViewsOf } from './model/lastViews';
import type { Owned } from '../owning/Ownership';
import { RateLimiter } from '../ground/limits/RateLimiter';
import { followModeration, tellNews } from './chat/moderating';
import { hideNames, nameShown } from './seats/naming';
import { receive } from './requests/reception';
import { silenceMuted } from './chat/silencing';
import { goOnWithSeries } from './series/series';
import type { TableServices } from './model/services';
import { handBack } from './seats/handBack';
import { TimeKeeper } from './time/TimeKeeper';
import type { StoredTable } from '../store/contract/table';
import { Table } from './model/Table';
import { afterGap } from '../tableRecord/tableRecord';
import { upToDate } from '../tableRecord/upToDate';
import { ViewerSerializer } from '../transport/ViewerSerializer';

/** The table that a room is made for, and who pays for opening it. */
export interface Opening {
  readonly id: string;
  readonly payer: Payer | TableWork;
  readonly owned: Owned;
}

/** Longer than any room lives: patches are sent after changes, not by a timer. */
const NEVER = 2 ** 31 - 1;
const SECOND = 1000;
const RETRY_MS = 20;
/** Colyseus' word for a room that is still being made; it does not export it. */
const CREATING = 0;

/** The room of every game: connects Colyseus' clients with a table. It contains no rules. */
export abstract class GameRoom extends Room {
  abstract readonly game: AnyGame;
  abstract readonly services: TableServices;
  override patchRate = NEVER;
  override autoDispose = false;
  private readonly joined = new Map<string, Connection>();
  private table: Table | undefined;
  private time: TimeKeeper | undefined;
  private countdown: Countdown | undefined;
  private waiting: WaitKeeper | undefined;
  private idle: Cancel | undefined;
  private unfollow: readonly Cancel[] = [];
  private owned: Owned | undefined;
  /** The process ends, and those who are here go on in another one. */
  private isMoving = false;

  override async onCreate({ id, payer, owned }: Opening): Promise<void> {
    this.owned = owned;
    const stored = await this.services.store.load(id);
    if (!stored) throw new Error(`Table ${id} was to be opened, but the store does not hold it.`);
    this.roomId = id;
    this.seatReservationTimeout = this.services.config.joinWithinMs / SECOND;
    const outages = await this.services.heartbeat.outages();
    const services = { ...this.services, store: owned.store };
    const series = stored.core.series && (await this.services.store.series(stored.core.series.id));
    const current = upToDate(this.game, stored);
    const isOfOtherRules = current.core.rulesVersion !== this.game.about.rulesVersion;
    const parts = {
      ...{ game: this.game, stored: afterGap(current, owned.gap), services, outages, reconcile, series },
      ...(isOfOtherRules ? { lastViews: await lastViewsOf(this.services, this.game, id) } : {}),
    };
    const table = await Table.open(parts, payer);
    this.table = table;
    this.setSerializer(
      new ViewerSerializer(this.game, (client) => table.documentOf(guestOf(client)?.person)),
    );
    // Any object will do: Colyseus sends a first state only if there is one.
    this.state = {};
    this.onMessage('*', (client: Client, type: unknown, body: unknown) => {
      const connection = this.joined.get(client.sessionId);
      if (connection) receive(table, connection, type, body);
    });
    for (const { person } of table.seats) if (person !== undefined) watchAbsence(table, person);
    this.services.metrics.countTable(table.core.game, 1);
    this.unfollow = [
      followStore(table),
      this.services.clock.onGap((gap) => table.passOver(gap)),
      followModeration(table, (code) => void this.end(code)),
      this.followHandover(),
    ];
    this.planDisposal();
    planBots(table);
    if (table.tableRecord.status === 'ended') this.keepEnd(table, stored);
    this.watch(table, stored);
    owned.onLost(() => this.stopHere());
  }

  /** The process may have ended between the last action and what follows from it. */
  private keepEnd(table: Table, { tableRecord: { status } }: StoredTable): void {
    if (status !== 'ended') void table.queue.add(() => saveRecord(table, table.tableRecord));
    this.services.archive.keep(table);
  }

  /** Reacts to every change from now on. */
  private watch(table: Table, { tableRecord }: StoredTable): void {
    const time = new TimeKeeper(table, tableRecord);
    this.time = time;
    this.countdown = new Countdown(table);
    const goOn = goOnWithSeries(table);
    this.unfollow = [...this.unfollow, this.services.moderation.onChange(goOn)];
    this.waiting = new WaitKeeper(table);
    table.onPublished.push(time.settle, this.countdown.settle, this.waiting.settle, goOn);
    time.settle();
    this.waiting.settle();
    goOn();
  }

  override onJoin(client: Client): void {
    const guest = guestOf(client);
    if (!this.table || !guest) throw new Error('Somebody joined without having been let in.');
    const visitor = visitorBy(client, guest);
    const code = this.whyTurnedAway(visitor);
    if (code !== undefined) turnAway(client, code);
    this.idle?.();
    const connection = this.connectionOf(client, visitor, this.table);
    this.joined.set(client.sessionId, connection);
    endAbsence(this.table, guest.person);
    this.table.join(connection);
    tellNews(this.table, [connection]);
    this.settle(this.table, guest.person);
    this.services.metrics.connections.inc();
  }

  /** The close code for somebody whose place was reserved: what speaks against them may have come since. */
  private whyTurnedAway(visitor: Arrived): number | undefined {
    const { moderation } = this.services;
    if (moderation.banOf(visitor)) return CLOSE.banned;
    if (moderation.isClosed(this.roomId)) return CLOSE.closedByHall;
    return this.whyNotAdmitted(visitor.person);
  }

  /** The table, once it is open. */
  get opened(): Table | undefined {
    return this.table;
  }

  /** The close code for somebody who may not come to the table now. */
  whyNotAdmitted(person: PersonId): number | undefined {
    return this.table ? whyNotAdmitted(this.table, person) : CLOSE.notWatchable;
  }

  override onLeave(client: Client): void {
    const connection = this.joined.get(client.sessionId);
    if (!this.table || !connection) return;
    this.joined.delete(client.sessionId);
    this.services.metrics.connections.dec();
    this.table.leave(connection);
    watchAbsence(this.table, connection.person);
    if (this.joined.size === 0) this.planDisposal();
  }

  /** Colyseus would keep a closing room open for pending reservations, which cannot be honoured. */
  override disconnect(closeCode?: number): Promise<unknown> {
    for (const timer of Object.values<NodeJS.Timeout>(this['_reservedSeatTimeouts'])) clearTimeout(timer);
    this['_reservedSeatTimeouts'] = {};
    this['_reservedSeats'] = {};
    return super.disconnect(closeCode);
  }

  override onBeforeShutdown(): void {
    this.isMoving = this.joined.size > 0;
    const close = (): void => {
      this.disconnect(CloseCode.SERVER_SHUTDOWN).catch((error: unknown) =>
        this.services.log.error({ err: error }),
      );
    };
    if (this.table) void this.table.queue.add(close);
    else close();
  }

  override onDispose(): void {
    this.idle?.();
    for (const stop of this.unfollow) stop();
    if (!this.table) return;
    this.services.health.settle(this.roomId);
    this.table.close();
    this.time?.stop();
    this.countdown?.stop();
    this.waiting?.stop();
    this.services.lobby.hide(this.roomId);
    this.services.metrics.countTable(this.table.core.game, -1);
    void this.owned?.release(this.isMoving ? 'moving' : 'idle');
  }

  private settle(table: Table, person: PersonId): void {
    void table.queue.add(() => handBack(table, person));
    void table.queue.add(() => settleHost(table));
    void table.queue.add(() => hideNames(table));
    void table.queue.add(() => silenceMuted(table, (code) => void this.end(code)));
  }

  /** Another process has the table. The clients come back by themselves, and are sent there. */
  private stopHere(): void {
    this.services.log.warn({ table: this.roomId }, 'a table is stopped here, because its lease is lost');
    const close = async (): Promise<void> => {
      // A room that is still being made cannot be closed.
      while (this['_internalState'] === CREATING) await pause(RETRY_MS);
      await this.disconnect(CloseCode.SERVER_SHUTDOWN);
    };
    close().catch((error: unknown) => this.services.log.error({ err: error }));
  }

  /** Everybody has to leave, after all that has been accepted is stored. */
  async end(code: number): Promise<void> {
    await this.table?.queue.add(() => {
      this.disconnect(code).catch((error: unknown) => this.services.log.error({ err: error }));
    });
  }

  private connectionOf(client: Client, visitor: Arrived, table: Table): Connection {
    const { config, clock } = this.services;
    return connect(client, {
      ...visitor,
      name: nameShown(this.services, visitor),
      document: table.documentOf(visitor.person),
      limiter: new RateLimiter(config.messagesPerSecond, () => clock.now()),
    });
  }

  /** Somebody has a reservation: the room stays open as long as if they had just left. */
  expectSomebody(): void {
    if (this.joined.size === 0) this.planDisposal();
  }

  /** When this process begins or ends to hand over its tables, those without people close sooner or later. */
  private followHandover(): Cancel {
    const { moderation } = this.services;
    let before = moderation.isHandingOver;
    return moderation.onChange(() => {
      if (moderation.isHandingOver === before) return;
      before = moderation.isHandingOver;
      if (this.joined.size === 0) this.planDisposal();
    });
  }

  /** A room without connections is closed after a while; the store keeps the table. */
  private planDisposal(): void {
    const { moderation, config, clock } = this.services;
    this.idle?.();
    // Somebody may just have got a place.
    this.idle = clock.after(moderation.isHandingOver ? config.joinWithinMs : config.idleAfterMs, () => {
      void this.table?.queue.add(async () => {
        await this.disconnect();
      });
    });
  }
}

/** The room type of one game. */
export function roomFor(game: AnyGame, services: TableServices): new () => GameRoom {
  return class extends GameRoom {
    override readonly game = game;
    override readonly services = services;
  };
}

/** Somebody whose connection is there; `address` is where it comes from. */
type Arrived = Guest & Pick<Connection, 'reservedFrom'>;

const visitorBy = (client: Client, guest: Guest): Arrived => ({
  ...guest,
  address: socketLineOf(client.ref).address,
  reservedFrom: guest.address,
});

/** Closes a connection with this code; Colyseus would take one of its own for every error. */
function turnAway(client: Client, code: number): never {
  client.error(code);
  client.leave(code);
  throw new ServerError(code);
}

function guestOf(client: Client | undefined): Guest | undefined {
  return client?.auth as Guest | undefined;
}
