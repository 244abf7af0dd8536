import { anyGame, type AnyGame } from '@gearhall/shared/core/game';
import { ABANDONED } from '@gearhall/shared/core/table/table';
import { schema, t } from '@colyseus/schema';
import { memoryStore } from '../store/memory/memoryStore';
import { sqliteStore } from '../store/databases/sqlite';
import type { Store } from '../store/contract/store';
import { Operator } from '../testing/clients/Operator';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { privateNotesGame, privateNotesRules } from '../testing/games/privateNotesGame';
import { steeredClock, type SteeredClock } from '../testing/steeredClock';
import { temporaryFolder } from '../testing/temporaryFolder';
import { until } from '../testing/until';

/** The hall goes over to other rules: what becomes of the games that have begun, and of the tables where people gather. */

const GONE = 60_000;

/** The same game after a change of its rules; `more`: what else is different. */
const changed = (more: object = {}): AnyGame =>
  anyGame({
    ...privateNotesRules,
    about: { ...privateNotesRules.about, rulesVersion: 2 },
    ...more,
  } as typeof privateNotesRules);

let open: OpenHall;
let time: SteeredClock;
let store: Store;
let people: readonly Person[] = [];

async function openWith(game: AnyGame): Promise<void> {
  time = steeredClock();
  const config = { goneAfterMs: GONE, idleAfterMs: 10 * GONE };
  open = await openHall({ games: [game], store, clock: time.clock, config });
  people = people.map((person) => person.at(open.address));
}
beforeEach(async () => {
  store = memoryStore();
  people = [];
  await openWith(privateNotesGame);
  people = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => Person.enter(open.address, name)));
});
afterEach(() => open.hall.close());

const codeOf = async (answer: ReturnType<Seen['ask']>) => (await answer).refusal?.refused;
const note = (text: string) => ({ type: 'note', text });

async function gathered(more: Record<string, unknown> = {}): Promise<Seen[]> {
  const table = await people[0]!.createTable('whisper', 2, more);
  const all = [await people[0]!.join(table), await people[1]!.join(table)];
  await all[1]!.ask('sit', { seat: 1 });
  return all;
}

async function begun(more: Record<string, unknown> = {}): Promise<Seen[]> {
  const all = await gathered(more);
  await all[0]!.ask('start');
  for (const seen of all) await seen.until(() => seen.view !== undefined, 'the start');
  await all[0]!.act(note('of Ada'));
  await all[1]!.act(note('of Bo'));
  await all[1]!.act({ type: 'say' });
  return all;
}

async function upgraded(game = changed()): Promise<void> {
  await open.hall.close();
  await openWith(game);
}

const back = (id: string, count = 2): Promise<Seen[]> =>
  people
    .slice(0, count)
    .reduce<Promise<Seen[]>>(
      async (before, person) => [...(await before), await person.join(id)],
      Promise.resolve([]),
    );

describe('a game that had begun', () => {
  test('shows everybody what they saw last, and nothing more', async () => {
    const [a] = await begun();
    await upgraded();
    const all = await back(a!.table.id, 3);
    expect(all.map(({ view }) => view)).toEqual([
      { mine: 'of Ada', said: 1 },
      { mine: 'of Bo', said: 1 },
      { mine: '', said: 1 },
    ]);
    expect(all[0]!.table).toMatchObject({ status: 'paused', pause: 'rules', toAct: [] });
    expect(await codeOf(all[0]!.act(note('more')))).toBe('tablePaused');
  });

  test('spectators who were behind see what had been shown to them', async () => {
    const [a] = await begun({ terms: { watching: { type: 'actions', count: 5 } } });
    await upgraded();
    const [, , spectator] = await back(a!.table.id, 3);
    expect(spectator!.view).toEqual({ mine: '', said: 0 });
  });

  test('is kept in the database, over several starts', async () => {
    const folder = temporaryFolder();
    await open.hall.close();
    store = await sqliteStore(folder.file, 'normal');
    await openWith(privateNotesGame);
    people = await Promise.all(['Ada', 'Bo'].map((name) => Person.enter(open.address, name)));
    const { id } = (await begun())[0]!.table;
    for (let start = 0; start < 2; start += 1) {
      await open.hall.close();
      store = await sqliteStore(folder.file, 'normal');
      await openWith(changed());
      const [a, b] = await back(id);
      expect([a!.view, b!.view]).toEqual([
        { mine: 'of Ada', said: 1 },
        { mine: 'of Bo', said: 1 },
      ]);
    }
    await open.hall.close();
    folder.remove();
    store = memoryStore();
    await openWith(changed());
  });

  test.each([
    ['nothing was kept', changed(), { lastViews: async () => undefined }],
    [
      'its views were made otherwise',
      changed({ view: schema({ mine: t.string(), said: t.string() }, 'OtherView') }),
      {},
    ],
  ])('shows nothing where %s', async (_, game, more) => {
    const [a] = await begun();
    await open.hall.close();
    store = { ...store, ...more };
    await openWith(game);
    const [again] = await back(a!.table.id);
    expect(again!.view).toBeUndefined();
    expect(again!.table).toMatchObject({ status: 'paused', pause: 'rules' });
  });

  async function stuck(): Promise<Seen[]> {
    const [a] = await begun();
    await upgraded();
    return back(a!.table.id);
  }

  test('ends without a winner when all who are here agree, and leaves the lists', async () => {
    const [a, b] = (await stuck()) as [Seen, Seen];
    expect(await codeOf(a.ask('endGame', { yes: true }))).toBeUndefined();
    await b.until(() => b.table.seats[0]?.ends === true, 'the wish');
    expect(b.table.status).toBe('paused');
    await a.ask('endGame', { yes: false });
    await b.ask('endGame', { yes: true });
    expect(b.table.status).toBe('paused');
    await a.ask('endGame', { yes: true });
    await b.until(() => b.table.status === 'ended', 'the end');
    expect(b.table).toMatchObject({ winners: [], cause: ABANDONED, seed: '' });
    const headers = { Authorization: `Bearer ${people[0]!.token}` };
    const mine = await (await fetch(`${open.address}/api/me/tables`, { headers })).json();
    expect(mine).toEqual({ running: [], finished: [] });
    expect((await fetch(`${open.address}/api/records/${a.table.id}`)).status).toBe(404);
    await upgraded();
    const [again] = await back(a.table.id);
    expect(again!.table).toMatchObject({ status: 'ended', cause: ABANDONED });
    expect(await codeOf(again!.ask('endGame', { yes: true }))).toBe('goesOn');
  });

  test('is ended by one alone, once the others are gone', async () => {
    const [a, b] = (await stuck()) as [Seen, Seen];
    await b.leave();
    await a.ask('endGame', { yes: true });
    expect(a.table.status).toBe('paused');
    time.pass(GONE);
    await a.until(() => a.table.status === 'ended', 'the end');
  });

  test('can be left for good; the last one ends it', async () => {
    const [a, b] = (await stuck()) as [Seen, Seen];
    expect(await codeOf(a.ask('stand'))).toBeUndefined();
    expect(a.welcome?.seat).toBeUndefined();
    expect(a.view).toEqual({ mine: '', said: 1 });
    expect(await codeOf(a.ask('endGame', { yes: true }))).toBe('notSeated');
    const headers = { Authorization: `Bearer ${people[0]!.token}` };
    expect(await (await fetch(`${open.address}/api/me/tables`, { headers })).json()).toMatchObject({
      running: [],
    });
    expect(b.table.status).toBe('paused');
    await b.ask('stand');
    await b.until(() => b.table.status === 'ended', 'the end');
  });

  test('is counted at the start: in the log, the metrics, and for the operator', async () => {
    await begun();
    await gathered();
    await upgraded();
    const line = () => open.logged.find(({ msg }) => String(msg).includes('under other rules'));
    await until(() => line() !== undefined, 'the line');
    expect(line()).toMatchObject({ tables: 1, games: ['whisper 1'] });
    expect(await (await fetch(`${open.address}/metrics`)).text()).toContain('gearhall_other_rules_tables 1');
    const operator = await Operator.enter(open.address, store, time.clock.wall());
    expect(await operator.read('/overview')).toMatchObject({ otherRules: 1 });
  });
});

test('a game that goes on cannot be ended like that', async () => {
  const [a] = await begun();
  expect(await codeOf(a!.ask('endGame', { yes: true }))).toBe('goesOn');
  expect(await codeOf(a!.ask('stand'))).toBe('alreadyStarted');
});

test('where people gathered, the game begins under the new rules, and goes on after a restart', async () => {
  const { id } = (await gathered())[0]!.table;
  await upgraded();
  const [a, b] = (await back(id)) as [Seen, Seen];
  expect(await codeOf(a.ask('start'))).toBeUndefined();
  await b.until(() => b.view !== undefined, 'the start');
  await b.act(note('of Bo'));
  expect((await store.load(id))?.tableRecord.rulesVersion).toBe(2);
  await upgraded();
  const [, again] = await back(id);
  expect(again!.table.status).toBe('playing');
  expect(again!.view).toEqual({ mine: 'of Bo', said: 0 });
});
