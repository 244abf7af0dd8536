import { seedFrom } from '@gearhall/shared/core/dice';
import { anyGame, type TypedThing } from '@gearhall/shared/core/game';
import { seenIn } from '@gearhall/shared/core/reel';
import { showReel } from '@gearhall/shared/core/reelShowing';
import { sealed } from '@gearhall/shared/core/testing/sealed';
import { RULES } from '@gearhall/shared/games/rules';
import { playing, playOn, seated } from '../testing/games';
import { openHall, type OpenHall } from '../testing/openHall';
import { Person, type Seen } from '../testing/Person';
import { RawClient } from '../testing/rawClient';
import { whisper, whisperGame } from '../testing/whisper';
import { until } from '../testing/until';

const game = anyGame(sealed);
/** Whisper where only seat 0 has notes: so whoever takes one back tells nobody anything. */
const jotting = anyGame({
  ...whisperGame,
  about: { ...whisperGame.about, id: 'jotting' },
  legal: (view, seat) => whisperGame.legal(view, seat).filter(({ type }) => seat === 0 || type === 'say'),
});
let open: OpenHall;
let people: Person[];
let idNumber = 0;
beforeAll(async () => {
  open = await openHall({
    games: [game, whisper, jotting, RULES.metaltalon],
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

test('gives back, step by step, what this connection saw', async () => {
  const seats = await playing(people.slice(0, 2), RULES.metaltalon);
  const [a] = seats as [Seen, Seen];
  const views = [plain(a.view)];
  for (let step = 0; step < 12; step += 1) {
    await playOn(RULES.metaltalon, seats);
    views.push(plain(a.view));
  }
  const reel = await a.lookBack();
  expect(seenIn(reel).map(({ view }) => view)).toEqual(views);
  expect(reel.flatMap(({ events }) => events)).toEqual(plain(a.unpacked(RULES.metaltalon)));
  const showing = showReel({ 0: reel });
  expect(showing.length).toBe(a.table.actions);
  expect(showing.view(5, 0)).toEqual(views[5]);
  // What has been worked out is kept, and gone on with.
  await playOn(RULES.metaltalon, seats);
  expect((await a.lookBack()).slice(0, reel.length)).toEqual(reel);
  expect(await a.lookBack()).toHaveLength(reel.length + 1);
});

test('steps that left no trace for these eyes are not in it', async () => {
  const [a, b] = (await playing(people.slice(0, 2), whisper)) as [Seen, Seen];
  const watcher = await people[2]!.join(a.room.roomId);
  for (const action of [note('secret'), say, note('hidden'), note('hidden')]) await a.act(action);
  await b.act(note('own'));
  const own = await a.lookBack();
  const others = await b.lookBack();
  const watched = await watcher.lookBack();
  for (const [seen, reel] of [
    [a, own],
    [b, others],
    [watcher, watched],
  ] as const) {
    expect(reel).toHaveLength(seen.table.actions + 1);
    expect(plain(seenIn(reel).at(-1)?.view)).toEqual(plain(seen.view));
  }
  expect([own, others, watched].map(({ length }) => length)).toEqual([5, 3, 2]);
  expect(JSON.stringify([others, watched])).not.toMatch(/secret|hidden/u);
  expect(JSON.stringify(watched)).not.toContain('own');
});

const openTables = async (): Promise<number> =>
  Number(/^gearhall_tables (\d+)$/mu.exec(await (await fetch(`${open.address}/metrics`)).text())?.[1]);

test('nor is what was taken back, and its taking back, for those who saw nothing of either', async () => {
  const [a, b] = (await playing(people.slice(0, 2), jotting)) as [Seen, Seen];
  await a.act(say);
  await a.act(note('slip'));
  expect(await codeOf(a.ask('undo', { ask: false }))).toBeUndefined();
  const [own, others] = [await a.lookBack(), await b.lookBack()];
  expect(own).toHaveLength(4);
  expect(own.at(-1)?.events).toEqual([{ type: 'takenBack', seat: 0 }]);
  expect(seenIn(own).at(-1)?.view).toEqual(seenIn(own).at(1)?.view);
  expect(others).toHaveLength(2);
});

test('and they are the same after the table was closed and opened again', async () => {
  const tables = await playing(people.slice(0, 2), whisper);
  const [a, b] = tables as [Seen, Seen];
  for (const action of [note('one'), say, note('two')]) await a.act(action);
  await b.act(note('three'));
  const before = await b.lookBack();
  const id = a.room.roomId;
  const count = await openTables();
  for (const seen of tables) await seen.leave();
  // Nobody is in it any more: its room is closed after a while.
  await until(async () => (await openTables()) < count, 'the room to be closed');
  const again = await people[1]!.join(id);
  expect(await again.lookBack()).toEqual(before);
  expect(before).toHaveLength(3);
});

/** The pages that a viewer of "Sealed" gets after these numbers were filed, as bytes. */
async function reelBytes(numbers: readonly number[], viewer: number): Promise<Buffer[]> {
  const seen = await seated(people, game);
  const id = seen[0]!.room.roomId;
  const eyes = await RawClient.join(people[viewer]!, id);
  await seen[0]!.ask('start');
  for (const [seat, number] of numbers.entries())
    await seen[seat]!.act({ type: 'file', number } as TypedThing);
  await eyes.quiet();
  eyes.frames.length = 0;
  // {n: 3}, as a client packs it.
  eyes.send(
    Buffer.concat([Buffer.from([13, 0xa0 + 8]), Buffer.from('lookBack'), Buffer.from([0x81, 0xa1, 0x6e, 3])]),
  );
  while (!eyes.frames.some((frame) => frame.includes('reel'))) await eyes.quiet(10);
  const frames = [...eyes.frames];
  eyes.socket.close();
  for (const one of seen) await one.leave();
  return frames;
}

test.each([0, 2])(
  'two tables that differ in a secret give viewer %i the same reel, byte for byte',
  async (viewer) => {
    const numbers = [4, 4];
    const others = numbers.map((number, seat) => (seat === viewer ? number : number + 1));
    const one = await reelBytes(numbers, viewer);
    expect(await reelBytes(others, viewer)).toEqual(one);
    expect(await reelBytes([5, 4], 0)).not.toEqual(await reelBytes([4, 4], 0));
  },
);

test('nobody looks back before the start, or twice at the same time', async () => {
  const all = await seated(people.slice(0, 2), whisper);
  const [a] = all as [Seen, Seen];
  expect(await codeOf(a.ask('lookBack'))).toBe('notStarted');
  await a.ask('start');
  const answers = await Promise.all([a.ask('lookBack'), a.ask('lookBack')]);
  expect(answers.map(({ refusal }) => refusal?.refused)).toEqual([undefined, 'tooFast']);
  await a.until(() => a.reel.at(-1)?.last === true);
  expect(a.order.indexOf('answer')).toBeLessThan(a.order.indexOf('reel'));
  await a.lookBack();
});

test('a long reel comes in pages', async () => {
  const [a] = (await playing(people.slice(0, 2), whisper)) as [Seen, Seen];
  for (let step = 0; step < 600; step += 1) await a.act(say);
  const reel = await a.lookBack();
  expect(reel).toHaveLength(601);
  expect(a.reel.map(({ from, last }) => [from, last])).toEqual([
    [0, false],
    [500, true],
  ]);
});
