import { RULES } from '@gearhall/shared/games/rules';
import { CLOSE } from '@gearhall/shared/core/wire/wire';
import { memoryStore } from '../store/memory/memoryStore';
import { playing, seated } from '../testing/games/games';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { steeredClock, type SteeredClock } from '../testing/steeredClock';

/** The host keeps somebody off the table: the person, not the name, for good, until the host lets them back. */

const SECOND = 1000;
const talon = RULES.metaltalon;
const store = memoryStore();
let time: SteeredClock;
let open: OpenHall;
let ada: Person, bo: Person, cy: Person;

const openAgain = async (): Promise<void> => {
  const config = { goneAfterMs: 60 * SECOND, idleAfterMs: 3600 * SECOND };
  open = await openHall({ games: [talon], store, clock: time.clock, config });
};
beforeAll(async () => {
  time = steeredClock();
  await openAgain();
});
beforeEach(async () => {
  [ada, bo, cy] = (await Promise.all(
    ['Ada', 'Bo', 'Cy'].map((name) => Person.enter(open.address, name)),
  )) as [Person, Person, Person];
});
afterAll(() => open.hall.close());

const codeOf = async (answer: ReturnType<Seen['ask']>) => (await answer).refusal?.refused;
const accepted = async (answer: ReturnType<Seen['ask']>) => expect((await answer).refusal).toBeUndefined();
const keepOff = (seen: Seen, seat: number, goal = 'bot') =>
  seen.ask('keepOff', { who: { type: 'seat', seat }, goal });
const keepSpectatorOff = (seen: Seen, place: number, name: string) =>
  seen.ask('keepOff', { who: { type: 'spectator', place, name }, goal: 'bot' });

/** What the hall answers to somebody who wants to come in. */
async function doorAnswer(person: Person, table: string, name = person.name) {
  const response = await fetch(`${open.address}/matchmake/joinById/${table}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: person.token, name }),
  });
  const body = (await response.json()) as { error?: { code: string } };
  return [response.status, body.error?.code];
}

test('while people gather: the seat is free, and the person stays out under any name', async () => {
  const [a, b] = (await seated([ada, bo])) as [Seen, Seen];
  const { id } = a.table;
  expect(await codeOf(keepOff(b, 0))).toBe('notHost');
  expect(await codeOf(keepOff(a, 0))).toBe('noSuchPerson');
  await accepted(keepOff(a, 1));
  await b.until(() => b.closed !== undefined, 'Bo to be sent away');
  expect(b.closed).toBe(CLOSE.keptOff);
  expect(a.table).toMatchObject({ keptOff: ['Bo'] });
  expect(a.table.seats[1]).toMatchObject({ sitter: 'nobody', name: '' });
  for (const name of ['Bo', 'Somebody else'])
    expect(await doorAnswer(bo, id, name)).toEqual([409, 'keptOff']);
  // Somebody else of the same name is let in.
  const other = await (await Person.enter(open.address, 'Bo')).join(id);
  await accepted(other.ask('sit', { seat: 1 }));
});

test('they learn no more than a stranger', async () => {
  const [a, b] = (await playing([ada, bo])) as [Seen, Seen];
  const { id } = a.table;
  await accepted(keepOff(a, 1));
  await b.until(() => b.closed !== undefined, 'Bo to be sent away');
  const last = b.table;
  const stranger = await Person.enter(open.address, 'Di');
  const page = async (path: string, { token }: Person) => {
    const response = await fetch(open.address + path, { headers: { Authorization: `Bearer ${token}` } });
    return [response.status, await response.json()];
  };
  for (const path of [`/api/tables/${id}`, `/api/records/${id}`])
    expect(await page(path, bo)).toEqual(await page(path, stranger));
  expect(await page('/api/me/tables', bo)).toEqual([200, { running: [], finished: [] }]);
  await a.ask('chat', { text: 'Quiet now.' });
  expect(b.table).toEqual(last);
  expect(b.chat).toEqual([]);
});

test('in a running game a bot plays on, or the seat is free for somebody who watches', async () => {
  const [a, b] = (await playing([ada, bo])) as [Seen, Seen];
  const { id } = a.table;
  await accepted(keepOff(a, 1));
  expect(a.table.seats[1]).toMatchObject({ sitter: 'bot', level: 'normal', offered: false });
  expect(a.table.seats[1]?.name).not.toBe('Bo');
  await a.until(() => a.table.actions > 0, 'the bot to act');

  const [a2, c2] = (await playing([ada, cy])) as [Seen, Seen];
  const watching = await bo.join(a2.table.id);
  await accepted(keepOff(a2, 1, 'free'));
  await c2.until(() => c2.closed === CLOSE.keptOff, 'Cy to be sent away');
  await watching.until(() => watching.table.seats[1]?.offered === true, 'the free seat');
  expect(watching.table.seats[1]).toMatchObject({ sitter: 'nobody', name: '' });
  await accepted(watching.ask('sit', { seat: 1 }));
  expect(watching.table.seats[1]).toMatchObject({ sitter: 'person', name: 'Bo', offered: false });
  expect(b.closed).toBe(CLOSE.keptOff);
  expect(await doorAnswer(bo, id)).toEqual([409, 'keptOff']);
});

test('a bot may act for a seat that is free, until somebody takes it', async () => {
  const [a] = (await playing([ada, bo])) as [Seen];
  await accepted(keepOff(a, 1, 'free'));
  await accepted(a.ask('standIn', { seat: 1, level: 'easy' }));
  await a.until(() => a.table.actions > 0, 'the bot to act');
  expect(a.table.seats[1]).toMatchObject({ sitter: 'nobody', standIn: 'easy', offered: true });
});

test('a spectator, by their place in the list and the name there', async () => {
  const [a] = (await playing([ada, bo])) as [Seen];
  const { id } = a.table;
  const twins = [await Person.enter(open.address, 'Cy'), cy];
  const seen = [await twins[0]!.join(id), await twins[1]!.join(id)];
  await a.until(() => a.table.spectators === 2, 'both');
  expect(await codeOf(keepSpectatorOff(a, 0, 'Di'))).toBe('noSuchPerson');
  expect(await codeOf(keepSpectatorOff(a, 2, 'Cy'))).toBe('noSuchPerson');
  await accepted(keepSpectatorOff(a, 1, 'Cy'));
  await seen[1]!.until(() => seen[1]!.closed === CLOSE.keptOff, 'the second to be sent away');
  expect([seen[0]!.closed, a.table.spectators]).toEqual([undefined, 1]);
  expect(await doorAnswer(twins[1]!, id)).toEqual([409, 'keptOff']);
});

test('it survives a restart, holds in the rematch, and the host can lift it', async () => {
  const [a] = (await playing([ada, bo])) as [Seen];
  const { id } = a.table;
  const watching = await cy.join(id);
  await accepted(keepSpectatorOff(a, 0, 'Cy'));
  await watching.until(() => watching.closed !== undefined, 'Cy to be sent away');
  await open.hall.close();
  await openAgain();
  [ada, bo, cy] = [ada, bo, cy].map((person) => person.at(open.address)) as [Person, Person, Person];
  const [again, other] = [await ada.join(id), await bo.join(id)];
  expect(await doorAnswer(cy, id)).toEqual([409, 'keptOff']);
  await accepted(again.act({ type: 'resign' }));
  // After the end the seats stay as they were, but who is kept off does not come along.
  await accepted(keepOff(again, 1));
  await other.until(() => other.closed === CLOSE.keptOff, 'Bo to be sent away');
  expect(again.table.seats[1]).toMatchObject({ sitter: 'person', name: 'Bo' });
  await accepted(again.ask('rematch'));
  const next = await ada.join(again.table.rematch);
  expect(next.table).toMatchObject({ keptOff: ['Cy', 'Bo'], status: 'gathering' });
  expect(next.table.seats[1]?.sitter).toBe('nobody');
  expect(await doorAnswer(cy, next.table.id)).toEqual([409, 'keptOff']);
  expect(await codeOf(next.ask('letBack', { place: 0, name: 'Bo' }))).toBe('noSuchPerson');
  await accepted(next.ask('letBack', { place: 0, name: 'Cy' }));
  const back = await cy.join(next.table.id);
  expect(await codeOf(back.ask('letBack', { place: 0, name: 'Bo' }))).toBe('notHost');
});

test('nobody is sent away while their clock runs', async () => {
  const id = await ada.createTable('metaltalon', 2, {
    terms: { clock: { type: 'correspondence', days: 1 } },
  });
  const [a, b] = [await ada.join(id), await bo.join(id)];
  await accepted(b.ask('sit', { seat: 1 }));
  await accepted(a.ask('start'));
  await b.until(() => b.table.toAct.includes(1), 'the start');
  expect(await codeOf(keepOff(a, 1))).toBe('clockRuns');
  await accepted(b.act(talon.legal(b.view, 1)[0]!));
  await a.until(() => !a.table.toAct.includes(1), 'the move');
  await accepted(keepOff(a, 1));
});

test('who was host until they were gone is not sent away by the next host', async () => {
  const [a, b] = (await playing([ada, bo])) as [Seen, Seen];
  await a.leave();
  await b.until(() => b.table.seats[0]?.presence === 'away', 'Ada to leave');
  time.pass(61 * SECOND);
  await b.until(() => b.table.host === 1, 'the new host');
  await ada.join(b.table.id);
  expect(await codeOf(keepOff(b, 0))).toBe('wasHost');
});

test('who deletes their data stays away, under no name', async () => {
  const [a, b] = (await seated([ada, bo])) as [Seen, Seen];
  const { id } = a.table;
  await accepted(keepOff(a, 1));
  await b.until(() => b.closed !== undefined, 'Bo to be sent away');
  const headers = { Authorization: `Bearer ${bo.token}` };
  const data = await (await fetch(`${open.address}/api/me/data`, { headers })).json();
  expect(data).toMatchObject({ tables: [{ id, keptOff: true }] });
  expect((await fetch(`${open.address}/api/me`, { method: 'DELETE', headers })).status).toBe(204);
  await a.until(() => a.table.keptOff[0] === 'Somebody', 'the name to be gone');
  expect(await doorAnswer(bo, id)).toEqual([409, 'keptOff']);
});
