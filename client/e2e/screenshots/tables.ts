import { RULES } from '@gearhall/shared/games/rules';
import { TableModel } from '../../src/net/table/tableModel';
import type { Hall } from '../support/hall';
import { meansOf } from '../support/players';
import { newGuest, stage, type Guest } from '../support/staged';
import { cutAt, SHOWN, type Played, type ShownGame } from './moments';

/** Tables for screenshots in a hall, made without a browser. */

/** Longer than anybody may take to respond. */
const RESPONSE_MS = 150_000;
const NAMES = ['Ada', 'Bo', 'Cy', 'Dee'];

export interface Shown {
  readonly link: string;
  readonly ada: Guest;
}

/** A person's connection without a page. */
interface Connection {
  readonly model: TableModel;
  until(condition: () => boolean, what: string, withinMs?: number): Promise<void>;
}

async function connect(link: string, game: ShownGame, { name, token }: Guest): Promise<Connection> {
  const { origin, pathname } = new URL(link);
  Object.assign(globalThis, { location: { origin } });
  const model = new TableModel(pathname.split('/').at(-1) ?? '', RULES[game], meansOf(name, token));
  model.open();
  const connection: Connection = {
    model,
    until: async (condition, what, withinMs = 20_000) => {
      const end = performance.now() + withinMs;
      while (!condition()) {
        if (performance.now() > end) throw new Error(`A table of ${game} was not ${what}.`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
  await connection.until(() => model.connectionStatus.peek() === 'live' && !!model.table.peek(), 'joined');
  return connection;
}

const guestsOf = (hall: Hall, game: ShownGame, names: readonly string[]): Promise<Guest[]> =>
  Promise.all(names.slice(0, SHOWN[game].seats).map((name) => newGuest(hall, name)));

/** Ada is asked; easy bots have the other seats. */
export async function playingTable(hall: Hall, played: Played, at: number): Promise<Shown> {
  const ada = await newGuest(hall, 'Ada');
  const bots = SHOWN[played.game].seats - 1;
  return { link: stage(hall, cutAt(played, at), [ada], bots), ada };
}

/** A table just before an action, which is taken when the test asks for it. */
interface NearlyThere extends Shown {
  /** Resolves once the action is taken. */
  act(): Promise<void>;
  /** Resolves once Ada is told what has happened: an answer is told only when the time to respond is over. */
  told(): Promise<void>;
  close(): void;
}

/** How many events a connection knows, once it knows all that have happened. */
async function knownTo({ model, until }: Connection): Promise<number> {
  await until(() => model.events.peek().length > 0, 'told its log');
  let known = 0;
  while (model.events.peek().length > known) {
    known = model.events.peek().length;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return known;
}

/** The seats are taken by people without pages; the first of them is Ada. `at`: the number of entries before it. */
export async function tableBefore(
  hall: Hall,
  played: Played,
  at: number,
  names: readonly string[] = NAMES,
): Promise<NearlyThere> {
  const { game, staged } = played;
  const guests = await guestsOf(hall, game, names);
  const link = stage(hall, cutAt(played, at), guests);
  const connections: Connection[] = [];
  for (const guest of guests) connections.push(await connect(link, game, guest));
  const entry = staged.entries[at];
  const actor = entry && connections[entry.seat];
  const [ada] = guests;
  const [first] = connections;
  if (!actor || !ada || !first) throw new Error(`A game of ${game} has no action ${at}.`);
  await actor.until(() => actor.model.view.peek() !== undefined, 'shown');
  const before = await knownTo(first);
  return {
    link,
    ada,
    act: async () => {
      const { accepted } = actor.model;
      actor.model.act(entry.action);
      await actor.until(() => accepted.peek() > 0, 'played on');
    },
    told: () => first.until(() => first.model.events.peek().length > before, 'told', RESPONSE_MS),
    close: () => {
      for (const { model } of connections) model.close();
    },
  };
}

/** Before the last action, which ends the game. */
export const nearlyEndedTable = (
  hall: Hall,
  played: Played,
  names?: readonly string[],
): Promise<NearlyThere> => tableBefore(hall, played, played.staged.entries.length - 1, names);

/** The last entry is played at the table itself, which ends the game. */
export async function endedTable(
  hall: Hall,
  played: Played,
  names?: readonly string[],
): Promise<NearlyThere> {
  const table = await nearlyEndedTable(hall, played, names);
  await table.act();
  return table;
}

/** A table that gathers: Ada on the first seat, an easy bot on the second. */
export async function gatheringTable(hall: Hall, game: ShownGame): Promise<Shown> {
  const ada = await newGuest(hall, 'Ada');
  const answer = await fetch(`${hall.url}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${ada.token}` },
    body: JSON.stringify({ game, seats: SHOWN[game].seats, name: ada.name }),
  });
  const { id } = (await answer.json()) as { id: string };
  const link = `${hall.url}/t/${id}`;
  const { model, until } = await connect(link, game, ada);
  model.request('bot', { seat: 1, level: 'easy' });
  await until(() => model.table.peek()?.seats[1]?.sitter === 'bot', 'joined by a bot');
  model.close();
  return { link, ada };
}
