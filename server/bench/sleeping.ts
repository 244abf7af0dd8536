import { Client } from '@colyseus/sdk';
import { matchSeed, seededDice, seedFrom } from '@gearhall/shared/core/dice/dice';
import { Match } from '@gearhall/shared/core/match';
import { isRefusal } from '@gearhall/shared/core/ground/result';
import { NO_TERMS } from '@gearhall/shared/core/table/terms';
import { RULES } from '@gearhall/shared/games/rules';
import { emptySeating } from '../src/tableRecord/seating';
import { openStore } from '../src/store/openStore';
import type { Storage } from '../src/ground/config';
import type { Store } from '../src/store/contract/store';
import { makeLog } from '../src/ground/logs/log';
import { guest } from './viewers';

const game = RULES.metaltalon;
const SEATS = 2;
const TABLES = 12;
const ACTIONS = 500;
/** Stored at the same time. */
const AT_ONCE = 20;
const STARTED_AT = Date.UTC(2026, 0, 1);

const sleepingId = (number: number): string => `bench${String(number).padStart(5, '0')}`;

/** Stores tables with this number of actions that are in nobody's memory. */
export async function putToSleep(storage: Storage, tables = TABLES, actions = ACTIONS): Promise<void> {
  const store = await openStore(storage, makeLog('silent'), fail);
  const options = game.options.parse({});
  const matches = Array.from({ length: Math.min(tables, TABLES) }, (_, number) =>
    longMatch(number, actions, options),
  );
  for (let first = 0; first < tables; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, tables - first) }, (_, at) => first + at);
    await Promise.all(
      numbers.map(async (number) => {
        const match = matches[number % matches.length];
        if (match) await putOneToSleep(store, number, { options, ...match });
      }),
    );
  }
  await store.close();
}

function fail(error: Error): never {
  throw error;
}

interface Sleeping {
  readonly options: unknown;
  readonly seed: string;
  readonly entries: Match['entries'];
}

async function putOneToSleep(
  store: Store,
  number: number,
  { options, seed, entries }: Sleeping,
): Promise<void> {
  const id = sleepingId(number);
  await store.create(
    {
      id,
      game: game.about.id,
      rulesVersion: game.about.rulesVersion,
      options,
      terms: NO_TERMS,
      listed: false,
    },
    { status: 'playing', seating: emptySeating(SEATS), seed, startedAt: STARTED_AT },
  );
  await Promise.all(
    entries.map((entry, index) => store.append(id, index, { ...entry, at: STARTED_AT + index, by: 'bot' })),
  );
}

/** A match of random players, with the first dice that make it long enough. */
function longMatch(number: number, actions: number, options: unknown) {
  for (let attempt = 0; ; attempt += 1) {
    const seed = seedFrom(`sleeping ${number} ${attempt}`);
    const { entries } = randomMatch(matchSeed(seed, ['', '']), actions, options);
    if (entries.length === actions) return { seed, entries };
  }
}

function randomMatch(seed: string, actions: number, options: unknown): Match {
  const dice = seededDice(seed);
  let { match } = Match.begin(game, { options, seats: SEATS, seed });
  while (!match.outcome && match.length < actions) {
    const [seat = 0] = match.toAct;
    const played = match.play(seat, dice.pick(match.legal(seat)));
    if (isRefusal(played)) throw new Error(`A legal action was refused: ${played.refused}.`);
    match = played.match;
  }
  return match;
}

/** The time in ms until a new spectator has the state: the median over all tables. */
export async function openSleepingTables(address: string): Promise<number> {
  const token = await guest(address);
  const times: number[] = [];
  for (let number = 0; number < TABLES; number += 1) {
    const start = performance.now();
    const room = await new Client(address).joinById(sleepingId(number), { token, name: 'P0' });
    room.reconnection.enabled = false;
    for (const type of ['welcome', 'answer', 'events', 'chat'])
      room.onMessage(type as never, () => undefined);
    await new Promise<void>((resolve) => room.onStateChange.once(() => resolve()));
    times.push(performance.now() - start);
    await room.leave();
  }
  return times.sort((one, other) => one - other)[Math.floor(TABLES / 2)] ?? Number.NaN;
}
