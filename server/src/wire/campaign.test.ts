import { checkRecord } from '@gearhall/shared/core/record/recordCheck';
import type { TableSeries } from '@gearhall/shared/games/series';
import { RULES } from '@gearhall/shared/games/rules';
import { memoryStore } from '../store/memory/memoryStore';
import { sqliteStore } from '../store/databases/sqlite';
import type { Store } from '../store/contract/store';
import { playOn } from '../testing/games/games';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { codeOf, pageFor } from '../testing/games/seriesPlay';
import { temporaryFolder } from '../testing/temporaryFolder';

/** The campaign of Kriegbot: what its members decide between two missions, and what nobody is told before its end. */

jest.setTimeout(60_000);

const SOON = 50;
let halls: OpenHall[] = [];
afterEach(() => closeAll());

async function closeAll(): Promise<void> {
  for (const { hall } of halls) await hall.close();
  halls = [];
}

async function opened(store: Store = memoryStore()): Promise<OpenHall> {
  const config = { rematchAfterMs: SOON, botDelayMs: 0 };
  const open = await openHall({ games: [RULES.kriegbot, RULES.metaltalon], store, config });
  halls.push(open);
  return open;
}

const entering = ({ address }: OpenHall, ...names: string[]): Promise<Person[]> =>
  Promise.all(names.map((name) => Person.enter(address, name)));

type AtTable = Extract<TableSeries, { readonly type: 'campaign' }>;
const campaignAt = ({ table }: Seen): AtTable => JSON.parse(table.series) as AtTable;

/** What is answered to a decision: a refusal's code, the code of an error, or nothing. */
async function decide(
  person: Person,
  id: string,
  decision: object,
  at?: number,
): Promise<string | undefined> {
  const response = await fetch(`${person.address}/api/series/${id}/decisions`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${person.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ decision, at }),
  });
  const answer = (await response.json()) as {
    readonly refusal?: { readonly refused: string };
    readonly error?: { readonly code: string };
  };
  return answer.refusal?.refused ?? answer.error?.code;
}

async function gathered(
  people: readonly Person[],
  seats = people.length,
  more: object = {},
): Promise<Seen[]> {
  const wished = { series: { type: 'campaign' }, ...more };
  const table = await people[0]!.createTable('kriegbot', seats, wished);
  const all: Seen[] = [];
  for (const [seat, person] of people.entries()) {
    const seen = await person.join(table);
    if (seat > 0) await seen.ask('sit', { seat });
    all.push(seen);
  }
  return all;
}

const playing = (all: readonly Seen[]): Promise<unknown> =>
  Promise.all(all.map((seen) => seen.until(() => seen.table.status === 'playing', 'the start')));

const vote = { type: 'vote', mission: 'showdown' } as const;

/** Everybody votes for a showdown, which then begins. */
async function voted(people: readonly Person[], all: readonly Seen[]): Promise<string> {
  const { id } = campaignAt(all[0]!);
  for (const person of people) expect(await decide(person, id, vote)).toBeUndefined();
  await playing(all);
  return id;
}

/** The loser resigns; resolves with the id of the next table. */
async function lost(loser: Seen, all: readonly Seen[]): Promise<string> {
  await loser.act({ type: 'resign' });
  for (const seen of all) await seen.until(() => seen.table.rematch !== '', 'the next table');
  return all[0]!.table.rematch;
}

const recordAt = (person: Person, table: string) => fetch(`${person.address}/api/records/${table}`);

const factsAt = async (person: Person, table: string): Promise<unknown> =>
  (await fetch(`${person.address}/api/tables/${table}`)).json();

test('two people vote, play, vote again after a restart, and read the records only at the end', async () => {
  const folder = temporaryFolder();
  const before = await opened(await sqliteStore(folder.file, 'full'));
  let people = await entering(before, 'Ada', 'Bo', 'Cy');
  const [ada, bo] = await gathered(people.slice(0, 2));
  const { id } = campaignAt(ada!);
  expect(JSON.parse(ada!.table.options)).toMatchObject({ campaign: { sides: [] }, expansion: 'full' });
  expect(await decide(people[0]!, id, vote)).toBe('notDeciding');
  expect(await codeOf(ada!.ask('start'))).toBeUndefined();
  await bo!.until(() => campaignAt(bo!).deciding?.length === 2, 'the vote');
  expect(ada!.table.status).toBe('gathering');
  expect(await decide(people[0]!, id, { type: 'vote', mission: 'chess' })).toBe('malformed');
  expect(await decide(people[0]!, id, { type: 'salvage' })).toBe('notPossible');
  expect(await decide(people[0]!, id, vote)).toBeUndefined();
  expect(await decide(people[0]!, id, vote)).toBe('notAsked');
  expect(await decide(people[2]!, id, vote)).toBe('notSeated');
  // A vote lasts longer than the hall.
  await closeAll();
  const after = await opened(await sqliteStore(folder.file, 'full'));
  people = people.map((person) => person.at(after.address));
  const first = ada!.table.id;
  const again = [await people[0]!.join(first), await people[1]!.join(first)];
  expect(campaignAt(again[0]!)).toMatchObject({ deciding: [1], view: { votes: ['showdown', ''] } });
  expect(await decide(people[1]!, id, vote)).toBeUndefined();
  await playing(again);
  expect(JSON.parse(again[0]!.table.options)).toMatchObject({
    scenario: 'showdown',
    campaign: { sides: ['green', 'yellow'], green: 4, yellow: 4, shift: 0 },
  });
  expect(again[0]!.table.options).not.toContain('stocks');
  const second = await lost(again[0]!, again);
  expect(again[0]!.table).toMatchObject({ status: 'ended', seed: '', winners: [1] });
  expect((await recordAt(people[0]!, first)).status).toBe(404);
  expect(await factsAt(people[0]!, first)).toMatchObject({ status: 'ended', sealed: true });
  const finished = (await (await fetch(`${people[0]!.address}/api/finished`)).json()) as { games: unknown[] };
  expect(finished.games).toEqual([]);
  const two = [await people[0]!.join(second), await people[1]!.join(second)];
  await two[0]!.until(() => campaignAt(two[0]!).deciding?.length === 2, 'the next vote');
  const page = await pageFor(people[0]!, id);
  expect(page).toMatchObject({ type: 'campaign', me: 0, deciding: [0, 1] });
  expect(page.decisions).toContainEqual(vote);
  expect(page.view).toMatchObject({ gang: 'rats', gangs: { rats: { stock: { railgun: 1 } } } });
  expect(page.view).not.toHaveProperty('gangs.crows.stock');
  expect(JSON.stringify(campaignAt(two[0]!))).not.toContain('stock');
  // Ada gives up the campaign: now everybody may read what was played.
  expect(await codeOf(two[0]!.ask('giveUpSeries'))).toBeUndefined();
  await two[1]!.until(() => campaignAt(two[1]!).outcome !== undefined, 'the end');
  expect(campaignAt(two[1]!).outcome).toEqual({ winners: [1], cause: 'givenUp' });
  expect(await factsAt(people[2]!, first)).not.toHaveProperty('sealed');
  const response = await recordAt(people[2]!, first);
  expect(response.status).toBe(200);
  const record = (await response.json()) as { carried: { stocks: { green: string[] } } };
  expect(record.carried.stocks.green).toHaveLength(60);
  expect(checkRecord(RULES.kriegbot, record as never).broken).toBe(false);
  await closeAll();
  folder.remove();
});

test('a decision that comes late is stale; what others decide meanwhile does not make it so', async () => {
  const people = await entering(await opened(), 'Ada', 'Bo');
  const all = await gathered(people);
  const { id } = campaignAt(all[0]!);
  await all[0]!.ask('start');
  await all[1]!.until(() => campaignAt(all[1]!).deciding?.length === 2, 'the vote');
  const [one, other] = [await pageFor(people[0]!, id), await pageFor(people[1]!, id)];
  expect(await decide(people[0]!, id, vote, one.at)).toBeUndefined();
  expect(await decide(people[0]!, id, vote, one.at)).toBe('stalePosition');
  expect(await decide(people[1]!, id, vote, other.at)).toBeUndefined();
  await playing(all);
  const second = await lost(all[0]!, all);
  const two = await people[0]!.join(second);
  await two.until(() => campaignAt(two).deciding?.length === 2, 'the next vote');
  expect(await decide(people[1]!, id, vote, other.at)).toBe('stalePosition');
  expect(campaignAt(two)).toMatchObject({ deciding: [0, 1] });
  const { at } = await pageFor(people[1]!, id);
  expect(await decide(people[1]!, id, vote, at)).toBeUndefined();
  expect(
    (await fetch(`${people[0]!.address}/api/series/${id}`).then((page) => page.json())) as object,
  ).not.toHaveProperty('at');
});

test('bots are members too, and decide when no person is left to', async () => {
  const [ada] = await entering(await opened(), 'Ada');
  const [seen] = await gathered([ada!], 3);
  await seen!.ask('bot', { seat: 1, level: 'easy' });
  await seen!.ask('bot', { seat: 2, level: 'hard' });
  await seen!.ask('start');
  await voted([ada!], [seen!]);
  expect(JSON.parse(seen!.table.options)).toMatchObject({
    scenario: 'showdown',
    campaign: { sides: ['green', 'yellow', 'green'] },
  });
});

test('a campaign is for Kriegbot alone, and for two to five people', async () => {
  const [ada] = await entering(await opened(), 'Ada');
  const make = (game: string, seats: number) =>
    ada!.createTable(game, seats, { series: { type: 'campaign' } }).then(
      () => 'made',
      () => 'refused',
    );
  expect(await Promise.all([make('metaltalon', 2), make('kriegbot', 6), make('kriegbot', 5)])).toEqual([
    'refused',
    'refused',
    'made',
  ]);
});

test('who takes over a free seat decides for its member', async () => {
  const people = await entering(await opened(), 'Ada', 'Bo', 'Cy');
  const all = await gathered(people.slice(0, 2));
  await all[0]!.ask('start');
  const { id } = campaignAt(all[0]!);
  expect(await codeOf(all[0]!.ask('settings', { options: {}, terms: {}, seats: 2 }))).toBe('fixedBySeries');
  expect(await codeOf(all[1]!.ask('stand'))).toBeUndefined();
  const cy = await people[2]!.join(all[0]!.table.id);
  expect(await codeOf(cy.ask('sit', { seat: 1 }))).toBeUndefined();
  expect(await decide(people[1]!, id, vote)).toBe('notSeated');
  expect(await decide(people[2]!, id, vote)).toBeUndefined();
  expect(await decide(people[0]!, id, vote)).toBeUndefined();
  await all[0]!.ask('start');
  await playing([all[0]!, cy]);
});

test('who has played for one member cannot play for another in a later mission', async () => {
  const people = await entering(await opened(), 'Ada', 'Bo');
  const all = await gathered(people);
  await all[0]!.ask('start');
  await voted(people, all);
  const next = await lost(all[0]!, all);
  const [ada, bo] = [await people[0]!.join(next), await people[1]!.join(next)];
  await ada.ask('stand');
  await bo.ask('stand');
  const seatOf = (member: number): number => campaignAt(ada).seating.indexOf(member);
  expect(await codeOf(ada.ask('sit', { seat: seatOf(1) }))).toBe('knowsTooMuch');
  expect(await codeOf(ada.ask('sit', { seat: seatOf(0) }))).toBeUndefined();
});

describe('somebody who has their data deleted between two missions', () => {
  const forget = async ({ address, token }: Person) =>
    (await fetch(`${address}/api/me`, { method: 'DELETE', headers: { Authorization: `Bearer ${token}` } }))
      .status;

  test('does not make the hall tell of the mission that was played', async () => {
    const people = await entering(await opened(), 'Ada', 'Bo');
    const all = await gathered(people, 2, { listed: true });
    await all[0]!.ask('start');
    await voted(people, all);
    for (let step = 0; step < 12; step += 1) await playOn(RULES.kriegbot, all);
    const first = all[0]!.table.id;
    await lost(all[0]!, all);
    const finished = async () => (await fetch(`${people[0]!.address}/api/finished`)).json();
    expect(await finished()).toEqual({ games: [] });
    expect(await forget(people[0]!)).toBe(204);
    expect(await finished()).toEqual({ games: [] });
    expect((await recordAt(people[1]!, first)).status).toBe(404);
  });

  test.each(['sits', 'has got up'])(
    'and who %s at the next table may play on for the same member alone',
    async (where) => {
      const people = await entering(await opened(), 'Ada', 'Bo');
      const all = await gathered(people);
      await all[0]!.ask('start');
      await voted(people, all);
      const next = await lost(all[0]!, all);
      const [before, bo] = [await people[0]!.join(next), await people[1]!.join(next)];
      if (where === 'has got up') await before.ask('stand');
      await bo.ask('stand');
      expect(await forget(people[0]!)).toBe(204);
      const ada = await people[0]!.join(next);
      const seatOf = (member: number): number => campaignAt(ada).seating.indexOf(member);
      expect(ada.table.seats.map(({ sitter }) => sitter)).toEqual(['nobody', 'nobody']);
      expect(await codeOf(ada.ask('sit', { seat: seatOf(1) }))).toBe('knowsTooMuch');
      expect(await codeOf(ada.ask('sit', { seat: seatOf(0) }))).toBeUndefined();
    },
  );
});

test('during a campaign no seat lets spectators see what it sees', async () => {
  const people = await entering(await opened(), 'Ada', 'Bo');
  const all = await gathered(people);
  await all[0]!.ask('start');
  await voted(people, all);
  for (const what of ['seat', 'everything'] as const)
    expect(await codeOf(all[0]!.ask('share', { what }))).toBe('mayNotShare');
});
