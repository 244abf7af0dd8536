import { Client, MatchMakeError, type Room } from '@colyseus/sdk';
import { guest, pause, post, roomViewer, type RoomState, type Seated } from './viewers';

const ELSEWHERE = 503;
const AGAIN_MS = 300;
const MOST_ATTEMPTS = 50;

/** Somebody at a table, and the process through which they come in. */
interface Comer {
  readonly address: string;
  readonly token: string;
}

/** A table with three people of its own: two players and a spectator. */
export interface OwnTable {
  readonly id: string;
  readonly people: readonly [Comer, Comer, Comer];
  readonly viewers: readonly [Seated, Seated, Seated];
}

/** Opens a table in the first of these processes, where people come in through all of them, and starts it. */
export async function openOwnTable(addresses: readonly string[]): Promise<OwnTable> {
  const comer = async (number: number): Promise<Comer> => {
    const address = addresses[number % addresses.length] ?? '';
    return { address, token: await guest(address) };
  };
  const people = await Promise.all([comer(0), comer(1), comer(2)]);
  const [{ address, token }] = people;
  const wishes = { game: 'metaltalon', seats: 2, name: 'P0' };
  const id = String((await post(`${address}/api/tables`, wishes, token)).id);
  const viewers = await Promise.all([comeIn(id, people[0]), comeIn(id, people[1]), comeIn(id, people[2])]);
  const [first, second] = viewers;
  await second.ask('sit', { seat: 1 });
  await first.ask('start', {});
  while (!viewers.every((viewer) => viewer.view() !== undefined)) await pause(1);
  return { id, people, viewers };
}

/** Resolves once they have been welcomed. */
export async function comeIn(id: string, { address, token }: Comer): Promise<Seated> {
  const room = await new Client(address).joinById<RoomState>(id, { token, name: 'P' });
  return roomViewer(room as Room<unknown, RoomState>);
}

/** As browsers do: where another process is about to open the table, they ask again. */
export async function comeBack(id: string, comer: Comer): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await comeIn(id, comer);
      return;
    } catch (error) {
      const isToComeAgain = error instanceof MatchMakeError && error.code === ELSEWHERE;
      if (!isToComeAgain || attempt === MOST_ATTEMPTS) throw error;
      await pause(AGAIN_MS);
    }
  }
}

export const leaveTable = async ({ viewers }: OwnTable): Promise<void> => {
  await Promise.all(viewers.map((viewer) => viewer.leave()));
};
