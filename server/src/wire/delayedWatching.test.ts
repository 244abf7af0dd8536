import { RULES } from '@gearhall/shared/games/rules';
import type { AnyGame } from '@gearhall/shared/core/game';
import { BEAT_MS } from '../rooms/Releases';
import { around } from '../testing/story';
import { observerOf, openSteadyTable, type Action, type SteadyTable } from '../testing/steadyTable';

/**
 * Spectators who are behind the game: two tables at which everything is the same until one action. Spectators must
 * not find out which table they watch before that action is due: by no frame, its size or its time, by nothing that
 * they can ask for, and by no page.
 */

/** Milliseconds; everything is waited for. */
jest.setTimeout(120_000);

const SEATS = 2;
const SPECTATOR = SEATS;
/** Steps before the two tables differ: to where an action is seen by everybody. */
const ALIKE = 4;
const ALIKE_IN_BATTLE = 14;
const MINUTE_MS = 60_000;
const games = Object.values(RULES) as readonly AnyGame[];

/** Robots that everybody has chosen already. */
const OPTIONS: Readonly<Record<string, object>> = { kriegbot: { readyMade: true } };

interface Watching {
  readonly type: 'actions' | 'minutes';
  readonly count: number;
}

const open = (game: AnyGame, watching: Watching): Promise<SteadyTable> =>
  openSteadyTable({ game, seats: SEATS, terms: { watching }, options: OPTIONS[game.about.id] ?? {} });

/** The same for every table: any of the legal actions, by the number of the step. */
const nth =
  (at: number) =>
  (legal: readonly Action[]): Action => {
    const playing = legal.filter(({ type }) => type !== 'resign');
    return playing[at % playing.length] ?? legal[0]!;
  };

/** What a spectator gets at will, as a newcomer too. */
async function asked(table: SteadyTable): Promise<string> {
  return (await around(table, SPECTATOR, [{ type: 'pass' }])).join('\n');
}

interface Watched {
  /** By step, all that a spectator was sent, and all that they could find out. */
  readonly told: string[];
  /** What arrived without a beat of the clock. */
  readonly untimely: number;
  /** The same after the differing action has become due. */
  readonly afterwards: string;
}

/** `at`: which of the legal actions the differing step takes; `then`: lets time pass until it is due. */
async function watch(game: AnyGame, watching: Watching, differs: number): Promise<Watched> {
  const table = await open(game, watching);
  const observer = await observerOf(table.people[SPECTATOR]!, table.id);
  const told: string[] = [];
  let untimely = 0;
  const beat = async (): Promise<void> => {
    untimely += (await observer.noted()).length;
    table.time.pass(BEAT_MS);
    told.push([...(await observer.noted()), await asked(table)].join('\n'));
    await observer.noted();
  };
  try {
    await observer.noted();
    for (let step = 0; step < (game.about.id === 'kriegbot' ? ALIKE_IN_BATTLE : ALIKE); step += 1) {
      await table.step(nth(step));
      await beat();
    }
    await table.step(nth(differs));
    await beat();
    if (watching.type === 'actions') {
      for (let more = 1; more < watching.count; more += 1) {
        await table.step(nth(0));
        await beat();
      }
      await table.step(nth(0));
      await table.step(nth(0));
    } else {
      table.time.pass(watching.count * MINUTE_MS - 2 * BEAT_MS);
      told.push((await observer.noted()).join('\n'));
      await beat();
      table.time.pass(BEAT_MS);
    }
    table.time.pass(BEAT_MS);
    const afterwards = [...(await observer.noted()), await asked(table)].join('\n');
    return { told, untimely, afterwards };
  } finally {
    await observer.close();
    await table.close();
  }
}

describe.each(games.map((game) => [game.about.title, game] as const))('%s', (_title, game) => {
  test.each([
    ['three actions', { type: 'actions', count: 3 }],
    ['a minute', { type: 'minutes', count: 1 }],
  ] as const)('watched %s behind', async (_name, watching) => {
    const [one, other] = [await watch(game, watching, 0), await watch(game, watching, 1)];
    expect(one.told).toEqual(other.told);
    expect(one.untimely).toBe(0);
    expect(other.untimely).toBe(0);
    // A test that cannot fail proves nothing: once it is due, they do see it.
    expect(one.afterwards).not.toEqual(other.afterwards);
  });
});
