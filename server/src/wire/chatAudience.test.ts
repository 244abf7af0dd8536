import { LIMITS } from '@gearhall/shared/core/wire/limits';
import { memoryStore } from '../store/memory/memoryStore';
import { gatherCouncil } from '../testing/games/council';
import { interruptGame } from '../testing/games/interruptGame';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { RawClient } from '../testing/clients/rawClient';
import { steeredClock } from '../testing/steeredClock';

const SECOND = 1000;
const GONE = 60 * SECOND;

let open: OpenHall;
let people: Person[];
const store = memoryStore();
const time = steeredClock();
const enough = { messagesPerSecond: 1000, goneAfterMs: GONE, idleAfterMs: 3600 * SECOND };
const newHall = () => openHall({ games: [interruptGame], store, clock: time.clock, config: enough });

beforeAll(async () => {
  open = await newHall();
  people = await Promise.all(['Ada', 'Bo', 'Cy', 'Di', 'Ed'].map((name) => Person.enter(open.address, name)));
});
afterAll(() => open.hall.close());

const codeOf = async (answer: ReturnType<Seen['ask']>) => (await answer).refusal?.refused;
const textsOf = ({ chat }: Seen): string[] => chat.map(({ text }) => text);
const say = (seen: Seen | undefined, text: string, few = {}) => codeOf(seen!.ask('chat', { text, ...few }));

/** Ada and Cy against Bo and Di; Ed is a spectator. */
async function begun(how = 'teams'): Promise<Seen[]> {
  const all = await gatherCouncil(people);
  await all[0]!.ask('start');
  await all[0]!.act({ type: 'talk', how });
  for (const seen of all) await seen.until(() => (seen.view as { talk?: string })?.talk === how, 'the start');
  return all;
}

async function history(person: Person, table: string): Promise<Seen> {
  const late = await person.join(table);
  await late.ask('history', { events: 0, chat: 0 });
  return late;
}

test('a line with a limited audience reaches it, and names it', async () => {
  const [ada, bo, cy] = await begun();
  expect(await say(ada, 'left flank')).toBeUndefined();
  await cy!.until(() => cy!.chat.length === 1, 'the line');
  expect(cy!.chat).toEqual([{ name: 'Ada', text: 'left flank', seat: 0, to: [0, 2] }]);
  expect(ada!.chat).toEqual(cy!.chat);
  expect(await say(bo, 'right flank')).toBeUndefined();
  expect(textsOf(bo!)).toEqual(['right flank']);
  expect(textsOf(ada!)).toEqual(['left flank']);
});

test('lines that somebody may not read send them nothing', async () => {
  const [ada, , cy] = await begun();
  const table = ada!.table.id;
  const others = await Promise.all(
    [people[1]!, people[3]!, people[4]!].map((one) => RawClient.join(one, table)),
  );
  for (const observers of others) await observers.quiet();
  const before = others.map(({ frames }) => frames.length);
  expect(await say(ada, 'left flank')).toBeUndefined();
  expect(await say(cy, 'they do not hear us')).toBeUndefined();
  for (const observers of others) await observers.quiet();
  expect(others.map(({ frames }) => frames.length)).toEqual(before);
  for (const { socket } of others) socket.close();
});

/** What Bo is sent when the others have talked much, or not at all; what is random for each connection is left out. */
async function bytesFor(privately: number): Promise<string[]> {
  const [ada, bo] = await begun();
  const { id } = ada!.table;
  await say(bo, 'for us');
  for (let line = 0; line < privately; line += 1) await say(ada, `secret ${line}`);
  await ada!.act({ type: 'talk', how: 'open' });
  const observers = await RawClient.join(people[1]!, id);
  await observers.quiet();
  observers.frames.splice(0);
  await say(ada, 'hello');
  await bo!.until(() => bo!.chat.length === 2, 'the open line');
  await observers.quiet();
  const heard = await history(people[1]!, id);
  expect(heard.welcome).toMatchObject({ chat: 2 });
  expect(textsOf(heard)).toEqual(['for us', 'hello']);
  observers.socket.close();
  return [
    ...observers.frames.map((frame) => frame.toString('latin1')),
    JSON.stringify([heard.welcome, heard.chat]),
  ];
}

test('nor a number, a count or an older line', async () => {
  const quiet = await bytesFor(0);
  expect(quiet.length).toBeGreaterThan(1);
  expect(await bytesFor(LIMITS.chatLines + 3)).toEqual(quiet);
}, 40_000);

test('all of it still holds when the hall is opened again', async () => {
  const [ada, bo] = await begun();
  const { id } = ada!.table;
  await say(ada, 'one');
  await say(bo, 'two');
  await say(ada, 'three');
  await ada!.act({ type: 'talk', how: 'open' });
  await say(bo, 'four');
  await open.hall.close();
  open = await newHall();
  people = people.map((person) => person.at(open.address));
  const told = await Promise.all(people.map((person) => history(person, id)));
  const team = [
    ['one', 'three', 'four'],
    ['two', 'four'],
  ];
  expect(told.map(textsOf)).toEqual([team[0], team[1], team[0], team[1], ['four']]);
  expect(told.map(({ welcome }) => welcome?.chat)).toEqual([3, 2, 3, 2, 1]);
  expect(await say(told[0], 'five')).toBeUndefined();
  const late = await people[4]!.join(id);
  expect(late.welcome?.chat).toBe(2);
  await late.ask('history', { events: 0, chat: 1 });
  expect(textsOf(late)).toEqual(['five']);
});

test('a player who takes a seat in the middle of the game reads what that seat may', async () => {
  const [ada, bo, cy, di, ed] = await begun();
  const { id } = ada!.table;
  await say(cy, 'for us');
  await say(bo, 'for the others');
  await cy!.leave();
  await ada!.until(() => ada!.table.seats[2]?.presence === 'away', 'Cy to be away');
  time.pass(GONE);
  await ada!.until(() => ada!.table.seats[2]?.presence === 'gone', 'Cy to be gone');
  expect(await codeOf(ada!.ask('offer', { seat: 2, open: true }))).toBeUndefined();
  expect(ed!.welcome?.chat).toBe(0);
  expect(await codeOf(ed!.ask('sit', { seat: 2 }))).toBeUndefined();
  expect(ed!.welcome).toMatchObject({ seat: 2, chat: 1 });
  await ed!.ask('history', { events: 0, chat: 0 });
  expect(textsOf(ed!)).toEqual(['for us']);
  await say(ed, 'I am new');
  await ada!.until(() => ada!.chat.length === 2, 'the answer');
  expect(textsOf(di!)).toEqual(['for the others']);
  // A player who is out reads what everybody may read.
  const former = await history(people[2]!, id);
  expect(textsOf(former)).toEqual([]);
});

test('a player who may not talk is told so, and others see no trace', async () => {
  const [ada, bo, , , ed] = await begun('silent');
  expect(await say(ada, 'hm')).toBe('mayNotTalk');
  expect(await say(ed, 'they are silent')).toBeUndefined();
  await bo!.until(() => bo!.chat.length === 1, 'the spectator');
  expect(textsOf(bo!)).toEqual(['they are silent']);
  expect(ada!.chat[0]).toEqual({ name: 'Ed', text: 'they are silent' });
});

test('a line meant for a limited audience is not sent to all', async () => {
  const [ada, bo] = await begun();
  await ada!.act({ type: 'talk', how: 'open' });
  expect(await say(ada, 'left flank', { few: true })).toBe('heardByAll');
  expect(await say(ada, 'left flank')).toBeUndefined();
  await bo!.until(() => bo!.chat.length === 1, 'the line');
  expect(bo!.chat[0]).not.toHaveProperty('to');
});

test('a table has as many seats as its options are for', async () => {
  const order = { game: 'council', name: 'Ada', options: { size: 'pair' } };
  const refused = await people[0]!.post('/api/tables', { ...order, seats: 3 });
  expect(refused).toMatchObject({
    status: 422,
    body: { error: { message: 'Council with these options is for 2 seats, not for 3.' } },
  });
  expect((await people[0]!.post('/api/tables', { ...order, seats: 2 })).status).toBe(201);
});
