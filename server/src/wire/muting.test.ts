import { memoryStore } from '../store/memory/memoryStore';
import { gatherCouncil } from '../testing/games/council';
import { interruptGame } from '../testing/games/interruptGame';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { steeredClock } from '../testing/steeredClock';

const SECOND = 1000;
const GONE = 60 * SECOND;

const store = memoryStore();
const time = steeredClock();
const config = { messagesPerSecond: 1000, goneAfterMs: GONE, idleAfterMs: 3600 * SECOND };
const newHall = () => openHall({ games: [interruptGame], store, clock: time.clock, config });

let open: OpenHall;
let people: Person[];
beforeAll(async () => {
  open = await newHall();
  people = await Promise.all(['Ada', 'Bo', 'Cy', 'Di', 'Ed'].map((name) => Person.enter(open.address, name)));
});
afterAll(() => open.hall.close());

const codeOf = async (answer: ReturnType<Seen['ask']>) => (await answer).refusal?.refused;
const textsOf = ({ chat }: Seen): string[] => chat.map(({ text }) => text);
const say = (seen: Seen, text: string) => codeOf(seen.ask('chat', { text }));
const mute = (seen: Seen, whom: number | 'spectators', muted = true) =>
  codeOf(seen.ask('mute', { whom, muted }));

/** Ada (the host), Bo, Cy and Di on the seats, Ed without one. */
async function gathered(): Promise<[Seen, Seen, Seen, Seen, Seen]> {
  return (await gatherCouncil(people)) as [Seen, Seen, Seen, Seen, Seen];
}

test('whom the host mutes is refused until that is taken back, and everybody sees it', async () => {
  const [ada, bo, cy, , ed] = await gathered();
  expect(await mute(ada, 1)).toBeUndefined();
  await ed.until(() => ed.table.seats[1]!.muted, 'the mark');
  expect(bo.table.seats.map(({ muted }) => muted)).toEqual([false, true, false, false]);
  expect(await say(bo, 'hear me')).toBe('muted');
  expect(await say(cy, 'who is missing?')).toBeUndefined();
  expect(await mute(ada, 1, false)).toBeUndefined();
  expect(await say(bo, 'here I am')).toBeUndefined();
  await ed.until(() => ed.chat.length === 2, 'both lines');
  expect(textsOf(ed)).toEqual(['who is missing?', 'here I am']);
});

test('only the host does it, to people who are there, and never to themselves', async () => {
  const [ada, bo, , , ed] = await gathered();
  for (const seen of [bo, ed]) {
    expect(await mute(seen, 0)).toBe('notHost');
    expect(await mute(seen, 'spectators')).toBe('notHost');
  }
  expect(await mute(ada, 0)).toBe('noSuchSeat');
  expect(await mute(ada, 7)).toBe('noSuchSeat');
  expect(await codeOf(ada.ask('mute', { whom: 'everybody', muted: true }))).toBe('malformed');
  expect(await codeOf(ada.ask('mute', { whom: 1 }))).toBe('malformed');
  await ada.ask('free', { seat: 3 });
  await ada.ask('bot', { seat: 3, level: 'easy' });
  expect(await mute(ada, 3)).toBe('noSuchSeat');
  expect(ada.table.seats.some(({ muted }) => muted)).toBe(false);
});

test('spectators are muted together, those who come later too', async () => {
  const [ada, , cy, , ed] = await gathered();
  await mute(ada, 'spectators');
  await ed.until(() => ed.table.spectatorsMuted, 'the mark');
  expect(await say(ed, 'left flank')).toBe('muted');
  const late = await (await Person.enter(open.address, 'Flo')).join(ada.table.id);
  expect(await say(late, 'left flank')).toBe('muted');
  expect(await say(cy, 'thank you')).toBeUndefined();
  await mute(ada, 'spectators', false);
  expect(await say(ed, 'sorry')).toBeUndefined();
});

test('it goes with the person: to another seat, to none, through a restart, into the game', async () => {
  const [ada, bo, , di] = await gathered();
  const { id } = ada.table;
  await mute(ada, 1);
  await di.ask('stand');
  expect(await codeOf(bo.ask('sit', { seat: 3 }))).toBeUndefined();
  expect(await say(bo, 'from here?')).toBe('muted');
  await bo.ask('stand');
  expect(await say(bo, 'from nowhere?')).toBe('muted');
  expect(await codeOf(di.ask('sit', { seat: 1 }))).toBeUndefined();
  expect(await say(di, 'I sit on their chair')).toBeUndefined();
  await bo.ask('sit', { seat: 3 });
  await open.hall.close();
  open = await newHall();
  people = people.map((person) => person.at(open.address));
  const [again, muted] = [await people[0]!.join(id), await people[1]!.join(id)];
  expect(muted.table.seats.map((seat) => seat.muted)).toEqual([false, false, false, true]);
  expect(await codeOf(again.ask('start'))).toBeUndefined();
  expect(await say(muted, 'and now?')).toBe('muted');
  // Somebody who becomes host is muted by nobody.
  await again.leave();
  await muted.until(() => muted.table.seats[0]?.presence === 'away', 'Ada to be away');
  time.pass(GONE);
  await muted.until(() => muted.table.host === 3, 'Bo to be host');
  expect(muted.table.seats[3]).toMatchObject({ muted: false });
  expect(await say(muted, 'my table')).toBeUndefined();
});

test('what a team says among itself is not the business of a host who is against it', async () => {
  const [ada, bo, cy, di] = await gathered();
  await ada.ask('start');
  for (const whom of [1, 2]) await mute(ada, whom);
  await ada.act({ type: 'talk', how: 'teams' });
  for (const seen of [bo, cy])
    await seen.until(() => (seen.view as { talk?: string } | undefined)?.talk === 'teams', 'teams');
  expect(await say(bo, 'right flank')).toBeUndefined();
  await di.until(() => di.chat.length === 1, 'the line for the team');
  expect(await say(cy, 'with the host')).toBe('muted');
  await ada.act({ type: 'talk', how: 'open' });
  expect(await say(bo, 'to all')).toBe('muted');
});

test('a rematch begins with it', async () => {
  const [ada, bo] = await gathered();
  await ada.ask('start');
  await mute(ada, 1);
  await ada.act({ type: 'end' });
  await ada.until(() => ada.table.status === 'ended', 'the end');
  expect(await say(bo, 'well played')).toBe('muted');
  expect(await codeOf(ada.ask('rematch'))).toBeUndefined();
  await ada.until(() => ada.table.rematch !== '', 'the rematch');
  const next = await people[1]!.join(ada.table.rematch);
  expect(next.table.seats[1]).toMatchObject({ muted: true });
  expect(await say(next, 'again')).toBe('muted');
});
