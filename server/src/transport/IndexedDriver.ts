import { LocalDriver, type IRoomCache, type SortOptions } from '@colyseus/core';

/** Colyseus' list of rooms with an index, so that finding a table by its id takes constant time. */
export class IndexedDriver extends LocalDriver {
  private readonly byId = new Map<string, IRoomCache>();

  override findOne(conditions: Partial<IRoomCache>, sort?: SortOptions): Promise<IRoomCache> {
    const { roomId, ...others } = conditions;
    if (roomId === undefined || Object.keys(others).length > 0) return super.findOne(conditions, sort);
    return Promise.resolve(this.byId.get(roomId) as IRoomCache);
  }

  override async insert(room: IRoomCache): Promise<boolean> {
    const inserted = await super.insert(room);
    if (inserted) this.byId.set(room.roomId, room);
    return inserted;
  }

  override remove(roomId: string): boolean {
    this.byId.delete(roomId);
    return super.remove(roomId);
  }

  override clear(): void {
    this.byId.clear();
    super.clear();
  }
}
