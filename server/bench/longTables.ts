import { seedFrom, matchSeed } from '@gearhall/shared/core/dice/dice';
import { Match } from '@gearhall/shared/core/match';
import { NO_TERMS } from '@gearhall/shared/core/table/terms';
import { RULES } from '@gearhall/shared/games/rules';
import type { Storage } from '../src/ground/config';
import { makeLog } from '../src/ground/logs/log';
import { emptySeating } from '../src/tableRecord/seating';
import { openStore } from '../src/store/openStore';

const game = RULES.metalkrushers;
const SEATS = 2;
const ENTRIES = 8000;
export const LONG_TABLES = 4;

export const longId = (number: number): string => `benchta00${number}`;

/** Stores tables at which somebody has built and undone thousands of times. */
export async function putLongTables(storage: Storage): Promise<void> {
  const store = await openStore(storage, makeLog('silent'), fail);
  const options = game.options.parse({});
  const seed = seedFrom('long tables');
  const start = { options, seats: SEATS, seed: matchSeed(seed, ['', '']) };
  const build = Match.begin(game, start)
    .match.legal(0)
    .find(({ type }) => type === 'build');
  if (!build) throw new Error('There is nothing to build.');
  const takeBack = { type: 'takeBack', to: 0 };
  for (let number = 0; number < LONG_TABLES; number += 1) {
    const id = longId(number);
    await store.create(
      {
        id,
        game: game.about.id,
        rulesVersion: game.about.rulesVersion,
        options,
        terms: NO_TERMS,
        listed: false,
      },
      { status: 'playing', seating: emptySeating(SEATS), seed, startedAt: Date.UTC(2026, 0, 1) },
    );
    await Promise.all(
      Array.from({ length: ENTRIES }, (_, index) => {
        const action = index % 2 === 0 ? build : { ...takeBack, to: index - 1 };
        return store.append(id, index, { seat: 0, action, at: Date.UTC(2026, 0, 1) + index });
      }),
    );
  }
  await store.close();
}

function fail(error: Error): never {
  throw error;
}
