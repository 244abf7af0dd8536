import { RULES } from '@gearhall/shared/games/rules';
import type { AnyGame } from '@gearhall/shared/core/game';
import type { LookedAt } from '@gearhall/shared/core/wire/wire';
import { noticeFrame } from '../transport/frames';
import { BEAT_MS } from '../table/model/Releases';
import { around } from '../testing/games/story';
import { observerOf, openSteadyTable, type Action, type SteadyTable } from '../testing/games/steadyTable';

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

interface Case {
  readonly game: AnyGame;
  readonly watching: Watching;
  readonly clock?: object;
  /** What the spectator looks at; all seats share everything then. */
  readonly look?: LookedAt;
}

async function open({ game, watching, clock, look }: Case): Promise<SteadyTable> {
  const terms = { watching, ...(clock ? { clock } : {}) };
  const options = OPTIONS[game.about.id] ?? {};
  const table = await openSteadyTable({ game, seats: SEATS, terms, options, listed: true });
  if (look === undefined) return table;
  for (const seat of table.seen.slice(0, SEATS)) await seat.ask('share', { what: 'everything' });
  await table.seen[SPECTATOR]!.ask('lookAt', { what: look });
  return table;
}

/** The same for every table: any of the legal actions, by the number of the step. */
const nth =
  (at: number) =>
  (legal: readonly Action[]): Action => {
    const playing = legal.filter(({ type }) => type !== 'resign');
    return playing[at % playing.length] ?? legal[0]!;
  };

/** What a spectator gets at will, as a newcomer too. */
async function asked(table: SteadyTable): Promise<string> {
  const told = await around(table, SPECTATOR, [{ type: 'pass' }]);
  const spectator = table.seen[SPECTATOR]!;
  const answers = [];
  for (const [type, body] of REQUESTS_OF_SPECTATORS) answers.push((await spectator.ask(type, body)).refusal);
  const shown = JSON.stringify([spectator.table, spectator.view, spectator.welcome, answers]);
  return [...told, shown, await pages(table)].join('\n');
}

const REQUESTS_OF_SPECTATORS = [
  ['sit', { seat: 0 }],
  ['stand', {}],
  ['consent', { yes: true }],
  ['standIn', { seat: 0, level: 'easy' }],
  ['offer', { seat: 1, open: true }],
  ['mute', { whom: 'spectators', muted: true }],
  ['share', { what: 'seat' }],
  ['start', {}],
  ['rematch', {}],
  ['holdStart', {}],
  ['rename', { name: 'Cy' }],
] as const;

/** Pages beside those that `around` reads, with what they say of themselves. */
async function pages({ open: { address }, id, people }: SteadyTable): Promise<string> {
  const headers = { Authorization: `Bearer ${people[SPECTATOR]!.token}` };
  const paths = ['/api/finished', '/api/me/tables', `/api/tables/${id}/view`, '/api/tables'];
  const answers = [];
  for (const path of paths) {
    const answer = await fetch(address + path, { headers });
    const kept = [...answer.headers].filter(([name]) => !['date', 'content-security-policy'].includes(name));
    answers.push(JSON.stringify([answer.status, kept, await answer.text()]));
  }
  const stream = await fetch(`${address}/api/tables/stream`);
  const { value } = await stream.body!.getReader().read();
  await stream.body?.cancel().catch(() => undefined);
  return [...answers, new TextDecoder().decode(value as Uint8Array)].join('\n');
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
async function watch(one: Case, differs: number): Promise<Watched> {
  const { game, watching, look } = one;
  const table = await open(one);
  const observer = await observerOf(table.people[SPECTATOR]!, table.id);
  if (look !== undefined) observer.client.send(noticeFrame('lookAt' as never, { n: 0, what: look } as never));
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
    await table.seen[differs]!.ask('chat', { text: `This was ${differs}.` });
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
    await tellsNothing({ game, watching });
  });
});

const byId = (id: string): AnyGame => games.find(({ about }) => about.id === id)!;
const THREE = { type: 'actions', count: 3 } as const;
const A_MINUTE = { type: 'minutes', count: 1 } as const;
const LIVE = { type: 'live', bank: 90, move: 30 };

describe('behind the game', () => {
  test.each([
    ['all cards', { game: byId('metalheads'), watching: THREE, look: 'everything' }],
    ['all cards, by time', { game: byId('metalheads'), watching: A_MINUTE, look: 'everything' }],
    ['what a seat sees', { game: byId('metalkrushers'), watching: THREE, look: 1 }],
    ['clocks', { game: byId('metaltalon'), watching: THREE, clock: LIVE }],
    ['clocks, by time', { game: byId('metaltalon'), watching: A_MINUTE, clock: LIVE }],
  ] as const)('%s', async (_name, one) => tellsNothing(one));
});

async function tellsNothing(one: Case): Promise<void> {
  const [first, second] = [await watch(one, 0), await watch(one, 1)];
  expect(first.told).toEqual(second.told);
  expect(first.untimely).toBe(0);
  expect(second.untimely).toBe(0);
  // A test that cannot fail proves nothing: once it is due, they do see it.
  expect(first.afterwards).not.toEqual(second.afterwards);
}
