import { Client, type Room } from '@colyseus/sdk';
import type { Answer } from '@gearhall/shared/core/wire/wire';
import { RULES } from '@gearhall/shared/games/rules';
import { guest, pause, post } from './viewers';

/** How often requests of one client were done, and how often they were refused. */
export interface Hammered {
  readonly done: number;
  readonly refused: number;
}

interface Asker {
  ask(type: string, body: object): Promise<Answer>;
}

const SEATS = 6;
const game = RULES.metalkrushers;

/**
 * Opens `count` tables of MetalKrushers, and at each of them has one seat build and undo repeatedly, as fast as it is
 * answered. Returns the stop function.
 */
export async function hammer(address: string, tables: number): Promise<() => Promise<Hammered>> {
  const counts = { done: 0, refused: 0 };
  let isOver = false;
  const askers = await Promise.all(Array.from({ length: tables }, () => openTable(address)));
  const loops = askers.map(async ({ ask, build }) => {
    let isBuilt = false;
    while (!isOver) {
      const { refusal } = isBuilt ? await ask('undo', { ask: false }) : await ask('act', { action: build });
      counts[refusal ? 'refused' : 'done'] += 1;
      if (refusal) await pause(100);
      else isBuilt = !isBuilt;
    }
  });
  return async () => {
    isOver = true;
    // A disconnected client gets no more answers.
    await Promise.race([Promise.all(loops), pause(5000)]);
    return counts;
  };
}

async function openTable(address: string): Promise<Asker & { readonly build: object }> {
  const tokens = await Promise.all(Array.from({ length: SEATS }, () => guest(address)));
  const made = await post(
    `${address}/api/tables`,
    { game: game.about.id, seats: SEATS, name: 'H0' },
    tokens[0] ?? '',
  );
  const rooms: { room: Room; asker: Asker }[] = [];
  for (const [seat, token] of tokens.entries()) {
    const room = await new Client(address).joinById(String(made.id), { token, name: `H${seat}` });
    const asker = askerAt(room);
    if (seat > 0) await asker.ask('sit', { seat });
    rooms.push({ room, asker });
  }
  const [first] = rooms;
  if (!first) throw new Error('There is nobody at the table.');
  await first.asker.ask('start', {});
  const state = first.room.state as { views: { values(): Iterable<{ toJSON(): unknown }> } };
  while ([...state.views.values()].length === 0) await pause(5);
  const view = [...state.views.values()][0]?.toJSON();
  const build = game.legal(view, 0).find(({ type }) => type === 'build');
  if (!build) throw new Error('There is nothing to build.');
  for (const { room } of rooms.slice(1)) await room.leave();
  return { ...first.asker, build };
}

function askerAt(room: Room): Asker {
  let next = 0;
  const waiting = new Map<number, (answer: Answer) => void>();
  room.reconnection.enabled = false;
  for (const type of ['events', 'chat', 'viewHistory', 'welcome'])
    room.onMessage(type as never, () => undefined);
  room.onMessage('answer' as never, (answer: Answer) => {
    waiting.get(answer.n)?.(answer);
    waiting.delete(answer.n);
  });
  return {
    ask(type, body) {
      const n = next++;
      room.send(type as never, { n, ...body } as never);
      return new Promise((resolve) => waiting.set(n, resolve));
    },
  };
}
