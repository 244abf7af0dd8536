import { matchSeed } from '@gearhall/shared/core/dice/dice';
import { anyGame, type AnyGame } from '@gearhall/shared/core/game';
import { NO_TERMS } from '@gearhall/shared/core/table/terms';
import { sealed } from '@gearhall/shared/core/testing/sealed';
import { formatEdited, LENGTHS } from '@gearhall/shared/games/kriegbot/content/edited/edited';
import { beginFrom } from '@gearhall/shared/games/kriegbot/content/edited/fromPrinted';
import { hideout, lake, skirmish } from '@gearhall/shared/games/kriegbot/testing/editedGiven';
import { RULES } from '@gearhall/shared/games/rules';
import { memoryStore } from '../store/memory/memoryStore';
import { playOn } from '../testing/games/games';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { until } from '../testing/until';

/** What the host may change while people gather, and what everybody sees of it. */

const { metaltalon, kriegbot } = RULES;
const secret = anyGame(sealed);
const LIVE = {
  clock: { type: 'live', bank: 0, move: 30 },
  onTimeout: 'resign',
  watching: { type: 'closed' },
  takeBack: 'free',
  hints: false,
} as const;
const store = memoryStore();
let open: OpenHall;
let ada: Person, bo: Person, cy: Person;

beforeAll(async () => {
  open = await openHall({ games: [...Object.values(RULES), secret], store });
  [ada, bo, cy] = (await Promise.all(
    ['Ada', 'Bo', 'Cy'].map((name) => Person.enter(open.address, name)),
  )) as [Person, Person, Person];
});
afterAll(() => open.hall.close());

interface Wish {
  readonly seats?: number;
  readonly options?: Record<string, unknown>;
  readonly terms?: object;
}

const change = async (seen: Seen, { seats = 2, options = {}, terms = NO_TERMS }: Wish) =>
  (await seen.ask('settings', { seats, options, terms })).refusal;

const codeOf = async (seen: Seen, wish: Wish) => (await change(seen, wish))?.refused;

const names = (seen: Seen) => seen.table.seats.map(({ name }) => name);

/** Waits until this connection has received all earlier changes. */
const caughtUp = (seen: Seen) => seen.ask('history', { events: seen.events.length, chat: seen.chat.length });

async function gathered(seats: number, game: AnyGame = metaltalon): Promise<[Seen, Seen, Seen]> {
  const id = await ada.createTable(game.about.id, seats);
  return (await Promise.all([ada, bo, cy].map((person) => person.join(id)))) as [Seen, Seen, Seen];
}

test('everybody sees what the host has changed, also those who come later', async () => {
  const [a, b] = await gathered(2);
  expect(await codeOf(a, { seats: 4, options: { stake: 40 }, terms: LIVE })).toBeUndefined();
  await caughtUp(b);
  const late = await cy.join(a.table.id);
  for (const seen of [a, b, late]) {
    expect(JSON.parse(seen.table.options)).toEqual({
      stake: 40,
      roller: 'die',
      variant: 'none',
      races: 'all',
      roundLimit: 60,
    });
    expect(JSON.parse(seen.table.terms)).toEqual(LIVE);
    expect(seen.table.seats).toHaveLength(4);
  }
});

test('only the host changes them, only before the start, and only to valid settings', async () => {
  const [a, b, c] = await gathered(2);
  await b.ask('sit', { seat: 1 });
  await caughtUp(a);
  const before = a.table;
  expect(await codeOf(b, { seats: 3 })).toBe('notHost');
  expect(await codeOf(c, { seats: 3 })).toBe('notHost');
  expect(await codeOf(a, { options: { stake: 26 } })).toBe('malformed');
  expect(await codeOf(a, { options: { strange: 1 } })).toBe('malformed');
  expect(await codeOf(a, { options: { stake: [25] } })).toBe('malformed');
  expect(await codeOf(a, { terms: { clock: { type: 'live', bank: 0, move: 1 } } })).toBe('malformed');
  expect(await codeOf(a, { seats: 17 })).toBe('malformed');
  expect(await change(a, { seats: 7 })).toEqual({
    refused: 'wrongSeatCount',
    detail: { min: 2, max: 6 },
  });
  expect(a.table).toEqual(before);
  await a.ask('start');
  expect(await codeOf(a, { seats: 2, options: { stake: 40 } })).toBe('alreadyStarted');
  expect(JSON.parse(a.table.options)).toMatchObject({ stake: 25 });
});

test('the number of seats follows the limits of the options that are chosen with it', async () => {
  const [a] = await gathered(2, kriegbot);
  const options = { scenario: 'killTheHuman' };
  const refusal = await change(a, { seats: 9, options });
  expect(refusal?.refused).toBe('wrongSeatCount');
  const { max } = refusal!.detail as { max: number };
  expect(await codeOf(a, { seats: max, options: { scenario: 'killTheHuman', robots: 2 } })).toBeUndefined();
  expect(a.table.seats).toHaveLength(max);
});

test('with fewer seats nobody is removed, and everybody is told their seat', async () => {
  const [a, b, c] = await gathered(6);
  await a.ask('sit', { seat: 4 });
  await a.ask('salt', { salt: 'a'.repeat(32) });
  await b.ask('sit', { seat: 5 });
  await a.ask('bot', { seat: 0, level: 'easy' });
  await a.ask('bot', { seat: 1, level: 'hard' });
  const bot = names(a)[0]!;
  expect(await codeOf(a, { seats: 3 })).toBeUndefined();
  for (const seen of [a, b, c]) {
    await caughtUp(seen);
    expect(names(seen)).toEqual([bot, 'Bo', 'Ada']);
    expect(seen.table.host).toBe(2);
    expect(seen.table.seats[2]).toMatchObject({ sitter: 'person', salt: 'a'.repeat(32) });
  }
  expect([a, b, c].map(({ welcome }) => welcome?.seat)).toEqual([2, 1, undefined]);

  expect(await codeOf(a, { seats: 2 })).toBeUndefined();
  await caughtUp(b);
  expect(names(b)).toEqual(['Ada', 'Bo']);
  expect(await codeOf(a, { seats: 5 })).toBeUndefined();
  expect(names(a)).toEqual(['Ada', 'Bo', '', '', '']);
  await c.ask('sit', { seat: 4 });
  expect(await change(a, { seats: 2 })).toEqual({ refused: 'tooManyPeople', detail: { people: 3 } });
  expect(names(a)).toEqual(['Ada', 'Bo', '', '', 'Cy']);
});

test('a game with secrets is played by as many as there are, after all changes', async () => {
  const [a, b, c] = await gathered(2, secret);
  await b.ask('sit', { seat: 1 });
  for (const seats of [4, 2, 3]) expect(await codeOf(a, { seats })).toBeUndefined();
  await c.ask('sit', { seat: 2 });
  await a.ask('start');
  const late = await Person.enter(open.address, 'Di').then((di) => di.join(a.table.id));
  for (const seen of [a, b, c]) await seen.until(() => seen.view !== undefined, 'the start');
  expect([a, b, c, late].map(({ viewKeys }) => viewKeys)).toEqual([
    ['seat0'],
    ['seat1'],
    ['seat2'],
    ['spectators'],
  ]);
  await playOn(secret, [a, b, c]);
  expect(a.table.seats).toHaveLength(3);
});

test('the game, its dice and its rematch are those of the settings at the start', async () => {
  const [a, b] = await gathered(3);
  await b.ask('sit', { seat: 2 });
  const { seal } = a.table;
  await b.ask('salt', { salt: 'b'.repeat(32) });
  expect(await codeOf(a, { seats: 2, options: { stake: 50 } })).toBeUndefined();
  await a.ask('salt', { salt: 'a'.repeat(32) });
  await a.ask('start');
  expect(a.table.seal).toBe(seal);
  await a.act({ type: 'resign' });
  await a.until(() => a.table.status === 'ended', 'the end');
  const record = await recordOf(a.table.id);
  expect(record).toMatchObject({
    options: { stake: 50 },
    names: ['Ada', 'Bo'],
    salts: ['a'.repeat(32), 'b'.repeat(32)],
  });
  const stored = await store.load(a.table.id);
  expect(matchSeed(stored!.tableRecord.seed, record.salts)).toBe(matchSeed(a.table.seed, record.salts));
  await a.ask('rematch');
  const again = await ada.join(a.table.rematch);
  expect(JSON.parse(again.table.options)).toMatchObject({ stake: 50 });
});

async function recordOf(id: string): Promise<{ salts: string[] }> {
  const ask = () => fetch(`${open.address}/api/records/${id}`);
  await until(async () => (await ask()).ok, 'the record');
  return (await (await ask()).json()) as { salts: string[] };
}

test('the lobby shows a changed number of seats', async () => {
  const a = await ada.join(await ada.createTable('metaltalon', 2, { listed: true }));
  await codeOf(a, { seats: 4 });
  const { tables } = (await (await fetch(`${open.address}/api/tables`)).json()) as {
    tables: { id: string; seats: unknown[] }[];
  };
  expect(tables.find(({ id }) => id === a.table.id)?.seats).toHaveLength(4);
});

describe('what a table shows as its options, sent back, is accepted', () => {
  const longStory = formatEdited({
    ...beginFrom('missionControl'),
    name: 'é'.repeat(LENGTHS.name),
    story: '字'.repeat(LENGTHS.story),
  });
  const KINDS: readonly [string, AnyGame, Record<string, unknown>][] = [
    ...Object.values(RULES).map((game): [string, AnyGame, Record<string, unknown>] => [
      game.about.title,
      game,
      {},
    ]),
    ...Object.entries({ lake, skirmish, hideout, longStory }).map(
      ([name, edited]): [string, AnyGame, Record<string, unknown>] => [
        `an edited scenario, ${name}`,
        kriegbot,
        { options: { scenario: 'edited', edited } },
      ],
    ),
    ['a campaign', kriegbot, { series: { type: 'campaign' } }],
    ['a best of three', metaltalon, { series: { type: 'bestOf', games: 3 } }],
  ];

  test.each(KINDS)('%s', async (_name, game, more) => {
    const { min } = game.about.seats;
    const a = await ada.join(await ada.createTable(game.about.id, Math.max(min, 2), more));
    const { options, terms, seats } = a.table;
    const wish = { seats: seats.length, options: JSON.parse(options), terms: JSON.parse(terms) };
    expect(await change(a, wish)).toBeUndefined();
    expect(a.table.options).toBe(options);
  });

  test('one that is too large for any game is not', async () => {
    const [a] = await gathered(2, kriegbot);
    for (const edited of ['x'.repeat(4001), [['x']], { deep: { deeper: { deepest: 1 } } }]) {
      expect(await codeOf(a, { options: { scenario: 'edited', edited } })).toBe('malformed');
    }
  });
});

describe('the link of a table', () => {
  const facts = async (id: string) => (await fetch(`${open.address}/api/tables/${id}`)).json();

  test('tells who invites to what while people gather, but not later', async () => {
    const id = await ada.createTable('metaltalon', 3, { options: { stake: 30 } });
    const [a, b] = [await ada.join(id), await bo.join(id)];
    await a.ask('bot', { seat: 2, level: 'hard' });
    const { seats } = a.table;
    expect(await facts(id)).toEqual({
      id,
      game: 'metaltalon',
      status: 'gathering',
      invitation: {
        host: 'Ada',
        seats: [
          { sitter: 'person', name: 'Ada', level: '' },
          { sitter: 'nobody', name: '', level: '' },
          { sitter: 'bot', name: seats[2]!.name, level: 'hard' },
        ],
        options: { stake: 30, roller: 'die', variant: 'none', races: 'all', roundLimit: 60 },
        terms: NO_TERMS,
      },
    });
    await codeOf(a, { seats: 3, options: { stake: 45 } });
    expect(await facts(id)).toMatchObject({ invitation: { options: { stake: 45 } } });
    await b.ask('sit', { seat: 1 });
    await a.ask('start');
    expect(await facts(id)).toEqual({ id, game: 'metaltalon', status: 'playing' });
  });
});
