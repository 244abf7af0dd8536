import { withDice } from '@gearhall/shared/core/testing/means';
import { quickDice, seedFrom } from '@gearhall/shared/core/dice/dice';
import { isNoRecord, parseRecord } from '@gearhall/shared/core/record/parseRecord';
import { checkRecord, CHECKS } from '@gearhall/shared/core/record/recordCheck';
import { RULES } from '@gearhall/shared/games/rules';
import { memoryStore } from '../store/memory/memoryStore';
import { playOn, seated } from '../testing/games/games';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';

/** Rush 'n' Crush at a real table: alone, with bots, on custom courses, across a restart. */
const game = RULES.rushncrush;
/** Milliseconds; whole races are driven. */
jest.setTimeout(40_000);

interface View {
  readonly course: string;
  readonly round: number;
  readonly cars: Readonly<Record<string, { readonly seat: number; readonly at: string }>>;
  readonly turn?: { readonly car: string; readonly step: string; readonly movement: number };
}

const store = memoryStore();
const config = { messagesPerSecond: 1000, botDelayMs: 0 };
let tables = 0;
let open: OpenHall;
let ada: Person, bo: Person, cy: Person;

const openOne = () =>
  openHall({
    games: [game],
    store,
    config,
    // Different dice for each table, but the same ones in every run.
    chance: {
      seed: () => seedFrom(`racing ${(tables += 1)}`),
      tableId: () => `race00${String(tables).padStart(4, '0')}`,
    },
  });

beforeAll(async () => {
  open = await openOne();
  [ada, bo, cy] = (await Promise.all(
    ['Ada', 'Bo', 'Cy'].map((name) => Person.enter(open.address, name)),
  )) as [Person, Person, Person];
});
afterAll(() => open.hall.close());

const viewOf = (seen: Seen): View => seen.view as View;

/** Drives like a hard bot, so that the race comes to its end. */
async function driveOn(all: readonly Seen[]): Promise<void> {
  await playOn(game, all, (legal) => {
    const seat = all[0]!.table.toAct[0]!;
    const dice = quickDice(seedFrom(all[0]!.table.actions));
    return game.bots.hard.choose(all[seat]!.view, seat, legal, withDice(dice));
  });
}

/** People drive on their turns and wait during those of bots, to the end of the race. */
async function driveHome(people: readonly Seen[]): Promise<void> {
  const [first] = people as [Seen];
  while (first.table.status === 'playing') {
    const seat = first.table.toAct[0];
    if (seat !== undefined && seat < people.length) await driveOn(people);
    else await first.until(() => first.table.status !== 'playing' || first.table.toAct[0] !== seat, 'a bot');
  }
}

async function recordOf(id: string) {
  const record = parseRecord(await (await fetch(`${open.address}/api/records/${id}`)).text());
  if (isNoRecord(record)) throw new Error(JSON.stringify(record));
  return record;
}

test('somebody alone races against the course', async () => {
  const [a] = (await seated([ada], game)) as [Seen];
  expect((await a.ask('start')).refusal).toBeUndefined();
  await a.until(() => a.view !== undefined, 'the start');
  expect(Object.keys(viewOf(a).cars)).toEqual(['c0']);
  await driveHome([a]);
  expect(a.table.cause).toMatch(/^(finish|allLost)$/u);
});

test('two people and two bots race to the end; everybody sees the same; the record holds', async () => {
  const id = await ada.createTable('rushncrush', 4, { options: { course: 'normalRing' } });
  const people = [await ada.join(id), await bo.join(id)] as const;
  const spectator = await cy.join(id);
  await people[1].ask('sit', { seat: 1 });
  for (const [seat, level] of [
    [2, 'easy'],
    [3, 'hard'],
  ] as const) {
    expect((await people[0].ask('bot', { seat, level })).refusal).toBeUndefined();
  }
  expect((await people[0].ask('start')).refusal).toBeUndefined();
  for (const seen of people) await seen.until(() => seen.view !== undefined, 'the start');
  await driveHome(people);
  const { actions } = people[0].table;
  for (const seen of [people[1], spectator]) {
    await seen.until(() => seen.table.actions === actions, 'all of it');
    expect(seen.view).toEqual(people[0].view);
    expect(seen.events).toEqual(people[0].events);
  }
  const record = await recordOf(id);
  const { key } = (await (await fetch(`${open.address}/api/hall`)).json()) as { key: string };
  const { findings } = checkRecord(game, record, key);
  expect(Object.values(findings).map(({ verdict }) => verdict)).toEqual(CHECKS.map(() => 'holds'));
});

test.each([
  ['does not close', 'ring*1:1A-5A-2A-6A'],
  ['lies on itself', 'open:5A-6A-7A-8A-1A'],
  ['has a tile twice', 'open:1A-2A-1B-3A'],
  ['is no course at all', 'the long way round'],
])('a table whose course %s is not made', async (_, course) => {
  const made = await ada.post('/api/tables', {
    game: 'rushncrush',
    seats: 2,
    name: 'Ada',
    options: { course },
  });
  expect(made.status).toBe(422);
});

test('a custom course is laid as it was sent, a random one is the same for all', async () => {
  const own = 'ring*3:5B-9B-10B-6B-1A';
  const [a] = (await begun({ options: { course: own } })) as [Seen, Seen];
  expect(viewOf(a).course).toBe(own);
  const [b, c] = (await begun({ options: { course: 'random ring*2:7' } })) as [Seen, Seen];
  expect(viewOf(b).course).toMatch(/^ring\*2:(?:\d+[AB]-){6}\d+[AB]$/u);
  expect(viewOf(c).course).toBe(viewOf(b).course);
});

async function begun(more: Record<string, unknown> = {}): Promise<Seen[]> {
  const id = await ada.createTable('rushncrush', 2, more);
  const all = [await ada.join(id), await bo.join(id)];
  await all[1]!.ask('sit', { seat: 1 });
  expect((await all[0]!.ask('start')).refusal).toBeUndefined();
  for (const seen of all) await seen.until(() => seen.view !== undefined, 'the start');
  return all;
}

test('an impossible way is refused, and changes nothing', async () => {
  const all = (await begun()) as [Seen, Seen];
  while (viewOf(all[0]).turn?.step !== 'move') await driveOn(all);
  const before = viewOf(all[0]);
  const seat = before.cars[before.turn!.car]!.seat;
  const wrong = [
    [seat, { type: 'drive', to: '4.1.1', points: 18 }],
    [seat, { type: 'crash', to: '1.4.9', by: 'ahead', points: 1 }],
    [seat, { type: 'rushNCrush', to: '1.4.9', points: 1 }],
    [seat, { type: 'swerve', by: 'left' }],
    [seat, { type: 'endTurn' }],
    [seat, { type: 'gear', box: '2.7' }],
    [1 - seat, { type: 'drive', to: '1.4.5', points: 1 }],
  ] as const;
  for (const [by, action] of wrong) expect((await all[by]!.act(action)).refusal).toBeDefined();
  expect(all[0].view).toEqual(before);
});

test('a race goes on after a restart in the middle of a move', async () => {
  const before = (await begun({ options: { course: 'hardRing' } })) as [Seen, Seen];
  while (viewOf(before[0]).round < 3 || viewOf(before[0]).turn?.step !== 'move') await driveOn(before);
  const { view } = before[0];
  const { id } = before[0].table;
  await open.hall.close();
  open = await openOne();
  const after = [await ada.at(open.address).join(id), await bo.at(open.address).join(id)] as const;
  for (const seen of after) await seen.until(() => seen.view !== undefined, 'the race');
  expect(after[0].view).toEqual(view);
  await driveHome(after);
  expect(after[0].table.status).toBe('ended');
});
