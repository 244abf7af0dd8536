import { pino } from 'pino';
import { Lobby } from '../lobby/Lobby';
import { Moderation } from '../moderation/Moderation';
import { Clock } from '../ground/clock/Clock';
import { memoryStore } from '../store/memory/memoryStore';
import { postgresStore } from '../store/databases/postgres';
import type { Store } from '../store/contract/store';
import { postgresPlace, withPostgres } from '../testing/stores/places';
import { showTable } from '../testing/games/showTable';
import { until } from '../testing/until';
import { Neighbours } from './Neighbours';

const log = pino({ level: 'silent' });
const quiet = { onLost: () => undefined, onTaken: () => undefined };

/** What one process knows of the others. */
interface Part {
  readonly store: Store;
  readonly lobby: Lobby;
  readonly moderation: Moderation;
  readonly neighbours: Neighbours;
  readonly clock: Clock;
  end(): Promise<void>;
}

function partOver(store: Store, process: string, wall = Date.now): Part {
  const clock = new Clock((error) => log.error(error), { wall });
  const lobby = new Lobby(wall);
  const moderation = new Moderation({ store, clock, log });
  const self = () => ({ process, address: `hall/${process}` });
  const neighbours = new Neighbours({ processes: store.processes, lobby, moderation, clock, log, self });
  return {
    ...{ store, lobby, moderation, neighbours, clock },
    async end() {
      moderation.stop();
      clock.stop();
      await neighbours.stop();
      await store.close();
    },
  };
}

const hosts = ({ lobby }: Part): string[] => lobby.list().map(({ host }) => host);

test('a process that is alone on its store has no others, and drains as a whole hall', async () => {
  const alone = partOver(memoryStore(), 'alone');
  await alone.neighbours.start();
  showTable(alone.lobby, 'a', 'Ada');
  expect([hosts(alone), alone.neighbours.others]).toEqual([['Ada'], []]);
  alone.moderation.drain(true);
  expect([alone.moderation.isDraining, alone.moderation.isHandingOver]).toEqual([true, false]);
  await alone.end();
});

withPostgres(() => {
  let place: Awaited<ReturnType<typeof postgresPlace>>;
  const parts: Part[] = [];
  beforeEach(async () => {
    place = await postgresPlace();
  });
  afterEach(async () => {
    await Promise.all(parts.splice(0).map((part) => part.end()));
    await place.clear();
  });

  async function started(process: string, wall?: () => number): Promise<Part> {
    const store = await postgresStore(place.url, quiet, { leaseMs: 6000, leastOutageMs: 15_000 });
    const part = partOver(store, process, wall);
    parts.push(part);
    await part.moderation.start();
    await part.neighbours.start();
    return part;
  }

  test('public tables of all processes are in every list, in the same order, and those that are not public in none', async () => {
    const [one, other] = [await started('one', () => 5), await started('other', () => 7)];
    let told = 0;
    other.lobby.onChange(() => (told += 1));
    showTable(one.lobby, 'a', 'Ada');
    showTable(one.lobby, 'secret', 'Cy', false);
    await until(() => hosts(other).includes('Ada'), 'the table of the other process');
    expect(told).toBe(1);
    showTable(other.lobby, 'b', 'Bo');
    await until(() => hosts(one).length === 2, 'both tables');
    await until(() => hosts(other).length === 2, 'both tables');
    expect([hosts(one), hosts(other)]).toEqual([
      ['Bo', 'Ada'],
      ['Bo', 'Ada'],
    ]);
    expect(Object.keys(one.lobby.list()[0]!)).not.toContain('openedAt');
    // It has moved, and its last process has not yet said so.
    showTable(other.lobby, 'a', 'Ada now');
    expect(hosts(other)).toEqual(['Ada now', 'Bo']);
    one.lobby.hide('a');
    await until(() => hosts(one).includes('Ada now'), 'the table where it is now');
    expect(hosts(one)).toEqual(['Ada now', 'Bo']);
  });

  test('a process that ends, or tells nothing any more, is not listed', async () => {
    const [one, other] = [await started('one'), await started('other')];
    showTable(one.lobby, 'a', 'Ada');
    await until(() => hosts(other).length === 1, 'its table');
    await one.neighbours.stop();
    await until(() => hosts(other).length === 0, 'its end');
    const third = await started('third');
    showTable(third.lobby, 'c', 'Cy');
    await until(() => hosts(other).length === 1, 'its table');
    third.clock.stop();
    await place.run(`update processes set until = 0 where id = 'third'`);
    await until(() => hosts(other).length === 0, 'its silence to be noticed');
  });

  test('one that was taken off the list while it was frozen lists its tables again', async () => {
    const [one, other] = [await started('one'), await started('other')];
    showTable(one.lobby, 'a', 'Ada');
    await until(() => hosts(other).length === 1, 'its table');
    await place.run(`delete from processes where id = 'one'`);
    await other.store.processes?.signal();
    await until(() => hosts(other).length === 0, 'it to be missed');
    await until(() => hosts(other).length === 1, 'it to be back');
  });

  test('a process that drains hands over to the others; once all drain, the hall takes no new tables', async () => {
    const [one, other] = [await started('one'), await started('other')];
    await until(() => one.neighbours.others.length === 1, 'the other');
    expect(await other.store.processes?.drain('one', 5)).toBe(true);
    expect(await other.store.processes?.drain('nobody', 5)).toBe(false);
    await until(() => one.moderation.isHandingOver, 'the wish to arrive');
    expect([one.moderation.isDraining, one.moderation.drainSince]).toEqual([false, 5]);
    expect(one.moderation.news.draining).toBe(false);
    await until(() => other.neighbours.successors.length === 0, 'the others to know');
    expect(other.moderation.drainSince).toBeUndefined();
    await one.store.processes?.drain('other', 6);
    await until(() => one.moderation.isDraining && other.moderation.isDraining, 'all to drain');
    expect(one.moderation.isHandingOver).toBe(false);
    await one.store.processes?.drain('one', undefined);
    await until(() => other.moderation.isHandingOver && !one.moderation.isDraining, 'one to go on');
  });

  test('what is imposed and announced through one process is known to all at once', async () => {
    const [one, other] = [await started('one'), await started('other')];
    const subject = { type: 'address', id: '192.0.2.1' } as const;
    const ban = { kind: 'ban', subject, name: '', reason: '', at: Date.now() } as const;
    // Nobody looks by themselves: it is the signals that they hear.
    for (const { clock } of [one, other]) clock.stop();
    await one.moderation.impose(ban);
    await until(() => other.moderation.find('ban', subject) !== undefined, 'the ban');
    await one.moderation.announce({ text: 'Hello', at: Date.now(), until: Date.now() + 60_000 });
    await until(() => other.moderation.news.announcement?.text === 'Hello', 'the announcement');
    await other.moderation.lift(ban);
    await until(() => one.moderation.find('ban', subject) === undefined, 'the end of the ban');
  });

  test('the time is that of the database', async () => {
    const one = await started('one', () => 5);
    expect(Math.abs(((await one.store.processes?.now()) ?? 0) - Date.now())).toBeLessThan(60_000);
  });
});
