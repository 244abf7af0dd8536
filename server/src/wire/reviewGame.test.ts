import { seedFrom } from '@gearhall/shared/core/dice/dice';
import { anyGame, type TypedThing } from '@gearhall/shared/core/game';
import { seenIn } from '@gearhall/shared/core/replay/viewHistory';
import { showHistory } from '@gearhall/shared/core/replay/showHistory';
import { sealed } from '@gearhall/shared/core/testing/sealed';
import { RULES } from '@gearhall/shared/games/rules';
import { playing, playOn, seated } from '../testing/games/games';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { RawClient } from '../testing/clients/rawClient';
import { privateNotesGame, privateNotesRules } from '../testing/games/privateNotesGame';
import { until } from '../testing/until';

const game = anyGame(sealed);
/** Whisper, except that only seat 0 has notes, so that undoing one reveals nothing to anybody. */
const jotting = anyGame({
  ...privateNotesRules,
  about: { ...privateNotesRules.about, id: 'jotting' },
  legal: (view, seat) =>
    privateNotesRules.legal(view, seat).filter(({ type }) => seat === 0 || type === 'say'),
});
let open: OpenHall;
let people: Person[];
let idNumber = 0;
beforeAll(async () => {
  open = await openHall({
    games: [game, privateNotesGame, jotting, RULES.metaltalon],
    wall: () => 0,
    config: { idleAfterMs: 1000, messagesPerSecond: 1000 },
    chance: {
      seed: () => seedFrom('the same for all'),
      tableId: () => `000000${String((idNumber += 1)).padStart(4, '0')}`,
    },
  });
  people = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => Person.enter(open.address, name)));
});
afterAll(() => open.hall.close());

const codeOf = async (answer: ReturnType<Seen['ask']>) => (await answer).refusal?.refused;
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const note = (text: string) => ({ type: 'note', text });
const say = { type: 'say' };

test('returns, step by step, what this connection saw', async () => {
  const seats = await playing(people.slice(0, 2), RULES.metaltalon);
  const [a] = seats as [Seen, Seen];
  const views = [plain(a.view)];
  for (let step = 0; step < 12; step += 1) {
    await playOn(RULES.metaltalon, seats);
    views.push(plain(a.view));
  }
  const history = await a.reviewGame();
  expect(seenIn(history).map(({ view }) => view)).toEqual(views);
  expect(history.flatMap(({ events }) => events)).toEqual(plain(a.unpacked(RULES.metaltalon)));
  const showing = showHistory({ 0: history });
  expect(showing.length).toBe(a.table.actions);
  expect(showing.view(5, 0)).toEqual(views[5]);
  // The computed part is kept and continued.
  await playOn(RULES.metaltalon, seats);
  expect((await a.reviewGame()).slice(0, history.length)).toEqual(history);
  expect(await a.reviewGame()).toHaveLength(history.length + 1);
});

test('steps that left no trace for this viewer are not in it', async () => {
  const [a, b] = (await playing(people.slice(0, 2), privateNotesGame)) as [Seen, Seen];
  const spectator = await people[2]!.join(a.room.roomId);
  for (const action of [note('secret'), say, note('hidden'), note('hidden')]) await a.act(action);
  await b.act(note('own'));
  const own = await a.reviewGame();
  const others = await b.reviewGame();
  const watched = await spectator.reviewGame();
  for (const [seen, history] of [
    [a, own],
    [b, others],
    [spectator, watched],
  ] as const) {
    expect(history).toHaveLength(seen.table.actions + 1);
    expect(plain(seenIn(history).at(-1)?.view)).toEqual(plain(seen.view));
  }
  expect([own, others, watched].map(({ length }) => length)).toEqual([5, 3, 2]);
  expect(JSON.stringify([others, watched])).not.toMatch(/secret|hidden/u);
  expect(JSON.stringify(watched)).not.toContain('own');
});

const openTables = async (): Promise<number> =>
  Number(/^gearhall_tables (\d+)$/mu.exec(await (await fetch(`${open.address}/metrics`)).text())?.[1]);

test('nor are an undone action and its undo, for those who saw nothing of either', async () => {
  const [a, b] = (await playing(people.slice(0, 2), jotting)) as [Seen, Seen];
  await a.act(say);
  await a.act(note('slip'));
  expect(await codeOf(a.ask('undo', { ask: false }))).toBeUndefined();
  const [own, others] = [await a.reviewGame(), await b.reviewGame()];
  expect(own).toHaveLength(4);
  expect(own.at(-1)?.events).toEqual([{ type: 'takenBack', seat: 0 }]);
  expect(seenIn(own).at(-1)?.view).toEqual(seenIn(own).at(1)?.view);
  expect(others).toHaveLength(2);
});

test('and they are the same after the table was closed and opened again', async () => {
  const tables = await playing(people.slice(0, 2), privateNotesGame);
  const [a, b] = tables as [Seen, Seen];
  for (const action of [note('one'), say, note('two')]) await a.act(action);
  await b.act(note('three'));
  const before = await b.reviewGame();
  const id = a.room.roomId;
  const count = await openTables();
  for (const seen of tables) await seen.leave();
  // Nobody is in it any more: its room is closed after a while.
  await until(async () => (await openTables()) < count, 'the room to be closed');
  const again = await people[1]!.join(id);
  expect(await again.reviewGame()).toEqual(before);
  expect(before).toHaveLength(3);
});

/** The pages that a viewer of "Sealed" gets after these numbers were filed, as bytes. */
async function historyBytes(numbers: readonly number[], viewer: number): Promise<Buffer[]> {
  const seen = await seated(people, game);
  const id = seen[0]!.room.roomId;
  const observers = await RawClient.join(people[viewer]!, id);
  await seen[0]!.ask('start');
  for (const [seat, number] of numbers.entries())
    await seen[seat]!.act({ type: 'file', number } as TypedThing);
  await observers.quiet();
  observers.frames.length = 0;
  // {n: 3}, as a client packs it.
  observers.send(
    Buffer.concat([
      Buffer.from([13, 0xa0 + 'reviewGame'.length]),
      Buffer.from('reviewGame'),
      Buffer.from([0x81, 0xa1, 0x6e, 3]),
    ]),
  );
  while (!observers.frames.some((frame) => frame.includes('viewHistory'))) await observers.quiet(10);
  const frames = [...observers.frames];
  observers.socket.close();
  for (const one of seen) await one.leave();
  return frames;
}

test.each([0, 2])(
  'two tables that differ in a secret give viewer %i the same view history, byte for byte',
  async (viewer) => {
    const numbers = [4, 4];
    const others = numbers.map((number, seat) => (seat === viewer ? number : number + 1));
    const one = await historyBytes(numbers, viewer);
    expect(await historyBytes(others, viewer)).toEqual(one);
    expect(await historyBytes([5, 4], 0)).not.toEqual(await historyBytes([4, 4], 0));
  },
);

test('there is no review before the start, nor two at the same time', async () => {
  const all = await seated(people.slice(0, 2), privateNotesGame);
  const [a] = all as [Seen, Seen];
  expect(await codeOf(a.ask('reviewGame'))).toBe('notStarted');
  await a.ask('start');
  const answers = await Promise.all([a.ask('reviewGame'), a.ask('reviewGame')]);
  expect(answers.map(({ refusal }) => refusal?.refused)).toEqual([undefined, 'tooFast']);
  await a.until(() => a.viewHistory.at(-1)?.last === true);
  expect(a.order.indexOf('answer')).toBeLessThan(a.order.indexOf('viewHistory'));
  await a.reviewGame();
});

test('a long view history comes in pages', async () => {
  const [a] = (await playing(people.slice(0, 2), privateNotesGame)) as [Seen, Seen];
  for (let step = 0; step < 600; step += 1) await a.act(say);
  const history = await a.reviewGame();
  expect(history).toHaveLength(601);
  expect(a.viewHistory.map(({ from, last }) => [from, last])).toEqual([
    [0, false],
    [500, true],
  ]);
});
