import { matchMaker } from '@colyseus/core';
import type { AnyGame } from '@gearhall/shared/core/game';
import type { TableStatus } from '@gearhall/shared/core/table';
import { noTable } from '../http/errors';
import { isTableId } from '../identity/chance';
import type { TableAffairs, TableCore } from '../store/store';
import { GameRoom, roomFor, type Guest } from './GameRoom';
import type { TableServices } from './services';

/** All tables: makes them, finds them, and opens those whose room is gone. */
export class Tables {
  readonly services: TableServices;
  private readonly opening = new Map<string, Promise<void>>();

  constructor(games: readonly AnyGame[], services: Omit<TableServices, 'createTable'>) {
    this.services = { ...services, createTable: (core, affairs) => this.create(core, affairs) };
    for (const game of games) matchMaker.defineRoomType(game.about.id, roomFor(game, this.services));
  }

  async create(core: Omit<TableCore, 'id'>, affairs: TableAffairs): Promise<string> {
    const id = this.services.chance.tableId();
    await this.services.store.create({ ...core, id }, affairs);
    await matchMaker.createRoom(core.game, { id });
    return id;
  }

  async find(id: string): Promise<{ id: string; game: string; status: TableStatus } | undefined> {
    if (!isTableId(id)) return undefined;
    const open = this.services.lobby.find(id);
    if (open) return { id, game: open.game, status: open.status };
    const stored = await this.services.store.load(id);
    return stored && { id, game: stored.core.game, status: stored.affairs.status };
  }

  /** A place for a connection, as Colyseus' clients expect it. Throws when there is no such table. */
  async reserve(id: string, guest: Guest): Promise<unknown> {
    if (!isTableId(id)) throw noTable();
    const listing = (await matchMaker.getRoomById(id)) ?? (await this.open(id));
    const room = matchMaker.getLocalRoomById(id);
    if (room instanceof GameRoom) room.expectSomebody();
    return matchMaker.reserveSeatFor(listing, {}, guest);
  }

  /** Opens the room of a table if it has none, so that its clock and bots go on. */
  async wake(id: string): Promise<void> {
    if (!(await matchMaker.getRoomById(id))) await this.open(id);
  }

  /** Opens a room for a table that lives only in the store; once, however many ask. */
  private async open(id: string) {
    const stored = await this.services.store.load(id);
    if (!stored) throw noTable();
    const opening = this.opening.get(id) ?? this.makeRoom(stored.core);
    this.opening.set(id, opening);
    await opening;
    const listing = await matchMaker.getRoomById(id);
    if (!listing) throw noTable();
    return listing;
  }

  private async makeRoom({ id, game }: TableCore): Promise<void> {
    try {
      await matchMaker.createRoom(game, { id });
    } finally {
      this.opening.delete(id);
    }
  }
}
