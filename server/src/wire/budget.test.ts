import { anyGame } from '@gearhall/shared/core/game';
import { sealed } from '@gearhall/shared/core/testing/sealed';
import { toy } from '@gearhall/shared/core/testing/toy';
import { LIMITS } from '@gearhall/shared/core/wire/limits';
import { memoryStore } from '../store/memory/memoryStore';
import { playing } from '../testing/games/games';
import { putLongTable } from '../testing/games/longTable';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { steeredClock, type SteeredClock } from '../testing/steeredClock';

/** The milliseconds that a slice of work counts as, on any machine. */
const SLICE = 600;
const PER_PERSON = 100;
/** The capacity of a person's and of an address's budget. */
const BURST = 40 * PER_PERSON;
const ADDRESS_BURST = 4 * BURST;

const secret = anyGame(sealed);
const store = memoryStore();
let spent = 0;
let slice = SLICE;
let steered: SteeredClock;
let open: OpenHall;
let ada: Person, bo: Person, cy: Person;
beforeEach(async () => {
  steered = steeredClock({ still: true });
  open = await openHall({
    games: [toy, secret],
    store,
    clock: steered.clock,
    // No time passes during a job, so it is one slice.
    workTimes: { now: () => 0, cpu: () => (spent += slice) },
    config: { cpuPerPerson: PER_PERSON, trustProxy: 1, messagesPerSecond: 10_000 },
  });
  [ada, bo, cy] = (await Promise.all(
    ['Ada', 'Bo', 'Cy'].map((name) => Person.enter(open.address, name)),
  )) as [Person, Person, Person];
});
afterEach(() => open.hall.close());

const note = { type: 'note', text: 'x' };
const codeOf = async (answer: ReturnType<Seen['ask']>) => (await answer).refusal?.refused;
const undo = (seen: Seen) => codeOf(seen.ask('undo', { ask: false }));
const table = async (...people: Person[]) => (await playing(people, toy)) as [Seen, Seen];
const after = (address: string, path: string) =>
  fetch(open.address + path, { headers: { 'X-Forwarded-For': address } });

/** Acts and undoes until that is refused; returns the number of successes. */
async function untilRefused(seen: Seen): Promise<number> {
  for (let times = 0; times < 100; times += 1) {
    expect(await codeOf(seen.act(note))).toBeUndefined();
    const code = await undo(seen);
    if (code !== undefined) {
      expect(code).toBe('tooBusy');
      return times;
    }
  }
  throw new Error('Nothing was refused.');
}

/** Uses up the address's budget by one slice of another person's work. */
async function exhaustAddress(): Promise<void> {
  const [seen] = await table(await Person.enter(open.address, 'G'), await Person.enter(open.address, 'H'));
  slice = ADDRESS_BURST + 1;
  expect(await untilRefused(seen)).toBe(1);
  slice = SLICE;
}

describe('taking back', () => {
  test('is refused once the person’s budget is used up, changes nothing, and is possible again later', async () => {
    const [a, b] = await table(ada, bo);
    expect(await untilRefused(a)).toBe(Math.ceil(BURST / SLICE));
    const before = { list: (a.view as { list: string }).list, actions: a.table.actions };
    expect(await undo(a)).toBe('tooBusy');
    expect({ list: (a.view as { list: string }).list, actions: a.table.actions }).toEqual(before);
    steered.pass(10_000);
    expect(await undo(a)).toBeUndefined();
    await b.until(() => b.table.actions === before.actions + 1, 'the taking back');
  });

  test('is refused to nobody else, and play goes on', async () => {
    const [a, b] = await table(ada, bo);
    await untilRefused(a);
    for (let times = 0; times < 20; times += 1) expect(await codeOf(a.act(note))).toBeUndefined();
    const [c] = await table(cy, bo);
    expect(await codeOf(c.act(note))).toBeUndefined();
    expect(await undo(c)).toBeUndefined();
    expect(await codeOf(b.act(note))).toBeUndefined();
    expect(await undo(b)).toBeUndefined();
  });

  test('is charged even when it only asks what would be learned', async () => {
    const [a] = await table(ada, bo);
    let code: string | undefined;
    let asked = 0;
    for (; code !== 'tooBusy' && asked < 100; asked += 1) {
      expect(await codeOf(a.act({ type: 'roll' }))).toBeUndefined();
      code = await undo(a);
      if (asked === 0) expect(code).toBe('undoNeedsConsent');
    }
    expect(asked).toBe(Math.ceil(BURST / SLICE) + 1);
  });
});

test('a review is refused to a person whose budget is used up', async () => {
  const [a, b] = await table(ada, bo);
  await untilRefused(a);
  expect(await codeOf(a.ask('reviewGame'))).toBe('tooBusy');
  expect((await b.reviewGame()).length).toBeGreaterThan(1);
});

test('a long history is refused to a person whose budget is used up, a single page never', async () => {
  const id = 'hhhhhhhhhh';
  await putLongTable(store, id, LIMITS.eventsPage + 20);
  const spectator = await ada.join(id);
  const other = await bo.join(id);
  const [a] = await table(ada, cy);
  await untilRefused(a);
  expect(await codeOf(spectator.ask('history', { events: 0, chat: 0 }))).toBe('tooBusy');
  expect(spectator.events).toHaveLength(0);
  expect(await codeOf(spectator.ask('history', { events: 20, chat: 0 }))).toBeUndefined();
  expect(await codeOf(other.ask('history', { events: 0, chat: 0 }))).toBeUndefined();
  expect(other.events).toHaveLength(LIMITS.eventsPage + 20);
  expect(other.events).not.toContain(undefined);
});

describe('an address', () => {
  test('opens closed tables only while it has a budget; open ones can always be joined', async () => {
    const id = 'kkkkkkkkkk';
    await putLongTable(store, id, 3);
    const [a] = await table(ada, bo);
    await exhaustAddress();
    const joining = { token: cy.token, name: 'Cy' };
    const refused = await cy.post(`/matchmake/joinById/${id}`, joining);
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'tooBusy' } } });
    expect((await fetch(`${open.address}/api/tables/${id}`)).status).toBe(200);
    expect((await cy.join(a.table.id)).table.status).toBe('playing');
    steered.pass(60_000);
    expect((await cy.join(id)).table.status).toBe('playing');
  });

  test('is given records only while it has a budget, and told when to ask again; other addresses are served', async () => {
    const seats = await playing([ada, bo], secret);
    await seats[0]!.act({ type: 'resign' });
    const path = `/api/records/${seats[0]!.table.id}`;
    expect((await fetch(open.address + path)).status).toBe(200);
    await exhaustAddress();
    const answer = await fetch(open.address + path);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ error: { code: 'tooBusy' } });
    expect((await after('203.0.113.7', path)).status).toBe(200);
    steered.pass(60_000);
    expect((await fetch(open.address + path)).status).toBe(200);
  });

  test('that asks for many closed tables at once opens no more than its budget allows', async () => {
    const ids = [...'abcdefghjkmnpqrstvwxyz0123456789'].map((letter) => letter.repeat(9) + '7');
    await Promise.all(ids.map((id) => putLongTable(store, id, 2)));
    const guests = await Promise.all(ids.map(() => Person.enter(open.address, 'G')));
    const answers = await Promise.allSettled(ids.map((id, at) => guests[at]!.join(id)));
    const opened = answers.filter(({ status }) => status === 'fulfilled').length;
    expect(opened).toBe(Math.ceil(ADDRESS_BURST / SLICE));
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 429 });
    }
    steered.pass(60_000);
    expect((await guests.at(-1)!.join(ids.at(-1)!)).table.status).toBe('playing');
  });
});
