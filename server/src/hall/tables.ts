import { matchMaker } from '@colyseus/core';
import type { SeenTable, TableFacts } from '@gearhall/shared/core/pages/hallPages';
import type { AnyGame } from '@gearhall/shared/core/game';
import type { Refusal } from '@gearhall/shared/core/ground/result';
import { CLOSE } from '@gearhall/shared/core/wire/wire';
import { AddressLimit } from '../ground/limits/AddressLimits';
import { banned, closedByHall, keptOff, noTable, notWatchable } from '../ground/errors';
import { isTableId } from '../identity/chance';
import { turnKeyOf, type Payer } from '../ground/work/CpuBudget';
import { NoAnswer } from '../owning/NoAnswer';
import type { AnswerTo, Asked, Guest, DecisionMade } from '../owning/vocabulary';
import type { Said } from '../store/contract/chatLines';
import type { SeriesRecord } from '../store/contract/series';
import type { Store } from '../store/contract/store';
import type { TableCore, TableRecord } from '../store/contract/table';
import type { TableWork } from '../ground/work/BackgroundQueue';
import { GameRoom, roomFor, type Opening } from '../table/GameRoom';
import { factsOfOpen, factsOfStored } from '../tableRecord/invitation';
import { upToDate } from '../tableRecord/upToDate';
import { TableElsewhere } from '../owning/Ownership';
import { openTable } from '../people/personalData';
import { decide } from '../table/series/series';
import { Turns } from '../ground/work/Turns';
import type { TableServices, WhyNotCreate } from '../table/model/services';

/** All tables: creates them, finds them, and opens those that have no room. */
export class Tables {
  readonly services: TableServices;
  private readonly opening = new Map<string, Promise<void>>();
  /** One queue per address that opens tables. */
  private readonly turns = new Turns();

  private readonly creations: AddressLimit;

  constructor(
    private readonly games: readonly AnyGame[],
    services: Omit<TableServices, 'createTable' | 'whyNotCreate' | 'whyNoTables'>,
  ) {
    this.creations = new AddressLimit(services.counts, 'tables', services.config.tablesPerMinute);
    this.services = {
      ...services,
      createTable: (core, tableRecord, series, chat) => this.create(core, tableRecord, series, chat),
      whyNotCreate: (address) => this.whyNotCreate(address),
      whyNoTables: () => this.whyNoTables(),
    };
    for (const game of games) matchMaker.defineRoomType(game.about.id, roomFor(game, this.services));
  }

  /** Why this address cannot create a table now. If it can, the attempt is counted. */
  async whyNotCreate(address: string): Promise<WhyNotCreate | undefined> {
    return this.whyNoTables() ?? ((await this.creations.allows(address)) ? undefined : 'tooFast');
  }

  private whyNoTables(): WhyNotCreate | undefined {
    const { config, lobby, moderation } = this.services;
    if (moderation.isDraining) return 'draining';
    return lobby.size >= config.maxTables ? 'hallFull' : undefined;
  }

  async create(
    core: TableCore,
    tableRecord: TableRecord,
    series?: SeriesRecord,
    chat?: readonly Said[],
  ): Promise<string> {
    const { id } = core;
    const madeAt = this.services.clock.wall();
    await this.services.store.create(core, { ...tableRecord, madeAt }, series, chat);
    if (!(await this.handedOver('wake', { table: id }))) await this.openRoom(core.game, id, { table: id });
    return id;
  }

  async find(id: string): Promise<TableFacts | undefined> {
    const facts = await this.factsOf(id);
    const isSealed = facts?.status === 'ended' && (await this.services.archive.isClosed(id));
    return facts && isSealed ? { ...facts, sealed: true } : facts;
  }

  private async factsOf(id: string): Promise<TableFacts | undefined> {
    if (!isTableId(id)) return undefined;
    const { lobby, store, moderation } = this.services;
    const open = lobby.find(id);
    const isClosed = moderation.isClosed(id);
    if (open && !isClosed) return factsOfOpen(open);
    const known = await store.status(id);
    if (known && isClosed) return { id, game: known.game, status: known.status, closedByHall: true };
    if (known?.status !== 'gathering') return known && { id, game: known.game, status: known.status };
    // While people gather there is no log to read.
    const stored = await store.load(id);
    const game = this.games.find(({ about }) => about.id === known.game);
    return stored && factsOfStored(upToDate(game, stored));
  }

  /** What spectators see of an open table, in whichever process; undefined where there is nothing to see. */
  async shown(id: string): Promise<SeenTable | undefined> {
    if (!isTableId(id)) return undefined;
    const { lobby, ownership, asking } = this.services;
    const shown = lobby.shown(id);
    const owner = shown || lobby.find(id) ? undefined : await ownership.elsewhere(id);
    return owner ? ((await asking.ask(owner.process, 'view', { table: id })) ?? undefined) : shown;
  }

  /** A reservation for a connection, in the form that Colyseus' clients expect. Throws when there is no such table. */
  async reserve(id: string, guest: Guest): Promise<unknown> {
    if (!isTableId(id)) throw noTable();
    const { moderation, ownership, asking } = this.services;
    const ban = moderation.banOf(guest);
    if (ban) throw banned(ban.until);
    if (moderation.isClosed(id)) throw closedByHall();
    if (await matchMaker.getRoomById(id)) return this.reserveHere(id, guest);
    const owner = await ownership.elsewhere(id);
    // That process says who may come. If it is gone, its lease runs out, and the client has to ask again.
    if (owner) return asking.ask(owner.process, 'reserve', { table: id, guest });
    const there = await this.handedOver('reserve', { table: id, guest });
    return there ? there.answer : this.reserveHere(id, guest);
  }

  /** The same, at a table of this process: it is opened here if it has no room. */
  async reserveHere(id: string, guest: Guest): Promise<unknown> {
    const listing = (await matchMaker.getRoomById(id)) ?? (await this.openFor(id, guest));
    const room = matchMaker.getLocalRoomById(id);
    if (room instanceof GameRoom) {
      const code = room.whyNotAdmitted(guest.person);
      if (code !== undefined) throw code === CLOSE.keptOff ? keptOff() : notWatchable();
      room.expectSomebody();
    }
    return matchMaker.reserveSeatFor(listing, {}, guest);
  }

  /** A person decides something for their series at its latest table, in whichever process. */
  async decide(id: string, guest: Guest, made: DecisionMade): Promise<Refusal | undefined> {
    const { moderation, ownership, asking } = this.services;
    if (moderation.isClosed(id)) throw closedByHall();
    if (await matchMaker.getRoomById(id)) return this.decideHere(id, guest, made);
    const owner = await ownership.elsewhere(id);
    const asked = { table: id, guest, ...made };
    const answer = owner
      ? await asking.ask(owner.process, 'decide', asked)
      : ((await this.handedOver('decide', asked))?.answer ?? (await this.decideHere(id, guest, made)));
    return answer ?? undefined;
  }

  /** The same, at a table of this process: it is opened here if it has no room. */
  async decideHere(id: string, guest: Guest, made: DecisionMade): Promise<Refusal | undefined> {
    if (!(await matchMaker.getRoomById(id))) await this.openFor(id, guest);
    const table = openTable(id);
    if (!table) throw noTable();
    let refusal: Refusal | undefined;
    await table.queue.add(async () => {
      refusal = await table.reconciled(() => decide(table, guest.person, made));
    });
    return refusal;
  }

  /** Opens the room of a table if it has none, so that its clock and bots go on. */
  async wake(id: string): Promise<void> {
    if (this.services.moderation.isClosed(id)) return;
    if (await matchMaker.getRoomById(id)) return;
    if (await this.services.ownership.elsewhere(id)) return;
    await this.open(id, { table: id });
  }

  /** Does something to a table in the store, unless it is open; nobody can open it meanwhile. False if it is open. */
  async whileClosed(id: string, job: (store: Store) => Promise<void>): Promise<boolean> {
    const { ownership } = this.services;
    const isElsewhere = await ownership.elsewhere(id);
    const isOpen = await matchMaker.getRoomById(id);
    if (isElsewhere || isOpen || this.opening.has(id)) return false;
    const working = ownership.whileOwned(id, job).finally(() => this.opening.delete(id));
    this.opening.set(id, working);
    try {
      await working;
    } catch (error) {
      if (error instanceof TableElsewhere) return false;
      throw error;
    }
    return true;
  }

  /**
   * Has another process open a table that has no room, since this one ends soon. Undefined if it does not, or if nobody
   * answers: the table is better opened here than nowhere.
   */
  private async handedOver<Q extends 'wake' | 'reserve' | 'decide'>(
    question: Q,
    asked: Asked<Q>,
  ): Promise<{ readonly answer: AnswerTo<Q> } | undefined> {
    const { moderation, neighbours, asking } = this.services;
    if (!moderation.isHandingOver) return undefined;
    for (const { process } of neighbours.successors) {
      try {
        return { answer: await asking.ask(process, question, asked) };
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
      }
    }
    return undefined;
  }

  /** Opens a closed table for somebody, if their budget allows it; one at a time for each address. */
  private async openFor(id: string, payer: Payer) {
    if (!(await this.services.store.status(id))) throw noTable();
    return this.turns.take(turnKeyOf(payer), async () => {
      const listing = await matchMaker.getRoomById(id);
      if (listing) return listing;
      if (!this.opening.has(id)) this.services.budget.admit(payer);
      return this.open(id, payer);
    });
  }

  /** Opens a room for a table that exists only in the store; only once for concurrent requests. */
  private async open(id: string, payer: Payer | TableWork) {
    const opening = this.opening.get(id) ?? this.makeRoom(id, payer).finally(() => this.opening.delete(id));
    this.opening.set(id, opening);
    await opening;
    const listing = await matchMaker.getRoomById(id);
    if (!listing) throw noTable();
    return listing;
  }

  private async makeRoom(id: string, payer: Payer | TableWork): Promise<void> {
    const stored = await this.services.store.status(id);
    if (!stored) throw noTable();
    try {
      await this.openRoom(stored.game, id, payer);
    } catch (error) {
      if (error instanceof TableElsewhere) throw error;
      // Colyseus passes on only the message of an error: if the store is to blame, this throws the original error
      // again.
      await this.readAgain(id);
      throw error;
    }
  }

  /** Everything that a room reads of its table. */
  private async readAgain(id: string): Promise<void> {
    const { store } = this.services;
    const stored = await store.load(id);
    if (stored?.core.series) await store.series(stored.core.series.id);
  }

  /** Throws a TableElsewhere when another process owns the table. */
  private async openRoom(game: string, id: string, payer: Payer | TableWork): Promise<void> {
    const owned = await this.services.ownership.take(id);
    if (!owned) throw new TableElsewhere(id);
    try {
      await matchMaker.createRoom(game, { id, payer, owned } satisfies Opening);
    } catch (error) {
      await owned.release();
      throw error;
    }
  }
}
