import { matchMaker } from '@colyseus/core';
import { NO_TERMS, type Terms } from '@gearhall/shared/core/table/terms';
import { toy } from '@gearhall/shared/core/testing/toy';
import { guestTokens } from '../identity/tokens';
import { settingsOf } from '../tableRecord/settings';
import { memoryStore } from '../store/memory/memoryStore';
import { subscriptionAt } from '../testing/halls/fakePushService';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { steeredClock, type SteeredClock } from '../testing/steeredClock';
import { until } from '../testing/until';

/** Nobody agrees by being away: where something was learned, the answer is waited for, or it is no. */

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
const GONE = 60 * SECOND;
const SLOW = { clock: { type: 'correspondence', days: 2 } };
const store = memoryStore();
const sent: unknown[] = [];
let time: SteeredClock;
let open: OpenHall;
let people: Person[];

async function openAgain(): Promise<void> {
  open = await openHall({
    games: [toy],
    store,
    clock: time.clock,
    config: { goneAfterMs: GONE, idleAfterMs: 600 * SECOND, pushHosts: ['push.example'] },
    sendPush: async (_subscription, text) => void sent.push(JSON.parse(text)),
  });
}
beforeEach(async () => {
  sent.splice(0);
  time = steeredClock();
  await openAgain();
  people = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => Person.enter(open.address, name)));
});
afterEach(() => open.hall.close());

const roll = { type: 'roll' };
const note = (text: string) => ({ type: 'note', text });
const codeOf = async (answer: ReturnType<Seen['ask']>) => (await answer).refusal?.refused;
const accepted = async (...answers: ReturnType<Seen['ask']>[]) => {
  for (const answer of answers) expect((await answer).refusal).toBeUndefined();
};
const undo = (seen: Seen, ask = true) => seen.ask('undo', { ask });
const consent = (seen: Seen, yes: boolean) => seen.ask('consent', { yes });
const listOf = (seen: Seen) => (seen.view as { list: string }).list;
const personOf = ({ token }: Person) => guestTokens('only for tests, only for tests').check(token)!;

async function begun(seats: number, terms: object = {}, bots = 0): Promise<Seen[]> {
  const [ada] = people as [Person];
  const id = await ada.createTable('toy', seats + bots, { terms });
  const all = await Promise.all(people.slice(0, seats).map((person) => person.join(id)));
  for (const [seat, seen] of all.entries()) if (seat > 0) await accepted(seen.ask('sit', { seat }));
  for (let seat = seats; seat < seats + bots; seat += 1)
    await accepted(all[0]!.ask('bot', { seat, level: 'easy' }));
  await accepted(all[0]!.ask('start'));
  for (const seen of all) await seen.until(() => seen.view !== undefined, 'the start');
  return all;
}

async function leaves(seen: Seen, other: Seen): Promise<void> {
  const seat = seen.welcome!.seat!;
  await seen.leave();
  await other.until(() => other.table.seats[seat]?.presence === 'away', 'somebody to leave');
  time.pass(GONE + SECOND);
  await other.until(() => other.table.seats[seat]?.presence === 'gone', 'somebody to be gone');
}

/** Ada has rolled, Bo has gone, and Ada has asked. */
async function asked(terms: object = SLOW): Promise<{ a: Seen; id: string }> {
  const [a, b] = (await begun(2, terms)) as [Seen, Seen];
  await accepted(a.act(roll));
  await leaves(b, a);
  await accepted(undo(a));
  return { a, id: a.table.id };
}

/** The hall ends, and another process goes on with what is stored. */
async function restart(): Promise<void> {
  await open.hall.close();
  await openAgain();
  people = people.map((person) => person.at(open.address));
}

describe.each([
  ['a correspondence game', SLOW],
  ['a live game', { clock: { type: 'live', bank: 10, move: 60 } }],
  ['a game without a clock', {}],
])('in %s', (_what, terms) => {
  test('dice are not rolled again while the other is gone: the answer is waited for', async () => {
    const { a, id } = await asked(terms);
    expect(a.table).toMatchObject({ undoBy: 0, actions: 1 });
    const rolled = listOf(a);
    const back = await people[1]!.join(id);
    await accepted(consent(back, false));
    await a.until(() => a.table.undoBy === -1, 'the answer');
    expect([listOf(a), a.table.actions]).toEqual([rolled, 1]);
  });
});

test('the question survives a restart, and the answer then counts', async () => {
  const { a, id } = await asked();
  await accepted(consent(a, false), undo(a));
  const { welcome } = a;
  const n = 500;
  await accepted(consent(a, false), a.ask('undo', { n, ask: true }));
  await restart();
  const back = await people[0]!.join(id);
  expect(back.table).toMatchObject({ undoBy: 0, undoLearned: expect.stringContaining('"rolls":1') });
  // Sent again, since the answer was lost.
  expect(back.welcome).toMatchObject({ lastAct: n, seat: welcome!.seat });
  await accepted(back.ask('undo', { n, ask: true }));
  const bo = await people[1]!.join(id);
  await accepted(consent(bo, true));
  await bo.until(() => listOf(bo) === '', 'the taking back');
  expect(bo.unpacked(toy).at(-1)).toEqual({ type: 'takenBack', seat: 0 });
  await restart();
  expect((await people[0]!.join(id)).table.undoBy).toBe(-1);
});

test('it survives a table that sleeps, with the answers that were given', async () => {
  const [a, b, c] = (await begun(3, SLOW)) as [Seen, Seen, Seen];
  const { id } = a.table;
  await accepted(a.act(roll), undo(a));
  await accepted(consent(b, true));
  await Promise.all([a, b, c].map((seen) => seen.leave()));
  time.pass(700 * SECOND);
  await until(async () => !(await matchMaker.getRoomById(id)), 'the table to sleep');
  const back = await people[2]!.join(id);
  expect(back.table.seats.map(({ agreed }) => agreed)).toEqual([false, true, false]);
  await accepted(consent(back, true));
  await back.until(() => listOf(back) === '', 'the taking back');
});

test('a question that the game has left behind is over after a restart too', async () => {
  const [a, b] = (await begun(2, SLOW)) as [Seen, Seen];
  const { id } = a.table;
  await accepted(a.act(roll), undo(a));
  const { tableRecord } = (await store.load(id))!;
  await accepted(b.act(note('x')));
  await b.until(() => b.table.undoBy === -1, 'the end of the question');
  await open.hall.close();
  // As if the hall had been killed between the two writes.
  await store.saveTableRecord(id, tableRecord);
  await openAgain();
  expect((await people[0]!.at(open.address).join(id)).table).toMatchObject({ undoBy: -1, actions: 2 });
});

test('that a question was refused survives a restart', async () => {
  const [a, b] = (await begun(2)) as [Seen, Seen];
  const { id } = a.table;
  await accepted(a.act(roll), undo(a));
  await accepted(consent(b, false));
  await restart();
  const back = await people[0]!.join(id);
  expect(await codeOf(undo(back))).toBe('undoRefused');
});

test('no answer for as long as a move may take is a no', async () => {
  const { a } = await asked({});
  time.pass(3 * DAY - SECOND);
  expect(await codeOf(undo(a))).toBe('undoPending');
  time.pass(2 * SECOND);
  await a.until(() => a.table.undoBy === -1, 'the end of the question');
  expect(a.table.actions).toBe(1);
  expect(await codeOf(undo(a))).toBe('undoRefused');
});

test('a stand-in agrees to nothing: not before the question, and not during it', async () => {
  const { a } = await asked();
  await accepted(a.ask('standIn', { seat: 1, level: 'easy' }));
  await a.until(() => a.table.undoBy === -1, 'the end of the question');
  expect(a.table.seats[1]?.standIn).toBe('easy');
  expect(listOf(a)).not.toBe('');
  expect(await codeOf(undo(a))).toBe('nobodyToAgree');
});

test('a stand-in agrees to nothing, though somebody else does', async () => {
  const [a, b, c] = (await begun(3)) as [Seen, Seen, Seen];
  await accepted(a.act(roll));
  await leaves(c, a);
  await accepted(undo(a));
  await accepted(consent(b, true));
  await accepted(a.ask('standIn', { seat: 2, level: 'easy' }));
  await a.until(() => a.table.undoBy === -1, 'the end of the question');
  expect(listOf(a)).not.toBe('');
});

test('nobody gets a yes by sending somebody away', async () => {
  const [a] = (await begun(2)) as [Seen];
  await accepted(a.act(roll), undo(a));
  const rolled = listOf(a);
  await accepted(a.ask('keepOff', { who: { type: 'seat', seat: 1 }, goal: 'bot' }));
  await a.until(() => a.table.undoBy === -1, 'the end of the question');
  expect(listOf(a)).toContain(rolled);
});

test('those who are away are called, once for a question', async () => {
  const [a, b] = (await begun(2, SLOW)) as [Seen, Seen];
  await store.subscribe(personOf(people[1]!), subscriptionAt('https://push.example/bo'));
  await accepted(a.act(roll));
  await leaves(b, a);
  sent.splice(0);
  await accepted(undo(a));
  await until(() => sent.length > 0, 'the call');
  await accepted(consent(a, false), undo(a), consent(a, false));
  await accepted(a.act(roll), undo(a));
  await until(() => sent.length > 1, 'the second call');
  const call = { table: a.table.id, game: 'toy', kind: 'asked' };
  expect(sent).toEqual([call, call]);
});

test('their page says that they are asked', async () => {
  const { id } = await asked();
  const headers = { Authorization: `Bearer ${people[1]!.token}` };
  const page = await (await fetch(`${open.address}/api/me/tables`, { headers })).json();
  expect(page).toMatchObject({ running: [{ id, isAsked: true }] });
});

test('what nobody has learned anything by is taken back, whoever is away', async () => {
  const [a, b] = (await begun(2, SLOW)) as [Seen, Seen];
  await accepted(a.act(note('x')));
  await leaves(b, a);
  await accepted(undo(a, false));
  expect(listOf(a)).toBe('');
});

test('bots agree to everything', async () => {
  const [a] = (await begun(1, {}, 1)) as [Seen];
  await accepted(a.act(roll), undo(a));
  expect(a.unpacked(toy).map(({ type }) => type)).toContain('takenBack');
});

test('a table can switch taking back off, or allow it only where nobody has learned anything', async () => {
  const [off] = (await begun(2, { takeBack: 'off' })) as [Seen];
  expect(JSON.parse(off.table.terms)).toMatchObject({ takeBack: 'off' });
  await accepted(off.act(note('x')));
  for (const ask of [false, true]) expect(await codeOf(undo(off, ask))).toBe('noTakingBack');
  expect(listOf(off)).toBe('x');
  const [free] = (await begun(2, { takeBack: 'free' })) as [Seen];
  await accepted(free.act(note('x')), undo(free, false));
  await accepted(free.act(roll));
  for (const ask of [false, true]) expect(await codeOf(undo(free, ask))).toBe('onlyFreeUndo');
  expect(free.table.undoBy).toBe(-1);
});

test('the host may change that while people gather, and everybody sees it', async () => {
  const id = await people[0]!.createTable('toy', 2);
  const [a, b] = [await people[0]!.join(id), await people[1]!.join(id)];
  await accepted(a.ask('settings', { seats: 2, options: {}, terms: { ...NO_TERMS, takeBack: 'off' } }));
  await b.until(() => b.table.terms.includes('"takeBack":"off"'), 'the change');
});

test('tables from before this setting go on as they were', () => {
  const { clock, onTimeout, watching } = NO_TERMS;
  const core = { id: 'x', game: 'toy', rulesVersion: 1, listed: false, options: {} };
  expect(settingsOf({ ...core, terms: { clock, onTimeout, watching } as Terms }, {}).terms).toEqual(NO_TERMS);
});
