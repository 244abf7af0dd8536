import { LIMITS } from '@gearhall/shared/core/wire/limits';
import { memoryStore } from '../store/memory/memoryStore';
import { gatherCouncil } from '../testing/games/council';
import { interruptGame } from '../testing/games/interruptGame';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';

let open: OpenHall;
let people: Person[];
const store = memoryStore();
// A rematch does not start by itself while a test still looks at it.
const config = { messagesPerSecond: 1000, rematchAfterMs: 3_600_000 };
const newHall = () => openHall({ games: [interruptGame], store, config });

beforeAll(async () => {
  open = await newHall();
  const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];
  people = await Promise.all(names.map((name) => Person.enter(open.address, name)));
});
afterAll(() => open.hall.close());

const codeOf = async (answer: ReturnType<Seen['ask']>) => (await answer).refusal?.refused;
const textsOf = ({ chat }: Seen): string[] => chat.map(({ text }) => text);
const say = (seen: Seen | undefined, text: string) => codeOf(seen!.ask('chat', { text }));

/** Somebody at a table, with all that they can read there. */
async function reading(person: Person, table: string): Promise<Seen> {
  const seen = await person.join(table);
  await seen.ask('history', { events: 0, chat: 0 });
  return seen;
}

/** Ada and Cy against Bo and Di, who may talk to their own only; Ed is a spectator. */
async function begun(): Promise<Seen[]> {
  const all = await gatherCouncil(people.slice(0, 5));
  expect(await say(all[1], 'hello all')).toBeUndefined();
  await all[0]!.ask('start');
  await all[0]!.act({ type: 'talk', how: 'teams' });
  for (const seen of all)
    await seen.until(() => (seen.view as { talk?: string })?.talk === 'teams', 'the start');
  return all;
}

/** Ends the game, and resolves with the id of the rematch that Ada asks for. */
async function rematchOf(all: readonly Seen[]): Promise<string> {
  await all[0]!.act({ type: 'end' });
  await all[0]!.until(() => all[0]!.table.status === 'ended', 'the end');
  expect(await codeOf(all[0]!.ask('rematch'))).toBeUndefined();
  await all[0]!.until(() => all[0]!.table.rematch !== '', 'the rematch');
  return all[0]!.table.rematch;
}

test('the last lines go along to the rematch, to those who could read them', async () => {
  const all = await begun();
  expect(await say(all[0], 'left flank')).toBeUndefined();
  expect(await say(all[1], 'right flank')).toBeUndefined();
  expect(await say(all[4], 'how exciting')).toBeUndefined();
  const next = await rematchOf(all);
  const [ada, bo, cy, , ed] = await Promise.all(people.slice(0, 5).map((person) => reading(person, next)));
  expect(ada!.chat).toEqual([
    { name: 'Bo', text: 'hello all', earlier: true },
    { name: 'Ada', text: 'left flank', earlier: true, few: true },
    { name: 'Ed', text: 'how exciting', earlier: true },
  ]);
  expect(cy!.chat).toEqual(ada!.chat);
  expect(textsOf(bo!)).toEqual(['hello all', 'right flank', 'how exciting']);
  expect(textsOf(ed!)).toEqual(['hello all', 'how exciting']);
  expect([ada, bo, ed].map((seen) => seen!.welcome?.chat)).toEqual([3, 3, 2]);
  // A new line has the next number for everybody.
  expect(await say(bo, 'again!')).toBeUndefined();
  for (const seen of [ada, bo, ed])
    await seen!.until(() => textsOf(seen!).includes('again!'), 'the new line');
  expect(ed!.chat.at(-1)).toEqual({ name: 'Bo', text: 'again!', seat: 1 });
});

test('they stay with the people, whatever seats are taken there, and on and on', async () => {
  const all = await begun();
  expect(await say(all[0], 'left flank')).toBeUndefined();
  const next = await rematchOf(all);
  const [ada, bo, cy, di] = await Promise.all(people.slice(0, 4).map((person) => reading(person, next)));
  // Flo takes the seat of Cy, who only watches then; Bo leaves too, and Ed is on his seat.
  expect(await codeOf(cy!.ask('stand'))).toBeUndefined();
  const flo = await reading(people[5]!, next);
  expect(await codeOf(flo.ask('sit', { seat: 2 }))).toBeUndefined();
  await flo.ask('history', { events: 0, chat: 0 });
  expect(textsOf(flo)).not.toContain('left flank');
  const watching = await reading(people[2]!, next);
  expect(textsOf(watching)).toContain('left flank');
  for (const seen of [ada, bo, di]) await seen!.until(() => seen!.table.seats[2]?.name === 'Flo', 'Flo');
  expect(await codeOf(ada!.ask('start'))).toBeUndefined();
  await ada!.act({ type: 'talk', how: 'teams' });
  expect(await say(ada, 'left again')).toBeUndefined();
  const third = await rematchOf([ada!]);
  const told = await Promise.all([0, 1, 2, 5].map((one) => reading(people[one]!, third)));
  expect(told.map(textsOf)).toEqual([
    ['hello all', 'left flank', 'left again'],
    ['hello all'],
    ['hello all', 'left flank'],
    ['hello all', 'left again'],
  ]);
});

test('how much was said that somebody may not read makes no difference to them', async () => {
  const heard = async (privately: number): Promise<unknown> => {
    const all = await begun();
    for (let line = 0; line < privately; line += 1) await say(all[0], `secret ${line}`);
    const next = await rematchOf(all);
    const [ada, bo, flo] = await Promise.all([0, 1, 5].map((one) => reading(people[one]!, next)));
    expect(ada!.chat).toHaveLength(1 + Math.min(privately, LIMITS.carriedLines));
    if (privately > 0) expect(textsOf(ada!).at(-1)).toBe(`secret ${privately - 1}`);
    return [bo!.chat, bo!.welcome?.chat, flo!.chat, flo!.welcome?.chat];
  };
  const quiet = await heard(0);
  expect(await heard(LIMITS.carriedLines + 3)).toEqual(quiet);
});

test('players whose spectators are behind keep their talk to themselves in the rematch too', async () => {
  const terms = { watching: { type: 'actions', count: 3 } };
  const id = await people[0]!.createTable('council', 2, { terms });
  const [ada, bo] = [await people[0]!.join(id), await people[1]!.join(id)];
  await bo.ask('sit', { seat: 1 });
  const ed = await people[4]!.join(id);
  await ada.ask('start');
  await ada.until(() => ada.table.status === 'playing', 'the start');
  expect(await say(ada, 'I have the Purist')).toBeUndefined();
  expect(await say(ed, 'good luck')).toBeUndefined();
  const next = await rematchOf([ada]);
  const [a, b, e] = await Promise.all([0, 1, 4].map((one) => reading(people[one]!, next)));
  for (const seen of [a, b]) expect(textsOf(seen!)).toEqual(['I have the Purist', 'good luck']);
  expect(textsOf(e!)).toEqual(['good luck']);
});

test('a line from before can be reported, and goes with its writer', async () => {
  const all = await begun();
  expect(await say(all[4], 'I was here')).toBeUndefined();
  expect(await say(all[0], 'left flank')).toBeUndefined();
  const next = await rematchOf(all);
  const cy = await reading(people[2]!, next);
  const line = textsOf(cy).indexOf('I was here');
  expect(await codeOf(cy.ask('report', { what: { type: 'line', line }, reason: 'spam' }))).toBeUndefined();
  const before = await store.load(next);
  const [a = '', , c = ''] = before?.tableRecord.seating.seats.map(({ person }) => person) ?? [];
  const ed = before?.chat.find(({ line: { name } }) => name === 'Ed')?.person ?? '';
  const [report] = await store.reports({ done: false, limit: 1 });
  expect(report).toMatchObject({ table: next, accused: ed, content: { accusedName: 'Ed' } });
  for (const person of [ed, c]) await store.blankLines(person);
  const kept = (await store.load(next))?.chat ?? [];
  expect(kept.map(({ line: { text } }) => text)).toContain('…');
  expect(kept.map(({ line: { text } }) => text)).not.toContain('I was here');
  expect(kept.flatMap(({ readers = [] }) => readers)).toEqual([a]);
});
