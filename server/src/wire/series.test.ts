import { BEST_OF } from '@gearhall/shared/core/series/bestOf';
import { checkRecord } from '@gearhall/shared/core/record/recordCheck';
import { RULES } from '@gearhall/shared/games/rules';
import type { Config } from '../ground/config';
import { memoryStore } from '../store/memory/memoryStore';
import { sqliteStore } from '../store/databases/sqlite';
import type { Store } from '../store/contract/store';
import { dyingStore } from '../testing/stores/dyingStore';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person } from '../testing/clients/Person';
import {
  begun,
  codeOf,
  coming,
  gathered,
  lost,
  pageFor,
  playing,
  seriesAt,
} from '../testing/games/seriesPlay';
import { steeredClock } from '../testing/steeredClock';
import { temporaryFolder } from '../testing/temporaryFolder';
import { pause, until } from '../testing/until';

const game = RULES.metaltalon;
const SOON = 50;
const LATE = 60_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let halls: OpenHall[] = [];
afterEach(async () => {
  for (const { hall } of halls) await hall.close();
  halls = [];
});

interface Wishes {
  readonly store?: Store;
  readonly config?: Partial<Config>;
  readonly clock?: ReturnType<typeof steeredClock>['clock'];
}

async function opened({ config, ...wishes }: Wishes = {}): Promise<OpenHall> {
  const open = await openHall({ games: [game], ...wishes, config: { rematchAfterMs: SOON, ...config } });
  halls.push(open);
  return open;
}

async function closeAll(): Promise<void> {
  for (const { hall } of halls) await hall.close();
  halls = [];
}

const entering = ({ address }: OpenHall, ...names: string[]): Promise<Person[]> =>
  Promise.all(names.map((name) => Person.enter(address, name)));

describe('a best of 3 of two people', () => {
  test('is played from table to table, with a restart in between; its matches have ordinary records', async () => {
    const folder = temporaryFolder();
    const before = await opened({ store: await sqliteStore(folder.file, 'full') });
    let people = await entering(before, 'Ada', 'Bo');
    const one = await begun(people);
    expect(seriesAt(one[0]!)).toMatchObject({
      type: 'bestOf',
      number: 1,
      seating: [0, 1],
      view: { wins: [0, 0] },
    });
    const second = await lost(one[0]!, one);
    expect(seriesAt(one[1]!).view).toMatchObject({ wins: [0, 1], target: 2, draws: 0, gone: [] });
    await closeAll();
    const { address } = await opened({ store: await sqliteStore(folder.file, 'full') });
    people = people.map((person) => person.at(address));
    const two = await coming(people, second);
    await playing(two);
    // The seats are swapped: Bo begins.
    expect(two.map(({ welcome }) => welcome?.seat)).toEqual([1, 0]);
    expect(two[0]!.table.seats.map(({ name }) => name)).toEqual(['Bo', 'Ada']);
    expect(seriesAt(two[0]!)).toMatchObject({ number: 2, seating: [1, 0], view: { wins: [0, 1] } });
    const third = await lost(two[1]!, two);
    const three = await coming(people, third);
    await playing(three);
    expect(three.map(({ welcome }) => welcome?.seat)).toEqual([0, 1]);
    expect(await lost(three[1]!, three)).toBe('');
    const { id, ...end } = seriesAt(three[0]!);
    expect(end).toMatchObject({ view: { wins: [2, 1] }, outcome: { winners: [0], cause: 'target' } });
    const page = await pageFor(people[1]!, id);
    expect(page).toMatchObject({ game: 'metaltalon', me: 1, outcome: { winners: [0] } });
    expect(page.members.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
    expect(page.matches.map(({ table, winners, status }) => [table, winners, status])).toEqual([
      [one[0]!.table.id, [1], 'ended'],
      [second, [0], 'ended'],
      [third, [0], 'ended'],
    ]);
    for (const { table } of page.matches) {
      const response = await fetch(`${address}/api/records/${table}`);
      const { findings } = checkRecord(game, (await response.json()) as never);
      expect(findings).toMatchObject({ digest: { verdict: 'holds' }, signature: { verdict: 'holds' } });
    }
    await closeAll();
    folder.remove();
  }, 60_000);

  test('spectators see the score, and come along', async () => {
    const [ada, bo, cy] = (await entering(await opened(), 'Ada', 'Bo', 'Cy')) as [Person, Person, Person];
    const all = await begun([ada, bo]);
    const spectator = await cy.join(all[0]!.table.id);
    const next = await lost(all[0]!, [...all, spectator]);
    expect(seriesAt(spectator)).toEqual(seriesAt(all[0]!));
    expect(spectator.table.rematch).toBe(next);
    const there = await cy.join(next);
    expect(there.table).toMatchObject({ status: 'gathering', startsItself: true });
    expect(there.welcome?.seat).toBeUndefined();
  });

  test('the next table has the options, terms and mutes of the first one, and the same host', async () => {
    const [ada, bo] = (await entering(await opened({ config: { rematchAfterMs: LATE } }), 'Ada', 'Bo')) as [
      Person,
      Person,
    ];
    const all = await gathered([ada, bo], 5, { listed: true });
    const settings = {
      options: { stake: 15 },
      terms: { clock: { type: 'correspondence', days: 2 } },
      seats: 2,
    };
    expect(await codeOf(all[0]!.ask('settings', settings))).toBeUndefined();
    await all[0]!.ask('mute', { whom: 1, muted: true });
    await all[0]!.ask('start');
    await playing(all);
    const [next] = await coming([ada, bo], await lost(all[1]!, all));
    const { options, terms } = all[0]!.table;
    expect(options).toContain('15');
    expect(next!.table).toMatchObject({ options, terms, listed: true, host: 1 });
    expect(next!.table.seats.map(({ muted }) => muted)).toEqual([true, false]);
  });
});

test.each(BEST_OF)('best of %i asks for that many wins', async (games) => {
  const all = await gathered(await entering(await opened(), 'Ada', 'Bo'), games);
  expect(seriesAt(all[0]!).view).toMatchObject({ games, target: (games + 1) / 2 });
});

test('bots are members too: they keep name and level, and their seats move on', async () => {
  const [ada] = await entering(await opened(), 'Ada');
  const [first] = await gathered([ada!], 3, { seats: 3 });
  await first!.ask('bot', { seat: 1, level: 'hard' });
  await first!.ask('bot', { seat: 2, level: 'easy' });
  await first!.ask('start');
  const seatsOf = ({
    table,
  }: {
    table: typeof first extends undefined ? never : NonNullable<typeof first>['table'];
  }) => table.seats.map(({ name, level }) => [name, level]);
  const [me, hard, easy] = seatsOf(first!);
  const next = await lost(first!, [first!]);
  const second = await ada!.join(next);
  await second.until(() => second.table.status === 'playing', 'the start');
  expect(seatsOf(second)).toEqual([hard, easy, me]);
  expect(seriesAt(second).view.wins.reduce((sum, wins) => sum + wins)).toBeLessThanOrEqual(1);
}, 60_000);

describe('giving up', () => {
  test('a resignation loses the match alone; giving up between two matches loses the series', async () => {
    const [ada, bo] = (await entering(await opened({ config: { rematchAfterMs: LATE } }), 'Ada', 'Bo')) as [
      Person,
      Person,
    ];
    const one = await begun([ada, bo]);
    expect(await codeOf(one[0]!.ask('giveUpSeries'))).toBe('betweenMatches');
    const [a, b] = await coming([ada, bo], await lost(one[1]!, one));
    expect(await codeOf(a!.ask('giveUpSeries', { why: 'tea' }))).toBe('malformed');
    expect(await codeOf(a!.ask('giveUpSeries'))).toBeUndefined();
    await b!.until(() => seriesAt(b!).outcome !== undefined, 'the end of the series');
    expect(seriesAt(b!)).toMatchObject({ outcome: { winners: [1], cause: 'givenUp' }, view: { gone: [0] } });
    expect(b!.table).toMatchObject({ status: 'gathering', startsItself: false, startsAt: 0 });
    for (const [type, body] of [
      ['start', {}],
      ['sit', { seat: 0 }],
      ['bot', { seat: 0, level: 'easy' }],
      ['holdStart', {}],
      ['giveUpSeries', {}],
    ] as const)
      expect([type, await codeOf(a!.ask(type, body))]).toEqual([type, 'seriesOver']);
    const { matches } = await pageFor(ada, seriesAt(a!).id);
    expect(matches).toHaveLength(1);
    const headers = { Authorization: `Bearer ${ada.token}` };
    const mine = (await (await fetch(`${ada.address}/api/me/tables`, { headers })).json()) as { running: [] };
    expect(mine.running).toEqual([]);
  });

  test('with more people the others go on, and a bot takes the seat', async () => {
    const people = await entering(await opened({ config: { rematchAfterMs: LATE } }), 'Ada', 'Bo', 'Cy');
    const one = await begun(people);
    await one[0]!.act({ type: 'resign' });
    const [a, b, c] = await coming(people, await lost(one[1]!, one));
    expect(await codeOf(b!.ask('giveUpSeries'))).toBeUndefined();
    await c!.until(() => seriesAt(c!).view.gone.length === 1, 'the news');
    expect(seriesAt(a!)).toMatchObject({ view: { wins: [0, 0, 1], gone: [1] } });
    expect(c!.table.seats.map(({ sitter, level }) => [sitter, level])).toEqual([
      ['bot', 'normal'],
      ['person', ''],
      ['person', ''],
    ]);
    expect(c!.table.startsItself).toBe(true);
    expect(await codeOf(a!.ask('giveUpSeries'))).toBeUndefined();
    await c!.until(() => seriesAt(c!).outcome !== undefined, 'the end');
    expect(seriesAt(c!).outcome).toEqual({ winners: [2], cause: 'givenUp' });
  });

  test('where only bots are left, the series ends with what there is', async () => {
    const [ada] = await entering(await opened({ config: { rematchAfterMs: LATE } }), 'Ada');
    const [first] = await gathered([ada!], 3, { seats: 3 });
    for (const seat of [1, 2]) await first!.ask('bot', { seat, level: 'easy' });
    await first!.ask('start');
    const second = await ada!.join(await lost(first!, [first!]));
    await second.ask('giveUpSeries');
    await second.until(() => seriesAt(second).outcome !== undefined, 'the end');
    expect(seriesAt(second).outcome?.cause).toBe('closed');
    expect(seriesAt(second).outcome?.winners).not.toContain(0);
  }, 60_000);
});

describe('somebody who leaves', () => {
  test('can be replaced by the person who takes the free seat, with all of its wins', async () => {
    const [ada, bo, cy] = (await entering(await opened(), 'Ada', 'Bo', 'Cy')) as [Person, Person, Person];
    const one = await begun([ada, bo]);
    const next = await lost(one[1]!, one);
    const [a] = await coming([ada], next);
    expect(await codeOf(a!.ask('stand'))).toBeUndefined();
    const c = await cy.join(next);
    expect(await codeOf(c.ask('sit', { seat: 1 }))).toBeUndefined();
    const b = await bo.join(next);
    expect(await codeOf(b.ask('start'))).toBeUndefined();
    await playing([b, c]);
    expect(await lost(b, [b, c])).toBe('');
    expect(seriesAt(c)).toMatchObject({ view: { wins: [2, 0] }, outcome: { winners: [0] } });
    const page = await pageFor(cy, seriesAt(c).id);
    expect(page).toMatchObject({ me: 0, members: [{ name: 'Cy' }, { name: 'Bo' }] });
  });

  test('is waited for three days; then the host can free the seat', async () => {
    const time = steeredClock();
    const [ada, bo] = (await entering(await opened({ clock: time.clock }), 'Ada', 'Bo')) as [Person, Person];
    const one = await begun([ada, bo]);
    const [a] = await coming([ada], await lost(one[1]!, one));
    const answer = await a!.ask('free', { seat: 0 });
    expect(answer.refusal).toEqual({ refused: 'seatKept', detail: { days: 3 } });
    time.pass(3 * DAY - HOUR);
    expect(await codeOf(a!.ask('free', { seat: 0 }))).toBe('seatKept');
    time.pass(2 * HOUR);
    expect(await codeOf(a!.ask('free', { seat: 0 }))).toBeUndefined();
    expect(await codeOf(a!.ask('bot', { seat: 0, level: 'easy' }))).toBeUndefined();
    expect(await codeOf(a!.ask('start'))).toBeUndefined();
    await playing([a!]);
  });

  test('nobody who is there can be sent away', async () => {
    const time = steeredClock();
    const hall = await opened({ clock: time.clock, config: { rematchAfterMs: 30 * DAY } });
    const people = await entering(hall, 'Ada', 'Bo');
    const one = await begun(people);
    const [a] = await coming(people, await lost(one[1]!, one));
    time.pass(4 * DAY);
    expect(await codeOf(a!.ask('free', { seat: 0 }))).toBe('seatKept');
    expect(a!.table.seats.map(({ name }) => name)).toEqual(['Bo', 'Ada']);
  });
});

test('the series says who plays what: seats and settings stay from the second match on', async () => {
  const [ada, bo, cy] = (await entering(
    await opened({ config: { rematchAfterMs: LATE } }),
    'Ada',
    'Bo',
    'Cy',
  )) as [Person, Person, Person];
  const [first, second] = await gathered([ada, bo]);
  expect(await codeOf(first!.ask('giveUpSeries'))).toBe('betweenMatches');
  await first!.ask('start');
  await playing([first!, second!]);
  const next = await lost(second!, [first!, second!]);
  const [a, c] = await coming([ada, cy], next);
  const settings = { options: {}, terms: JSON.parse(a!.table.terms) as object, seats: 3 };
  expect(await codeOf(a!.ask('settings', settings))).toBe('fixedBySeries');
  expect(await codeOf(c!.ask('giveUpSeries'))).toBe('notSeated');
  expect(await codeOf(c!.ask('sit', { seat: 0 }))).toBe('seatTaken');
  const b = await bo.join(next);
  await b.ask('stand');
  expect(await codeOf(a!.ask('sit', { seat: 0 }))).toBe('fixedBySeries');
  expect(await codeOf(a!.ask('bot', { seat: 0, level: 'hard' }))).toBeUndefined();
  expect(await codeOf(a!.ask('bot', { seat: 0, level: 'easy' }))).toBe('fixedBySeries');
  expect(a!.table.seats.map(({ name }) => name)[1]).toBe('Ada');
});

test('a single game has no series', async () => {
  const [ada] = await entering(await opened(), 'Ada');
  const a = await ada!.join(await ada!.createTable('metaltalon'));
  expect(a.table.series).toBe('');
  expect(await codeOf(a.ask('giveUpSeries'))).toBe('noSeries');
});

test.each([
  ['an unknown kind', { type: 'cup', games: 3 }],
  ['an even number', { type: 'bestOf', games: 4 }],
  ['a further field', { type: 'bestOf', games: 3, wins: 2 }],
  ['no object', 'bestOf'],
])('a series of %s is refused, and makes no table', async (_, series) => {
  const [ada] = await entering(await opened(), 'Ada');
  const made = await ada!.post('/api/tables', { game: 'metaltalon', seats: 2, name: 'Ada', series });
  expect(made).toMatchObject({ status: 422, body: { error: { code: 'malformed' } } });
  const { tables } = (await (await fetch(`${ada!.address}/api/tables`)).json()) as { tables: [] };
  expect(tables).toEqual([]);
});

test.each(['nowhere000', '..', 'x'.repeat(300)])('there is no series %s', async (id) => {
  const { address } = await opened();
  const response = await fetch(`${address}/api/series/${encodeURIComponent(id)}`);
  expect(response.status).toBe(404);
});

test('after the end of a series, a rematch is another one, from the beginning', async () => {
  const people = await entering(await opened(), 'Ada', 'Bo');
  let all = await begun(people);
  all = await coming(people, await lost(all[0]!, all));
  await playing(all);
  expect(await lost(all[0]!, all)).toBe('');
  expect(await codeOf(all[1]!.ask('rematch'))).toBeUndefined();
  await all[0]!.until(() => all[0]!.table.rematch !== '', 'the rematch');
  const again = await people[0]!.join(all[0]!.table.rematch);
  expect(seriesAt(again)).toMatchObject({ number: 1, view: { games: 3, wins: [0, 0] } });
  expect(seriesAt(again).id).not.toBe(seriesAt(all[0]!).id);
});

test('where the hall takes no new tables, the next one opens when it does again', async () => {
  const store = memoryStore();
  const people = await entering(await opened({ store, config: { maxTables: 1 } }), 'Ada', 'Bo');
  const all = await begun(people);
  await all[0]!.act({ type: 'resign' });
  await all[1]!.until(() => all[1]!.table.status === 'ended', 'the end');
  await all[1]!.until(() => seriesAt(all[1]!).view.wins[1] === 1, 'the score');
  expect(await codeOf(all[1]!.ask('rematch'))).toBe('hallFull');
  expect(all[1]!.table.rematch).toBe('');
  await closeAll();
  const { address } = await opened({ store });
  const again = await people[0]!.at(address).join(all[0]!.table.id);
  await again.until(() => again.table.rematch !== '', 'the next table');
});

describe('what was interrupted is made up for when the table is opened again', () => {
  async function killedAt(step: keyof Store, number: number) {
    const store = memoryStore();
    const dying = dyingStore(store);
    const people = await entering(await opened({ store: dying.store }), 'Ada', 'Bo');
    const all = await begun(people);
    dying.dieAt(step, number);
    void all[0]!.act({ type: 'resign' });
    await until(() => dying.isDead, 'the interruption');
    return { store, people, table: all[0]!.table.id };
  }

  test.each([
    ['before the result is stored', 'saveSeries', 1],
    ['before the next table is named', 'saveSeries', 2],
    ['before the next table is made', 'create', 1],
    ['before the old table knows the new one', 'saveTableRecord', 2],
  ] as const)('%s', async (_, step, number) => {
    const { store, people, table } = await killedAt(step, number);
    await closeAll();
    const { address } = await opened({ store });
    const again = await people[0]!.at(address).join(table);
    await again.until(() => again.table.rematch !== '', 'the next table');
    expect(seriesAt(again).view).toMatchObject({ wins: [0, 1], draws: 0 });
    const { id } = seriesAt(again);
    const record = await store.series(id);
    expect(record?.matches.map((match) => match.table)).toEqual([table, again.table.rematch]);
    expect(await store.tablesOfSeries(id)).toHaveLength(2);
  });
});

describe('what is kept', () => {
  test('the waiting table stays for weeks, as long as personal data, and then goes', async () => {
    const store = memoryStore();
    const time = steeredClock();
    const hall = await opened({ store, clock: time.clock, config: { keepDays: 30, idleAfterMs: SOON } });
    const people = await entering(hall, 'Ada', 'Bo');
    const all = await begun(people);
    const next = await lost(all[0]!, all);
    for (const seen of all) await seen.leave();
    for (const days of [2, 14, 13]) {
      time.pass(days * DAY);
      await pause(100);
    }
    expect((await store.status(next))?.status).toBe('gathering');
    time.pass(2 * DAY);
    await until(async () => (await store.status(next)) === undefined, 'it is deleted');
    const page = await pageFor(people[0]!, seriesAt(all[0]!).id);
    expect(page.matches.map(({ status }) => status)).toEqual(['ended', 'deleted']);
  });

  test('one’s data tells which series a table belongs to; deleting it frees the seat', async () => {
    const people = await entering(await opened(), 'Ada', 'Bo');
    const all = await begun(people);
    const { id } = seriesAt(all[0]!);
    const next = await lost(all[0]!, all);
    for (const seen of all) await seen.leave();
    const headers = { Authorization: `Bearer ${people[0]!.token}` };
    const path = `${people[0]!.address}/api/me`;
    const data = (await (await fetch(`${path}/data`, { headers })).json()) as {
      tables: { series: object }[];
    };
    expect(data.tables.map(({ series }) => series)).toContainEqual({ id, number: 2 });
    expect((await fetch(path, { method: 'DELETE', headers })).status).toBe(204);
    const page = await pageFor(people[1]!, id);
    expect(JSON.stringify(page)).not.toContain('Ada');
    expect(page).toMatchObject({ me: 1, members: [{ sitter: 'nobody', name: '' }, { name: 'Bo' }] });
    expect(page.matches.map(({ freeSeats }) => freeSeats)).toEqual([undefined, 1]);
    const b = await people[1]!.join(next);
    expect(b.table.seats.map(({ sitter }) => sitter)).toEqual(['person', 'nobody']);
  });
});

describe('the page of a series', () => {
  test('says whom the next match waits for, to come and to act', async () => {
    const people = await entering(await opened({ config: { rematchAfterMs: LATE } }), 'Ada', 'Bo', 'Cy');
    const [ada, bo, cy] = people as [Person, Person, Person];
    const all = await begun([ada, bo]);
    const { id } = seriesAt(all[0]!);
    expect((await pageFor(cy, id)).matches[0]).toMatchObject({ status: 'playing', waitsFor: [0, 1] });
    expect((await pageFor(cy, id)).me).toBeUndefined();
    const next = await lost(all[0]!, all);
    const waiting = async () => (await pageFor(cy, id)).matches[1]?.waitsFor;
    expect(await waiting()).toEqual([1, 0]);
    const [b] = await coming([bo], next);
    expect(await waiting()).toEqual([0]);
    expect(await codeOf(b!.ask('holdStart'))).toBeUndefined();
  });

  test('does not tell who is to act where nobody may watch, except to those who play', async () => {
    const [ada, bo, cy] = (await entering(await opened(), 'Ada', 'Bo', 'Cy')) as [Person, Person, Person];
    const all = await gathered([ada, bo], 3, { terms: { watching: { type: 'closed' } } });
    await all[0]!.ask('start');
    await playing(all);
    const { id } = seriesAt(all[0]!);
    expect((await pageFor(cy, id)).matches[0]).not.toHaveProperty('waitsFor');
    expect((await pageFor(ada, id)).matches[0]).toHaveProperty('waitsFor', [0, 1]);
  });
});

test('the lobby and the lists of a person tell of the series', async () => {
  const [ada, bo] = (await entering(await opened({ config: { rematchAfterMs: LATE } }), 'Ada', 'Bo')) as [
    Person,
    Person,
  ];
  const all = await gathered([ada, bo], 3, { listed: true });
  await all[0]!.ask('start');
  await playing(all);
  const next = await lost(all[0]!, all);
  const { tables } = (await (await fetch(`${ada.address}/api/tables`)).json()) as {
    tables: { id: string }[];
  };
  const { id } = seriesAt(all[0]!);
  expect(tables.find((table) => table.id === next)).toMatchObject({
    series: { id, number: 2, type: 'bestOf', view: { wins: [0, 1] } },
  });
  const headers = { Authorization: `Bearer ${ada.token}` };
  const mine = async () =>
    (await (await fetch(`${ada.address}/api/me/tables`, { headers })).json()) as {
      running: object[];
      finished: object[];
    };
  expect((await mine()).running).toMatchObject([{ id: next, series: { id, number: 2 } }]);
  await until(async () => (await mine()).finished.length === 1, 'the record');
  expect((await mine()).finished).toMatchObject([{ series: { id, number: 1 } }]);
});

test('nobody learns who is who: ids of people never leave the server', async () => {
  const people = await entering(await opened(), 'Ada', 'Bo');
  const all = await begun(people);
  const page = JSON.stringify(await pageFor(people[0]!, seriesAt(all[0]!).id));
  const [, person] = people[0]!.token.split('.');
  expect(page).not.toContain(person);
});
