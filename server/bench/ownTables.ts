import { Client, type Room } from '@colyseus/sdk';
import { guest, pause, post, roomViewer, type BenchTable, type RoomState, type Seated } from './viewers';

export const PEOPLE = 3;

/** A table with three people of its own. */
export interface OwnTable {
  readonly id: string;
  readonly tokens: readonly string[];
  readonly viewers: BenchTable;
}

/** Makes a table at which two of them play and one watches, and starts it. */
export async function openOwnTable(address: string): Promise<OwnTable> {
  const tokens = await Promise.all(Array.from({ length: PEOPLE }, () => guest(address)));
  const wishes = { game: 'metaltalon', seats: 2, name: 'P0' };
  const id = String((await post(`${address}/api/tables`, wishes, tokens[0])).id);
  const [a, b, c] = await Promise.all([
    joinAs(address, id, tokens[0]),
    joinAs(address, id, tokens[1]),
    joinAs(address, id, tokens[2]),
  ]);
  await b.ask('sit', { seat: 1 });
  await a.ask('start', {});
  const viewers = [a, b, c] as const;
  while (!viewers.every((viewer) => viewer.view() !== undefined)) await pause(1);
  return { id, tokens, viewers };
}

/** Somebody at a table, once they have been welcomed. */
export async function joinAs(address: string, id: string, token: string | undefined): Promise<Seated> {
  const room = await new Client(address).joinById<RoomState>(id, { token, name: 'P' });
  return roomViewer(room as Room<unknown, RoomState>);
}
