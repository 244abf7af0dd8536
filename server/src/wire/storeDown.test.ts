import type { DatabaseSync } from 'node:sqlite';
import { sqliteStore } from '../store/databases/sqlite';
import type { Store } from '../store/contract/store';
import { layWire, type Wire } from '../testing/halls/cuttableWire';
import { playing } from '../testing/games/games';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { postgresPlace, postgresPort, withPostgres } from '../testing/stores/places';
import { temporaryFolder } from '../testing/temporaryFolder';
import { privateNotesGame } from '../testing/games/privateNotesGame';

/** A store in which failures can be caused. */
interface Trouble {
  readonly store: Store;
  begin(): void;
  end(): void;
  clear(): Promise<void>;
}

async function sqliteTrouble(begin: string, end: string): Promise<Trouble> {
  const folder = temporaryFolder();
  let database: DatabaseSync | undefined;
  const onOpen = (opened: DatabaseSync): void => {
    database = opened;
  };
  const store = await sqliteStore(folder.file, 'full', { onOpen });
  return {
    store,
    begin: () => database?.exec(begin),
    end: () => database?.exec(end),
    clear: async () => folder.remove(),
  };
}

async function postgresTrouble(): Promise<Trouble & { readonly wire: Wire }> {
  const wire = await layWire(postgresPort);
  const place = await postgresPlace(wire.port);
  const clear = async (): Promise<void> => {
    await wire.close();
    await place.clear();
  };
  return { wire, store: await place.open(), begin: wire.cut, end: wire.mend, clear };
}

const say = { type: 'say' };
const codeOf = async (answer: ReturnType<Seen['ask']>) => (await answer).refusal?.refused;
const isDown = ({ table }: Seen): boolean => table.status === 'paused' && table.pause === 'store';
const isUp = ({ table }: Seen): boolean => table.status === 'playing' && table.pause === '';

let trouble: Trouble;
let open: OpenHall;
afterEach(async () => {
  trouble.end();
  await open.hall.close();
  await trouble.clear();
});

async function people(...names: string[]): Promise<Person[]> {
  return Promise.all(names.map((name) => Person.enter(open.address, name)));
}

async function stored(seen: Seen): Promise<string[]> {
  const { entries = [] } = (await trouble.store.load(seen.table.id)) ?? {};
  return entries.map(({ seat, action }) => `${seat} ${action.type}`);
}

function goesThrough(make: () => Promise<Trouble>): void {
  test('is refused clearly, shown as a pause, and ends automatically', async () => {
    trouble = await make();
    open = await openHall({ games: [privateNotesGame], store: trouble.store });
    const [ada, bo, cy] = (await people('Ada', 'Bo', 'Cy')) as [Person, Person, Person];
    const [a, b] = (await playing([ada, bo], privateNotesGame)) as [Seen, Seen];
    const [other] = (await playing([bo, cy], privateNotesGame)) as [Seen];
    expect(await codeOf(a.act(say))).toBeUndefined();

    trouble.begin();
    expect(await codeOf(a.raw('act', { n: 50, action: say }, 50))).toBe('storeDown');
    for (const seen of [a, b, other]) await seen.until(() => isDown(seen), 'the pause');
    expect(await codeOf(b.ask('chat', { text: 'hello?' }))).toBe('storeDown');
    expect(await codeOf(b.ask('rename', { name: 'Eve' }))).toBe('storeDown');
    expect(await codeOf(b.ask('history', { events: 0, chat: 0 }))).toBeUndefined();
    const health = await fetch(`${open.address}/health`);
    expect([health.status, await health.json()]).toEqual([
      503,
      { status: 'storeDown', reason: 'The store takes no changes.' },
    ]);
    expect(await (await fetch(`${open.address}/metrics`)).text()).toContain('gearhall_store_up 0');
    expect((await cy.post('/api/tables', { game: 'whisper', seats: 2, name: 'Cy' })).status).toBe(503);
    const onlooker = await cy.join(a.table.id);
    expect(onlooker.view).toEqual({ mine: '', said: 1 });
    expect(a.table.actions).toBe(1);

    trouble.end();
    for (const seen of [a, b, other, onlooker]) await seen.until(() => isUp(seen), 'the end of the pause');
    expect((await fetch(`${open.address}/health`)).status).toBe(200);
    expect(await codeOf(a.raw('act', { n: 50, action: say }, 50))).toBeUndefined();
    expect(await codeOf(a.raw('act', { n: 50, action: say }, 50))).toBeUndefined();
    expect(await codeOf(b.ask('chat', { text: 'here again' }))).toBeUndefined();
    expect(await stored(a)).toEqual(['0 say', '0 say']);
    expect(a.table.actions).toBe(2);
  }, 30_000);

  test('delays a rematch, which starts automatically afterwards', async () => {
    trouble = await make();
    open = await openHall({
      games: [privateNotesGame],
      store: trouble.store,
      config: { rematchAfterMs: 100 },
    });
    const [ada, bo] = (await people('Ada', 'Bo')) as [Person, Person];
    const [first] = (await playing([ada, bo], privateNotesGame)) as [Seen];
    await first.act({ type: 'resign' });
    expect(await codeOf(first.ask('rematch'))).toBeUndefined();
    await first.until(() => first.table.rematch !== '', 'the rematch');
    const a = await ada.join(first.table.rematch);
    trouble.begin();
    const b = await bo.join(first.table.rematch);
    for (const seen of [a, b]) await seen.until(() => isDown(seen), 'the pause');
    expect(a.table.startsAt).toBe(0);
    trouble.end();
    for (const seen of [a, b]) await seen.until(() => isUp(seen), 'the start');
    expect(a.table).toMatchObject({ startsItself: false, startsAt: 0 });
  }, 30_000);

  test('delays bots, which go on afterwards', async () => {
    trouble = await make();
    open = await openHall({ games: [privateNotesGame], store: trouble.store, config: { botDelayMs: 300 } });
    const [ada] = (await people('Ada')) as [Person];
    const a = await ada.join(await ada.createTable('whisper', 2));
    await a.ask('bot', { seat: 1, level: 'hard' });
    const { id } = a.table;
    await a.ask('start');
    trouble.begin();
    await a.until(() => isDown(a), 'the pause');
    trouble.end();
    await a.until(() => a.table.status === 'ended', 'the end');
    expect((await trouble.store.load(id))?.entries).toHaveLength(a.table.actions);
  }, 30_000);
}

describe('a disk that cannot be written', () =>
  goesThrough(() => sqliteTrouble('pragma query_only = on', 'pragma query_only = off')));

withPostgres(() => {
  describe('a PostgreSQL server that is down', () => goesThrough(postgresTrouble));

  test('an action that was stored although the answer was lost is taken over, once', async () => {
    const lost = await postgresTrouble();
    trouble = lost;
    open = await openHall({ games: [privateNotesGame], store: trouble.store });
    const [ada, bo] = (await people('Ada', 'Bo')) as [Person, Person];
    const [a, b] = (await playing([ada, bo], privateNotesGame)) as [Seen, Seen];
    lost.wire.cutAfterCommit();
    expect(await codeOf(a.raw('act', { n: 50, action: say }, 50))).toBe('storeDown');
    expect([a.table.actions, b.table.actions]).toEqual([0, 0]);
    lost.wire.mend();
    for (const seen of [a, b]) await seen.until(() => seen.table.actions === 1 && isUp(seen), 'the action');
    expect(b.view).toEqual({ mine: '', said: 1 });
    expect(await codeOf(a.raw('act', { n: 50, action: say }, 50))).toBeUndefined();
    expect(await codeOf(b.act(say))).toBeUndefined();
    expect(await stored(a)).toEqual(['0 say', '1 say']);
  }, 30_000);
});
