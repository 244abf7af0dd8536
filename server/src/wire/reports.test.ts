import { memoryStore } from '../store/memory/memoryStore';
import type { ReportContent } from '../store/contract/moderation';
import { gatherCouncil } from '../testing/games/council';
import { interruptGame } from '../testing/games/interruptGame';
import { Operator } from '../testing/clients/Operator';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { steeredClock } from '../testing/steeredClock';

/** What people report to the operator of the hall, and what the operator reads. */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface ShownReport extends Omit<ReportContent, 'context'> {
  readonly id: string;
  readonly table: string;
  readonly reporter: { person: string; name: string; seat: number | null };
  readonly accused: { person: string | null; name: string; seat: number | null; addresses: string[] };
  readonly context: { name: string; text: string; isReported: boolean; writer: number | null }[];
}

let open: OpenHall;
let operator: Operator;
let people: Person[];
let council: Seen[];
const store = memoryStore();
const time = steeredClock();

beforeAll(async () => {
  open = await openHall({
    games: [interruptGame],
    store,
    clock: time.clock,
    config: { messagesPerSecond: 1000, trustProxy: 1 },
  });
  operator = await Operator.enter(open.address, store, time.clock.wall());
});
afterAll(() => open.hall.close());
/** Ada (the host), Bo, Cy and Di on the seats, Ed without one. */
beforeEach(async () => {
  time.pass(HOUR);
  const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'];
  people = await Promise.all(names.map((name) => Person.enter(open.address, name)));
  council = await gatherCouncil(people);
});

const idOf = ({ token }: Person): string => token.split('.')[1] ?? '';
const say = async (by: number, text: string, few = false) =>
  (await council[by]!.ask('chat', few ? { text, few } : { text })).refusal?.refused;
const report = async (by: number, what: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  (await council[by]!.ask('report', { what, reason: 'insult', ...more })).refusal?.refused;
const line = (number: number) => ({ type: 'line', line: number });
const waiting = async (): Promise<ShownReport[]> =>
  (await operator.read<{ reports: ShownReport[] }>('/reports')).reports.filter(
    ({ table }) => table === council[0]!.table.id,
  );

test('a line is read with those around it that the reporter could read', async () => {
  for (let number = 0; number < 12; number += 1) await say(0, `before ${number}`);
  await say(1, 'you fool');
  for (let number = 0; number < 7; number += 1) await say(2, `after ${number}`);
  expect(await report(4, line(12), { words: 'He does it all the time.' })).toBeUndefined();
  const [one, ...others] = await waiting();
  expect(others).toEqual([]);
  expect(one).toMatchObject({
    ...{ type: 'line', reason: 'insult', words: 'He does it all the time.' },
    reporter: { person: idOf(people[4]!), name: 'Ed' },
    accused: { person: idOf(people[1]!), name: 'Bo', addresses: ['127.0.0.1'] },
  });
  const texts = one!.context.map(({ text }) => text);
  expect(texts).toEqual([
    ...Array.from({ length: 10 }, (_, number) => `before ${number + 2}`),
    'you fool',
    ...Array.from({ length: 5 }, (_, number) => `after ${number}`),
  ]);
  expect(one!.context.filter(({ isReported }) => isReported).map(({ text }) => text)).toEqual(['you fool']);
});

test('of what a team says, the operator reads only what is around a reported line, as the reporter read it', async () => {
  await say(0, 'to all');
  await council[0]!.ask('start');
  await council[0]!.act({ type: 'talk', how: 'teams' });
  for (const seen of council)
    await seen.until(() => (seen.view as { talk?: string })?.talk === 'teams', 'the teams');
  // Ada and Cy against Bo and Di.
  expect(await say(2, 'left flank', true)).toBeUndefined();
  expect(await say(1, 'right flank', true)).toBeUndefined();
  await council[3]!.until(() => council[3]!.chat.length === 2, 'both lines');
  // Ada does not hear it, and her numbers are others.
  expect(await report(0, line(1))).toBeUndefined();
  expect(await report(0, line(2))).toBe('noSuchLine');
  expect(await report(4, line(1))).toBe('noSuchLine');
  expect(await report(3, line(1))).toBeUndefined();
  const told = (await waiting()).map(({ reporter, context }) => [
    reporter.name,
    context.map(({ text }) => text),
  ]);
  expect(told.sort()).toEqual([
    ['Ada', ['to all', 'left flank']],
    ['Di', ['to all', 'right flank']],
  ]);
});

test('a name on a seat, and that of a spectator, can be reported', async () => {
  expect(await report(0, { type: 'seat', seat: 1 })).toBeUndefined();
  expect(await report(0, { type: 'spectator', name: 'Ed' })).toBeUndefined();
  expect((await waiting()).map(({ type, accused }) => [type, accused.name, accused.person]).sort()).toEqual([
    ['name', 'Bo', idOf(people[1]!)],
    ['name', 'Ed', idOf(people[4]!)],
  ]);
  expect(await report(0, { type: 'spectator', name: 'Bo' })).toBe('noSuchPerson');
  expect(await report(0, { type: 'seat', seat: 9 })).toBe('noSuchPerson');
  expect(await report(0, { type: 'seat', seat: 0 })).toBe('ownWords');
  await say(0, 'mine');
  expect(await report(0, line(0))).toBe('ownWords');
  expect(await report(0, line(7))).toBe('noSuchLine');
  expect(await report(1, line(0), { reason: 'boredom' })).toBe('malformed');
  expect(await report(1, line(0), { words: 'x'.repeat(301) })).toBe('textTooLong');
});

test('of two people with one name, the one who is meant is reported, and the operator can tell them apart', async () => {
  const other = await Person.enter(open.address, 'Ed');
  const second = await other.join(council[0]!.table.id);
  await council[0]!.until(() => council[0]!.table.spectatorNames.length === 2, 'the other one');
  expect(await report(0, { type: 'spectator', name: 'Ed' })).toBe('noSuchPerson');
  expect(await report(0, { type: 'spectator', place: 1, name: 'Ada' })).toBe('noSuchPerson');
  expect(await report(0, { type: 'spectator', place: 1, name: 'Ed' })).toBeUndefined();
  await council[2]!.ask('rename', { name: 'Bo' });
  for (const by of [1, 2]) await say(by, `fool ${by}`);
  await second.ask('chat', { text: 'me too' });
  await council[0]!.until(() => council[0]!.chat.length === 3, 'the lines');
  expect(await report(3, line(1))).toBeUndefined();
  const told = await waiting();
  expect(told.map(({ accused }) => [accused.name, accused.person, accused.seat])).toEqual(
    expect.arrayContaining([
      ['Ed', idOf(other), null],
      ['Bo', idOf(people[2]!), 2],
    ]),
  );
  const around = told.find(({ context }) => context.length > 0)!;
  expect(around.reporter).toEqual({ person: idOf(people[3]!), name: 'Di', seat: 3 });
  expect(around.context.map(({ name, writer }) => [name, writer])).toEqual([
    ['Bo', 0],
    ['Bo', 1],
    ['Ed', 2],
  ]);
  await second.leave();
});

test('twice the same is one, and two people are two', async () => {
  await say(1, 'you fool');
  for (const by of [0, 0, 2]) expect(await report(by, line(0))).toBeUndefined();
  expect(await waiting()).toHaveLength(2);
});

test('the one who is reported gets nothing at all', async () => {
  await say(1, 'you fool');
  await council[4]!.until(() => council[4]!.chat.length === 1, 'the line');
  const before = council.map(({ order }) => order.length);
  await report(4, line(0));
  await report(4, { type: 'seat', seat: 1 });
  await operator.act('POST', `/reports/${(await waiting())[0]!.id}/done`);
  // Whatever was sent to them before is there when this is answered.
  await council[1]!.ask('history', { events: 0, chat: 99 });
  expect(council[1]!.order.slice(before[1]).filter((what) => what !== 'chat')).toEqual(['answer']);
  expect(council[0]!.order).toHaveLength(before[0]!);
});

test('somebody can report ten times an hour', async () => {
  for (let number = 0; number < 11; number += 1) await say(1, `fool ${number}`);
  const codes = [];
  for (let number = 0; number < 11; number += 1) codes.push(await report(0, line(number)));
  expect(codes).toEqual([...Array<undefined>(10).fill(undefined), 'tooManyReports']);
  expect(await report(2, line(10))).toBeUndefined();
  time.pass(HOUR);
  expect(await report(0, line(10))).toBeUndefined();
  operator = await Operator.enter(open.address, store, time.clock.wall());
});

test('what the operator is done with goes to the others', async () => {
  await say(1, 'you fool');
  await report(0, line(0));
  const [one] = await waiting();
  await operator.act('POST', `/reports/${one!.id}/done`);
  expect(await waiting()).toEqual([]);
  const { reports } = await operator.read<{ reports: ShownReport[] }>('/reports?done=1');
  expect(reports.map(({ id }) => id)).toContain(one!.id);
  expect((await operator.ask('POST', '/reports/nonsense/done', {})).status).toBe(422);
});

test('who reports sees it in their own data, and has it deleted', async () => {
  await say(1, 'you fool');
  await report(0, line(0), { words: 'He shouts.' });
  const headers = { Authorization: `Bearer ${people[0]!.token}` };
  const data = (await (await fetch(`${open.address}/api/me/data`, { headers })).json()) as object;
  expect(data).toMatchObject({
    reports: [{ name: 'Bo', reason: 'insult', words: 'He shouts.' }],
    sanctions: [],
  });
  const accused = { Authorization: `Bearer ${people[1]!.token}` };
  const others = await (await fetch(`${open.address}/api/me/data`, { headers: accused })).text();
  expect(others).not.toContain('He shouts.');
  await fetch(`${open.address}/api/me`, { method: 'DELETE', headers });
  expect(await waiting()).toEqual([]);
});

test('the operator sees no seeds, no views and no chat in the lists', async () => {
  await say(1, 'a secret between us');
  await council[0]!.ask('start');
  await council[0]!.until(() => council[0]!.view !== undefined, 'the game');
  const { id } = council[0]!.table;
  const stored = await store.load(id);
  const read = [];
  for (const path of [
    '/overview',
    `/tables?find=${id}`,
    `/people?find=${id}`,
    '/reports',
    '/sanctions',
    '/log',
  ])
    read.push(JSON.stringify(await operator.read(path)));
  const all = read.join('\n');
  expect(read[1]).toContain(idOf(people[1]!));
  for (const secret of [
    stored!.tableRecord.seed,
    'a secret between us',
    ...people.map(({ token }) => token.split('.')[2]!),
  ])
    expect(all).not.toContain(secret);
  const [table] = (await operator.read<{ list: object[] }>(`/tables?find=${id}`)).list;
  expect(Object.keys(table!).sort()).toEqual(
    [
      ...['actions', 'game', 'id', 'isClosedByHall', 'isOpen', 'lastAt', 'listed', 'madeAt', 'pause'],
      ...['seats', 'spectators', 'status'],
    ].sort(),
  );
});

test('what is old is deleted with the other things that are kept for some time', async () => {
  await say(1, 'you fool');
  await report(0, line(0));
  expect(await waiting()).toHaveLength(1);
  time.pass(401 * DAY);
  await council[0]!.until(() => open.logged.some(({ deleted }) => deleted !== undefined), 'the deletion');
  operator = await Operator.enter(open.address, store, time.clock.wall());
  expect((await operator.read<{ reports: ShownReport[] }>('/reports')).reports).toEqual([]);
  const { entries } = await operator.read<{ entries: object[] }>('/log');
  expect(entries).toHaveLength(1);
});
