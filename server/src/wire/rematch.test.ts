import { RULES } from '@gearhall/shared/games/rules';
import type { Config } from '../ground/config';
import { memoryStore } from '../store/memory/memoryStore';
import { playing } from '../testing/games/games';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { pause } from '../testing/until';

const game = RULES.metaltalon;
const SOON = 120;
const LATE = 60_000;
const OPTIONS = { stake: 15 };

let halls: OpenHall[] = [];
afterEach(async () => {
  for (const { hall } of halls) await hall.close();
  halls = [];
});

async function opened(
  rematchAfterMs: number,
  store = memoryStore(),
  limits: Partial<Config> = {},
): Promise<OpenHall> {
  const open = await openHall({ games: [game], store, config: { rematchAfterMs, ...limits } });
  halls.push(open);
  return open;
}

const entering = ({ address }: OpenHall, names: readonly string[]): Promise<Person[]> =>
  Promise.all(names.map((name) => Person.enter(address, name)));

const codeOf = async (answer: ReturnType<Seen['ask']>) => (await answer).refusal?.refused;

/** A finished game of these people. */
async function ended(people: readonly Person[]): Promise<Seen[]> {
  const all = await playing(people, game);
  await all[1]!.act({ type: 'resign' });
  await all[0]!.until(() => all[0]!.table.status === 'ended', 'the end');
  return all;
}

/** The id of a rematch after such a game, which `asker` has asked for. */
async function rematchOf(people: readonly Person[], asker = 0): Promise<string> {
  const all = await ended(people);
  expect(await codeOf(all[asker]!.ask('rematch'))).toBeUndefined();
  for (const seen of all) await seen.until(() => seen.table.rematch !== '', 'the rematch');
  return all[0]!.table.rematch;
}

test('a rematch starts automatically once everybody on its seats has come', async () => {
  const [ada, bo] = (await entering(await opened(SOON), ['Ada', 'Bo'])) as [Person, Person];
  const id = await rematchOf([ada, bo], 1);
  const a = await ada.join(id);
  await a.ask('history', { events: 0, chat: 0 });
  expect(a.table).toMatchObject({ status: 'gathering', startsItself: true, startsAt: 0 });
  const b = await bo.join(id);
  await b.until(() => b.table.status === 'playing', 'the start');
  expect(b.table).toMatchObject({ startsItself: false, startsAt: 0 });
  expect([a.welcome?.seat, b.welcome?.seat]).toEqual([0, 1]);
});

test('it shows when it will start, by the hall’s clock, and waits again for somebody who leaves', async () => {
  const [ada, bo] = (await entering(await opened(LATE), ['Ada', 'Bo'])) as [Person, Person];
  const id = await rematchOf([ada, bo]);
  const [a, b] = [await ada.join(id), await bo.join(id)];
  await a.until(() => a.table.startsAt > 0, 'the countdown');
  const left = a.table.startsAt - (b.welcome?.now ?? 0);
  expect(left).toBeGreaterThan(LATE / 2);
  expect(left).toBeLessThanOrEqual(LATE + 5000);
  await b.leave();
  await a.until(() => a.table.startsAt === 0, 'the countdown to end');
  expect(a.table).toMatchObject({ status: 'gathering', startsItself: true });
  await bo.join(id);
  await a.until(() => a.table.startsAt > 0, 'another countdown');
});

test.each([
  ['hallFull', { maxTables: 1 }],
  ['tooFast', { tablesPerMinute: 1 }],
])('a rematch is a new table like others: refused as %s where there can be none', async (code, limits) => {
  // Tables are counted per minute.
  while (Date.now() % 60_000 > 40_000) await pause(100);
  const [a, b] = await ended(await entering(await opened(LATE, memoryStore(), limits), ['Ada', 'Bo']));
  expect([await codeOf(a!.ask('rematch')), await codeOf(b!.ask('rematch'))]).toEqual([code, code]);
  expect(a!.table.rematch).toBe('');
  expect(a!.table.seats.map(({ again }) => again)).toEqual([false, false]);
});

test('options, bots and their levels are those of the game before', async () => {
  const open = await opened(SOON);
  const [ada] = (await entering(open, ['Ada'])) as [Person];
  const a = await ada.join(await ada.createTable('metaltalon', 3, { options: OPTIONS, listed: true }));
  await a.ask('bot', { seat: 1, level: 'hard' });
  await a.ask('bot', { seat: 2, level: 'easy' });
  await a.ask('start');
  await a.act({ type: 'resign' });
  await a.until(() => a.table.status === 'ended', 'the bots to end the game');
  await a.ask('rematch');
  const again = await ada.join(a.table.rematch);
  const seatsOf = ({ table }: Seen) => table.seats.map(({ sitter, name, level }) => [sitter, name, level]);
  expect(seatsOf(again)).toEqual(seatsOf(a));
  expect(again.table).toMatchObject({ options: a.table.options, terms: a.table.terms, listed: true });
  await again.until(() => again.table.status === 'playing', 'the start');
}, 30_000);

test('anybody on a seat can hold it, and then the host starts it', async () => {
  const [ada, bo, cy] = (await entering(await opened(LATE), ['Ada', 'Bo', 'Cy'])) as [Person, Person, Person];
  const id = await rematchOf([ada, bo]);
  const [a, b, c] = [await ada.join(id), await bo.join(id), await cy.join(id)];
  await c.until(() => c.table.startsAt > 0, 'the countdown');
  expect(await codeOf(c.ask('holdStart'))).toBe('notSeated');
  expect(await codeOf(b.ask('holdStart', { by: 'me' }))).toBe('malformed');
  expect(c.table.startsItself).toBe(true);
  expect(await codeOf(b.ask('holdStart'))).toBeUndefined();
  await a.until(() => !a.table.startsItself && a.table.startsAt === 0, 'the end of the countdown');
  expect(await codeOf(a.ask('holdStart'))).toBeUndefined();
  expect(await codeOf(b.ask('start'))).toBe('notHost');
  expect(await codeOf(a.ask('start'))).toBeUndefined();
  expect(await codeOf(b.ask('holdStart'))).toBe('alreadyStarted');
});

test('once other people are on its seats, it no longer starts automatically', async () => {
  const [ada, bo] = (await entering(await opened(LATE), ['Ada', 'Bo'])) as [Person, Person];
  const id = await rematchOf([ada, bo]);
  const a = await ada.join(id);
  expect(await codeOf(a.ask('sit', { seat: 0 }))).toBeUndefined();
  expect(await codeOf(a.ask('salt', { salt: 'ab'.repeat(16) }))).toBeUndefined();
  expect(await codeOf(a.ask('rename', { name: 'Ada II' }))).toBeUndefined();
  expect(a.table.startsItself).toBe(true);
  expect(await codeOf(a.ask('free', { seat: 1 }))).toBeUndefined();
  await a.until(() => !a.table.startsItself, 'the freed seat');
  expect(await codeOf(a.ask('bot', { seat: 1, level: 'easy' }))).toBeUndefined();
  expect(a.table).toMatchObject({ status: 'gathering', startsAt: 0 });
});

test('nor once the host changes what is played', async () => {
  const [ada, bo] = (await entering(await opened(LATE), ['Ada', 'Bo'])) as [Person, Person];
  const a = await ada.join(await rematchOf([ada, bo]));
  const settings = { options: OPTIONS, terms: JSON.parse(a.table.terms) as object, seats: 2 };
  expect(await codeOf(a.ask('settings', settings))).toBeUndefined();
  expect(a.table).toMatchObject({ status: 'gathering', startsItself: false, startsAt: 0 });
});

test('a table that is no rematch does not start automatically', async () => {
  const [ada] = (await entering(await opened(0), ['Ada'])) as [Person];
  const a = await ada.join(await ada.createTable('metaltalon', 2));
  await a.ask('bot', { seat: 1, level: 'easy' });
  await a.ask('history', { events: 0, chat: 0 });
  expect(a.table).toMatchObject({ status: 'gathering', startsItself: false, startsAt: 0 });
});

test('after a restart of the hall it waits for everybody, and begins', async () => {
  const store = memoryStore();
  const before = await opened(LATE, store);
  const [ada, bo] = (await entering(before, ['Ada', 'Bo'])) as [Person, Person];
  const id = await rematchOf([ada, bo]);
  const [a] = [await ada.join(id), await bo.join(id)];
  await a.until(() => a.table.startsAt > 0, 'the countdown');
  await before.hall.close();
  halls = [];
  const { address } = await opened(SOON, store);
  const again = await ada.at(address).join(id);
  expect(again.table).toMatchObject({ status: 'gathering', startsItself: true, startsAt: 0 });
  await bo.at(address).join(id);
  await again.until(() => again.table.status === 'playing', 'the start');
});

test('a stopped start stays stopped after a restart', async () => {
  const store = memoryStore();
  const before = await opened(LATE, store);
  const [ada, bo] = (await entering(before, ['Ada', 'Bo'])) as [Person, Person];
  const id = await rematchOf([ada, bo]);
  await (await bo.join(id)).ask('holdStart');
  await before.hall.close();
  halls = [];
  const { address } = await opened(0, store);
  const [a] = [await ada.at(address).join(id), await bo.at(address).join(id)];
  await a.ask('history', { events: 0, chat: 0 });
  expect(a.table).toMatchObject({ status: 'gathering', startsItself: false, startsAt: 0 });
});
