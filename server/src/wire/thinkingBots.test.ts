import { join } from 'node:path';
import { THINKING } from '../ground/threads/limits';
import type { PoolLimits } from '../ground/threads/WorkerPool';
import { Person, type Seen } from '../testing/clients/Person';
import { ponderGame, type Stepped } from '../testing/games/ponderGame';
import { openHall, type OpenHall } from '../testing/halls/openHall';

/** Bots that think, at tables of a real server, in real threads. */
const THREAD = join(__dirname, '..', 'testing', 'threads', 'ponderThread.cjs');
/** Nobody is late because this machine is busy. */
const PATIENT: PoolLimits = {
  ...THINKING,
  threads: 1,
  waitMs: 60_000,
  answerMs: 60_000,
  startMs: 60_000,
  restMs: 0,
};
const PAUSE_MS = 50;

let open: OpenHall | undefined;
afterEach(() => open?.hall.close());

async function opened(limits: Partial<PoolLimits> = {}): Promise<Person> {
  const config = { botDelayMs: PAUSE_MS, thinking: { ...PATIENT, ...limits }, refusalLines: 1 };
  open = await openHall({ games: [ponderGame], botThread: THREAD, config });
  return Person.enter(open.address, 'Ada');
}

/** A started table where a bot that thinks sits beside a person. */
async function beside(person: Person, options: object = {}): Promise<Seen> {
  const seen = await person.join(await person.createTable('ponder', 2, { options }));
  await seen.ask('bot', { seat: 1, level: 'normal' });
  expect((await seen.ask('start')).refusal).toBeUndefined();
  return seen;
}

const stepsOf = (seen: Seen, seat = 1): Stepped[] =>
  (seen.unpacked(ponderGame) as Stepped[]).filter((step) => step.type === 'stepped' && step.seat === seat);
const choosersOf = (seen: Seen): string[] => stepsOf(seen).map(({ by }) => by);
const stepped = (seen: Seen, count: number): Promise<void> =>
  seen.until(() => stepsOf(seen).length >= count, `step ${count} of the bot`);
const end = (seen: Seen) => seen.act({ type: 'end' });
const step = { type: 'step', by: 'person', seen: 0 };

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${open?.address}/metrics`)).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1) ?? 0,
  );
}

test('a bot that thinks plays what it has chosen, from all that its seat has seen', async () => {
  const seen = await beside(await opened());
  await stepped(seen, 3);
  await end(seen);
  const steps = seen.unpacked(ponderGame) as Stepped[];
  expect(new Set(choosersOf(seen))).toEqual(new Set(['thought']));
  expect(steps.map((one) => one.seen)).toEqual([...steps.keys()]);
  expect(await metric('gearhall_bot_thoughts_total{end="chosen"}')).toBeGreaterThanOrEqual(3);
});

test.each([
  ['has a fault', { mood: 'throw', missed: 'threw', message: 'A bot has a fault.' }],
  ['ends its thread', { mood: 'exit', missed: 'died', message: 'The thread of a bot has died.' }],
  ['hangs', { mood: 'hang', missed: 'hung', message: 'The thread of a bot has hung.' }],
])('a bot that %s plays as hard, and the operator is told once', async (_, { mood, missed, message }) => {
  const person = await opened(mood === 'hang' ? { answerMs: 300 } : {});
  const seen = await beside(person, { mood });
  await stepped(seen, 2);
  const well = await beside(person);
  await stepped(well, 1);
  for (const each of [seen, well]) await end(each);
  expect(new Set(choosersOf(seen))).toEqual(new Set(['hard']));
  expect(choosersOf(well)[0]).toBe('thought');
  const errors = open!.logged.filter(({ code }) => code === 'botFailed');
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatchObject({
    level: 50,
    thread: missed,
    table: seen.table.id,
    bot: 'normal',
    seat: 1,
    err: { message },
  });
});

test('a choice that the rules refuse is told, and the fallback acts', async () => {
  const seen = await beside(await opened(), { mood: 'cheat' });
  await stepped(seen, 1);
  await end(seen);
  expect(choosersOf(seen)[0]).toBe('fallback');
  expect(open!.logged.find(({ code }) => code === 'botFailed')).toMatchObject({
    bot: 'normal',
    choice: { seen: -1 },
  });
});

test('people act at once while a bot thinks, and it does not answer to a position that is gone', async () => {
  const seen = await beside(await opened(), { busyMs: 400 });
  await stepped(seen, 1);
  const before = stepsOf(seen).length;
  for (let count = 0; count < 3; count += 1) await seen.act(step);
  expect(stepsOf(seen, 0)).toHaveLength(3);
  expect(stepsOf(seen)).toHaveLength(before);
  await stepped(seen, before + 1);
  await end(seen);
  const steps = seen.unpacked(ponderGame) as Stepped[];
  const at = steps.findLastIndex(({ seat }) => seat === 1);
  expect(steps[at]).toMatchObject({ by: 'thought', seen: at });
});

test('an undo in mid-thought: the bot thinks again, about what stands', async () => {
  const seen = await beside(await opened(), { busyMs: 500 });
  await stepped(seen, 1);
  await seen.act(step);
  const before = seen.table.actions;
  expect((await seen.ask('undo', { ask: false })).refusal).toBeUndefined();
  expect(seen.table.actions).toBe(before + 1);
  const count = stepsOf(seen).length;
  await stepped(seen, count + 1);
  expect((await seen.act({ type: 'end' })).refusal).toBeUndefined();
  expect(stepsOf(seen)[count]).toMatchObject({ by: 'thought', seen: count });
  expect(await metric('gearhall_bot_thoughts_total{end="cancelled"}')).toBeGreaterThan(0);
});

test('where the queue is full, bots play as hard, after no more than their pause', async () => {
  const person = await opened({ waiting: 0 });
  const seen = await beside(person);
  await stepped(seen, 2);
  await end(seen);
  expect(new Set(choosersOf(seen))).toEqual(new Set(['hard']));
  expect(open!.logged.filter(({ code }) => code === 'botFailed')).toEqual([]);
});

test('two tables have the same share of one thread', async () => {
  const person = await opened();
  const tables = [await beside(person, { busyMs: 100 }), await beside(person, { busyMs: 100 })];
  const [before = 0, other = 0] = tables.map((seen) => stepsOf(seen).length);
  await Promise.all(tables.map((seen, at) => stepped(seen, [before, other][at]! + 8)));
  const done = tables.map((seen, at) => stepsOf(seen).length - [before, other][at]!);
  expect(Math.abs(done[0]! - done[1]!)).toBeLessThanOrEqual(2);
  for (const seen of tables) expect(new Set(choosersOf(seen))).toEqual(new Set(['thought']));
});

test('the hall closes in mid-thought without waiting for it, and leaves no thread', async () => {
  const threads = (): number =>
    process.getActiveResourcesInfo().filter((resource) => resource === 'MessagePort').length;
  const person = await opened();
  const before = threads();
  const well = await beside(person);
  await stepped(well, 1);
  await end(well);
  const seen = await beside(person, { mood: 'hang' });
  await seen.act(step);
  expect(threads()).toBe(before + 1);
  const began = performance.now();
  await open!.hall.close();
  open = undefined;
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(threads()).toBe(before);
  expect(stepsOf(seen)).toEqual([]);
});

test('no thread is there for a bot that does not think', async () => {
  const person = await opened();
  const seen = await person.join(await person.createTable('ponder', 2));
  await seen.ask('bot', { seat: 1, level: 'easy' });
  await seen.ask('start');
  await stepped(seen, 2);
  await end(seen);
  expect(choosersOf(seen)).toContain('easy');
  expect(await metric('gearhall_bot_threads')).toBe(0);
});
