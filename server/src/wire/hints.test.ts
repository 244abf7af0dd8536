import { join } from 'node:path';
import { THINKING } from '../ground/threads/limits';
import { Person, type Seen } from '../testing/clients/Person';
import { playing, seated } from '../testing/games/games';
import { ponderGame } from '../testing/games/ponderGame';
import { openHall, type OpenHall } from '../testing/halls/openHall';

/** Hints at tables where all have agreed to them, from a bot in a real thread. */
const THREAD = join(__dirname, '..', 'testing', 'threads', 'ponderThread.cjs');
const PATIENT = { ...THINKING, threads: 1, waitMs: 60_000, answerMs: 60_000, startMs: 60_000 };
const HINTS = { hints: true };

let open: OpenHall;
let ada: Person, bo: Person, cy: Person;
afterEach(() => open.hall.close());

async function opened(threads = 1): Promise<void> {
  const config = { thinking: { ...PATIENT, threads } };
  open = await openHall({ games: [ponderGame], botThread: THREAD, config });
  [ada, bo, cy] = (await Promise.all(
    ['Ada', 'Bo', 'Cy'].map((name) => Person.enter(open.address, name)),
  )) as [Person, Person, Person];
}

const codeOf = async (seen: Seen): Promise<string | undefined> => (await seen.ask('hint')).refusal?.refused;
const step = { type: 'step', by: 'person', seen: 0 };

test('a player who is asked learns what a hard bot would do; the others learn nothing of it', async () => {
  await opened();
  const [a, b] = (await playing([ada, bo], ponderGame, HINTS)) as [Seen, Seen];
  const spectator = await cy.join(a.table.id);
  expect((await b.act(step)).refusal).toBeUndefined();
  await a.until(() => a.table.actions === 1, 'the action');
  const before = [a, b, spectator].map(({ order }) => order.length);
  expect(await codeOf(a)).toBeUndefined();
  await a.until(() => a.hints.length === 1, 'the hint');
  expect(a.hints).toEqual([{ at: 1, action: { type: 'step', by: 'hard', seen: 1 } }]);
  // All that came to them is what their own requests brought.
  for (const [at, seen] of [a, b, spectator].entries()) {
    await seen.ask('history', { events: seen.events.length, chat: seen.chat.length });
    const heard = seen.order.slice(before[at]);
    expect(heard.filter((type) => type === 'state' || type === 'events')).toEqual([]);
    expect(heard.filter((type) => type === 'hint')).toHaveLength(seen === a ? 1 : 0);
  }
});

test('asked for again it is the same, and sent once for each answer that was awaited', async () => {
  await opened();
  const [a] = (await playing([ada, bo], ponderGame, HINTS)) as [Seen];
  expect(await Promise.all([codeOf(a), codeOf(a)])).toEqual([undefined, undefined]);
  await a.until(() => a.hints.length === 1, 'the hint');
  expect(await codeOf(a)).toBeUndefined();
  await a.until(() => a.hints.length === 2, 'the hint again');
  expect(a.hints[1]).toEqual(a.hints[0]);
});

test('who acts before it comes and asks again gets the one for the new position alone', async () => {
  await opened();
  const [a] = (await playing([ada, bo], ponderGame, HINTS)) as [Seen];
  const [first, acted, second] = await Promise.all([codeOf(a), a.act(step), codeOf(a)]);
  expect([first, acted.refusal, second]).toEqual([undefined, undefined, undefined]);
  await a.until(() => a.hints.length > 0, 'the hint');
  expect(a.hints).toEqual([{ at: 1, action: { type: 'step', by: 'hard', seen: 1 } }]);
});

test('what others do unseen makes no other hint, and nobody thinks about it again', async () => {
  await opened();
  const [a, b] = (await playing([ada, bo], ponderGame, HINTS)) as [Seen, Seen];
  const thoughts = async (): Promise<string | undefined> =>
    /^gearhall_bot_thoughts_total\{end="chosen"\} (\d+)$/mu.exec(
      await (await fetch(`${open.address}/metrics`)).text(),
    )?.[1];
  expect(await codeOf(a)).toBeUndefined();
  await a.until(() => a.hints.length === 1, 'the hint');
  expect(await thoughts()).toBe('1');
  expect((await b.act({ type: 'draw' })).refusal).toBeUndefined();
  expect(await codeOf(a)).toBeUndefined();
  await a.until(() => a.hints.length === 2, 'the hint again');
  expect(a.hints[1]).toEqual(a.hints[0]);
  expect(await thoughts()).toBe('1');
});

test('where no bot can be asked, that is said', async () => {
  await opened(0);
  const [a] = (await playing([ada, bo], ponderGame, HINTS)) as [Seen];
  expect(await codeOf(a)).toBeUndefined();
  await a.until(() => a.hints.length === 1, 'the answer');
  expect(a.hints).toEqual([{ at: 0, action: null }]);
});

test('nobody gets one without a seat, without the agreement, out of turn, before the start or after the end', async () => {
  await opened();
  const [a, b] = (await seated([ada, bo], ponderGame, HINTS)) as [Seen, Seen];
  const spectator = await cy.join(a.table.id);
  expect([await codeOf(a), await codeOf(spectator)]).toEqual(['notStarted', 'notSeated']);
  expect((await a.ask('start')).refusal).toBeUndefined();
  expect(await codeOf(spectator)).toBe('notSeated');
  expect((await b.act({ type: 'end' })).refusal).toBeUndefined();
  expect(await codeOf(a)).toBe('gameOver');
  const [, one, two] = (await playing([ada, bo, cy], ponderGame, HINTS)) as [Seen, Seen, Seen];
  expect([await codeOf(one), await codeOf(two)]).toEqual([undefined, 'notYourTurn']);
  const [without] = (await playing([ada, bo], ponderGame)) as [Seen];
  expect(await codeOf(without)).toBe('noHints');
  for (const seen of [a, b, spectator, two, without]) expect(seen.hints).toEqual([]);
});
