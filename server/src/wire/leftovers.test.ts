import { RULES } from '@gearhall/shared/games/rules';
import type { Config } from '../ground/config';
import { memoryStore } from '../store/memory/memoryStore';
import type { Store } from '../store/contract/store';
import { dyingStore, type DyingStore } from '../testing/stores/dyingStore';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Operator } from '../testing/clients/Operator';
import { Person, type Seen } from '../testing/clients/Person';
import { begun, coming, lost, playing, seriesAt } from '../testing/games/seriesPlay';
import { steeredClock } from '../testing/steeredClock';
import { until } from '../testing/until';

/** What follows from a stored fact is done, even if the process ends in between and nobody opens the table. */

const game = RULES.metaltalon;
const SOON = 50;
const MINUTE = 60_000;

const halls: OpenHall[] = [];
const closeAll = async (): Promise<void> => {
  for (const { hall } of halls.splice(0)) await hall.close();
};
afterEach(closeAll);

async function opened(
  store: Store,
  { config, ...more }: { config?: Partial<Config>; clock?: ReturnType<typeof steeredClock>['clock'] } = {},
): Promise<OpenHall> {
  const open = await openHall({ games: [game], store, ...more, config: { rematchAfterMs: SOON, ...config } });
  halls.push(open);
  return open;
}

const entering = ({ address }: OpenHall, ...names: string[]): Promise<Person[]> =>
  Promise.all(names.map((name) => Person.enter(address, name)));

/** Is killed at a call after `act`; then the hall starts again, and nobody comes. */
async function killedAfter(
  { dying, kept }: { dying: DyingStore; kept: Store },
  [step, number]: readonly [keyof Store, number],
  act: () => unknown,
): Promise<void> {
  dying.dieAt(step, number);
  act();
  await until(() => dying.isDead, 'the interruption');
  await closeAll();
  await opened(kept);
}

function stores() {
  const kept = memoryStore();
  return { kept, dying: dyingStore(kept) };
}

const recordIn = async (store: Store, table: string) => (await store.load(table))?.tableRecord;

describe('a series goes on after a hall was killed', () => {
  test.each([
    ['before the end of the match is noted', ['saveTableRecord', 1]],
    ['before its result is stored', ['saveSeries', 1]],
    ['before the next table is named', ['saveSeries', 2]],
    ['before the next table is made', ['create', 1]],
    ['before the old table knows the new one', ['saveTableRecord', 2]],
  ] as const)('%s', async (_, moment) => {
    const both = stores();
    const all = await begun(await entering(await opened(both.dying.store), 'Ada', 'Bo'));
    const { id: table } = all[0]!.table;
    await killedAfter(both, moment, () => all[0]!.act({ type: 'resign' }));
    const next = async () => (await recordIn(both.kept, table))?.rematch;
    await until(async () => (await next()) !== undefined, 'the next table');
    const series = await both.kept.series(seriesAt(all[0]!).id);
    expect(series).toMatchObject({ state: { results: [[1]] } });
    expect(series?.matches.map((match) => match.table)).toEqual([table, await next()]);
  });

  test('before the next match was called off, because somebody had given up', async () => {
    const both = stores();
    const people = await entering(
      await opened(both.dying.store, { config: { rematchAfterMs: MINUTE } }),
      'Ada',
      'Bo',
    );
    const all = await begun(people);
    const next = await coming(people, await lost(all[0]!, all));
    await killedAfter(both, ['saveTableRecord', 1], () => next[0]!.ask('giveUpSeries'));
    await until(async () => (await recordIn(both.kept, next[0]!.table.id))?.calledOff === true, 'the end');
  });
});

describe('a series whose match ended while the hall took no new tables goes on when it does', () => {
  async function ended(idleAfterMs: number) {
    const [store, time] = [memoryStore(), steeredClock()];
    const open = await opened(store, { config: { idleAfterMs }, clock: time.clock });
    const operator = await Operator.enter(open.address, store, time.clock.wall());
    const all = await begun(await entering(open, 'Ada', 'Bo'));
    await operator.act('PUT', '/drain', { on: true });
    await all[0]!.act({ type: 'resign' });
    await all[1]!.until(() => seriesAt(all[1]!).view.wins[1] === 1, 'the score');
    expect(all[1]!.table.rematch).toBe('');
    return { store, time, operator, all, id: all[0]!.table.id };
  }

  test('at once where people are', async () => {
    const { operator, all } = await ended(MINUTE);
    await operator.act('PUT', '/drain', { on: false });
    await all[1]!.until(() => all[1]!.table.rematch !== '', 'the next table');
  });

  test('soon where nobody is', async () => {
    const { store, time, operator, all, id } = await ended(20 * SOON);
    for (const seen of all) await seen.leave();
    await until(
      async () => (await fetch(`${halls[0]!.address}/api/tables/${id}/view`)).status === 404,
      'no room',
    );
    await operator.act('PUT', '/drain', { on: false });
    await until(async () => {
      time.pass(MINUTE);
      return (await recordIn(store, id))?.rematch !== undefined;
    }, 'the next table');
  });
});

async function withBot(open: OpenHall): Promise<Seen> {
  const [ada] = await entering(open, 'Ada');
  const seen = await ada!.join(await ada!.createTable('metaltalon'));
  await seen.ask('bot', { seat: 1, level: 'easy' });
  await seen.ask('start');
  await playing([seen]);
  return seen;
}

test('a bot moves that was to move when the hall was killed', async () => {
  const both = stores();
  const seen = await withBot(await opened(both.dying.store, { config: { botDelayMs: MINUTE } }));
  const { id } = seen.table;
  const actions = async () => (await both.kept.load(id))?.entries.length ?? 0;
  for (let step = 0; seen.table.toAct.includes(0) && step < 50; step += 1) {
    await seen.act(game.legal(seen.view as never, 0).find(({ type }) => type !== 'resign')!);
    await seen.until(() => seen.table.actions > step, 'the action');
  }
  const before = await actions();
  await killedAfter(both, ['check', 1], () => both.dying.store.check().catch(() => undefined));
  await until(async () => (await actions()) > before, 'the bot');
});

test('a finished game is in the lists, though the hall was killed before it was put there', async () => {
  const both = stores();
  const seen = await withBot(await opened(both.dying.store));
  await killedAfter(both, ['listFinished', 1], () => seen.act({ type: 'resign' }));
  const person = (await recordIn(both.kept, seen.table.id))!.seating.seats[0]!.person!;
  const finished = async () => (await both.kept.tablesOf(person, 1))[0]?.finished;
  await until(async () => (await finished()) !== undefined, 'its place in the lists');
});
