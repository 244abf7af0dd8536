import { RULES } from '@gearhall/shared/games/rules';
import { join } from 'node:path';
import { Client } from 'pg';
import { openStore } from '../store/openStore';
import type { Store } from '../store/contract/store';
import { pino } from 'pino';
import { startFleet, withFleet, NAMES, type Fleet, type Name } from '../testing/halls/fleet';
import { playing, playOn } from '../testing/games/games';
import { Person } from '../testing/clients/Person';
import { startPostgres, type PostgresServer } from '../testing/stores/postgresServer';
import { comeBack } from '../testing/clients/returning';
import { SteadyPair, type Accepted } from '../testing/games/steadyPair';
import { pause, until } from '../testing/until';

/** What three processes of one hall survive, while people play: nothing is lost, and nothing is done twice. */
const game = RULES.metaltalon;
const PAIRS = 6;
const KILLS = Number(process.env.GEARHALL_PROCESS_KILLS ?? 12);
/** Whatever becomes of a process, its tables go on elsewhere within this time. */
const SOON_MS = 10_000;
/** What of that is the lease, by the database's clock; no machine is too busy for it. */
const LEASE_MS = 6000;
/** A busy machine may need longer for the rest: as long as for this number of moves that wait for no lease. */
const MOVES = 2;
/** A busy machine takes longer for everything: the time of this number of undisturbed rounds is not counted. */
const ROUNDS = 3;
const MINUTE_MS = 60_000;
/** Leases are renewed at least as often. */
const RENEWED_MS = 2000;
const HOUR_MS = 60 * MINUTE_MS;
const CLOCK_IS_OFF = ['--import', join(__dirname, '..', 'testing', 'anHourOff.mjs')];
const log = pino({ level: 'silent' });

withFleet(() => {
  let postgres: PostgresServer;
  let fleet: Fleet;
  let store: Store;
  let pairs: SteadyPair[];

  beforeAll(async () => {
    postgres = await startPostgres();
    fleet = await startFleet(postgres.url);
    store = await openStore({ type: 'postgres', url: postgres.url, isShared: true }, log, () => undefined);
  }, MINUTE_MS);
  afterAll(async () => {
    await store.close();
    await fleet.close();
    await postgres.close();
  }, MINUTE_MS);
  beforeEach(async () => {
    fleet.fallen.length = 0;
    for (const name of NAMES) if (!fleet.halls.has(name)) await fleet.start(name);
    pairs = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const people = [await Person.enter(fleet.address, 'Ada'), await Person.enter(fleet.address, 'Bo')];
      pairs.push(new SteadyPair(people, game));
    }
    await goOn();
  }, MINUTE_MS);
  afterEach(async () => {
    fleet.redis.thaw();
    await Promise.all(pairs.map((pair) => pair.end()));
  }, MINUTE_MS);

  /** Resolves once each pair has played on, and returns how long that took, in ms. */
  async function goOn(): Promise<number> {
    const [from, before] = [performance.now(), pairs.map(({ accepted }) => accepted.length)];
    await until(
      () =>
        pairs.every((pair, at) => pair.fault !== undefined || pair.accepted.length > (before[at] ?? 0) + 1),
      'all tables to go on',
      6 * SOON_MS,
    ).catch((error: unknown) => {
      throw new Error([...fleet.fallen, ...pairs.map(({ standing }) => standing)].join('\n'), {
        cause: error,
      });
    });
    return performance.now() - from;
  }

  /** How long the leases of a process that has been killed still hold, by the clock that decides it, in ms. */
  async function heldFor(name: Name): Promise<number> {
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query<{ held: string | null }>(
      'select max(until) - extract(epoch from clock_timestamp()) * 1000 as held from leases where address like $1',
      [`%/${name}`],
    );
    await client.end();
    return Math.max(0, Number(rows[0]?.held ?? 0));
  }

  /** How long tables take to go on elsewhere where nothing holds them: who is stopped in good order lets go at once. */
  async function movedInGoodOrder(name: Name): Promise<number> {
    const from = performance.now();
    await fleet.end(name, 'SIGTERM');
    await goOn();
    const took = performance.now() - from;
    await fleet.start(name);
    return took;
  }

  async function stored(table: string) {
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query<{ index: number; seat: number; n: string }>(
      'select "index", seat, n from entries where table_id = $1 order by "index"',
      [table],
    );
    await client.end();
    return rows.map(({ index, seat, n }) => ({ index, seat, n: Number(n) }));
  }

  /** All that people were told is accepted is stored once, and nothing else is; the chain of each log is whole. */
  async function mustHaveAll(): Promise<void> {
    expect(fleet.fallen).toEqual([]);
    await Promise.all(pairs.map((pair) => pair.end()));
    expect(pairs.map(({ fault }) => fault)).toEqual(pairs.map(() => undefined));
    const accepted = pairs.flatMap((pair) => pair.accepted);
    for (const table of pairs.flatMap(({ tables }) => tables)) {
      const rows = await stored(table);
      expect(rows.map(({ index }) => index)).toEqual(rows.map((_, index) => index));
      const told = accepted.filter((one: Accepted) => one.table === table);
      expect(sortedKeys(rows)).toEqual(sortedKeys(told));
      expect((await store.load(table))?.damage).toBeUndefined();
    }
  }

  const sortedKeys = (all: readonly { readonly seat: number; readonly n: number }[]): string[] =>
    all.map(({ seat, n }) => `${seat}:${n}`).sort();

  const ownerOf = async (table: string): Promise<Name | undefined> => {
    const owner = await store.leases?.ownerOf(table);
    return owner && fleet.nameAt(owner.address);
  };

  /** Some process; another one each time. */
  const someOf = (turn: number): Name => NAMES[(turn * 7 + (turn >> 2)) % NAMES.length] ?? 'p1';

  test(
    `${KILLS} kills under load: nothing is lost or done twice, and tables go on within ten seconds`,
    async () => {
      const times: number[] = [];
      let before = await goOn();
      for (let kill = 0; kill < KILLS; kill += 1) {
        const name = someOf(kill);
        await fleet.end(name, 'SIGKILL');
        const held = await heldFor(name);
        expect(held).toBeLessThanOrEqual(LEASE_MS);
        const took = await goOn();
        await fleet.start(name);
        const after = await goOn();
        const late = took - ROUNDS * Math.max(before, after);
        // What is late for another reason than a busy machine is later than moves without a lease.
        const isBusy = late >= SOON_MS && late < held + MOVES * (await movedInGoodOrder(name));
        if (!isBusy) times.push(late);
        before = isBusy ? await goOn() : after;
      }
      await mustHaveAll();
      expect(times.filter((ms) => ms >= SOON_MS)).toEqual([]);
    },
    KILLS * 2 * SOON_MS + MINUTE_MS,
  );

  test(
    'Redis is cut off, stopped and started again: games go on, and tables are found again',
    async () => {
      fleet.redis.freeze();
      await goOn();
      // Until the connections have been given up and made anew, and do not answer either.
      await pause(SOON_MS);
      await goOn();
      fleet.redis.thaw();
      await goOn();
      await fleet.redis.stop();
      await goOn();
      // Tables are made and opened without it.
      const person = await Person.enter(fleet.address, 'Cy');
      const seen = await comeBack(person, await person.createTable(game.about.id));
      expect(seen.table.status).toBe('gathering');
      // A process that dies now is replaced too.
      await fleet.end('p2', 'SIGKILL');
      await goOn();
      await fleet.start('p2');
      await fleet.redis.restart();
      const owner = await ownerOf(seen.table.id);
      for (const name of NAMES.filter((one) => one !== owner))
        await comeBack(person.at(fleet.hall(name).address), seen.table.id);
      await goOn();
      await mustHaveAll();
    },
    4 * MINUTE_MS,
  );

  test(
    'PostgreSQL is restarted, and is away for longer than the leases last: all go on afterwards',
    async () => {
      await postgres.restart();
      await goOn();
      const undisturbed = await goOn();
      await postgres.stop();
      await pause(SOON_MS);
      await postgres.start();
      expect((await goOn()) - ROUNDS * undisturbed).toBeLessThan(2 * SOON_MS);
      for (const name of NAMES) expect((await fetch(`${fleet.hall(name).address}/health`)).status).toBe(200);
      await mustHaveAll();
    },
    4 * MINUTE_MS,
  );

  test(
    'a process that was frozen for a minute writes nothing when it wakes up, and goes on with other tables',
    async () => {
      const people = [
        await Person.enter(fleet.hall('p3').address, 'Di'),
        await Person.enter(fleet.hall('p3').address, 'Ed'),
      ];
      const seats = await playing(people);
      const { id } = seats[0]!.table;
      for (let step = 0; step < 3; step += 1) await playOn(game, seats);
      expect(await ownerOf(id)).toBe('p3');
      const { pid } = fleet.hall('p3');
      process.kill(pid, 'SIGSTOP');
      // It finds this when it wakes up.
      const at = seats[0]!.table.toAct[0]!;
      void seats[at]!.act(game.legal(seats[at]!.view, at)[0]!);
      const back = await Promise.all(people.map((person) => comeBack(person.at(fleet.address), id)));
      for (let step = 0; step < 3; step += 1) await playOn(game, back);
      const before = await stored(id);
      expect(before).toHaveLength(6);
      await pause(MINUTE_MS);
      process.kill(pid, 'SIGCONT');
      await until(() => seats.every(({ closed }) => closed !== undefined), 'its people to be sent away');
      await pause(SOON_MS / 2);
      expect(await stored(id)).toEqual(before);
      for (let step = 0; step < 3; step += 1) await playOn(game, back);
      expect(await stored(id)).toHaveLength(9);
      expect(fleet.hall('p3').output()).toContain('its lease is lost');
      expect((await comeBack(people[0]!, id)).table.actions).toBe(9);
      await goOn();
      await mustHaveAll();
    },
    4 * MINUTE_MS,
  );

  test(
    'a process whose clock is an hour off agrees with the others about the time',
    async () => {
      await fleet.end('p1', 'SIGTERM');
      await fleet.start('p1', {}, CLOCK_IS_OFF);
      const terms = { clock: { type: 'live', bank: 1, move: 30 } };
      const person = await Person.enter(fleet.hall('p1').address, 'Fay');
      const id = await person.createTable(game.about.id, 2, { terms });
      const one = await person.join(id);
      const other = await (await Person.enter(fleet.hall('p2').address, 'Gus')).join(id);
      await other.ask('sit', { seat: 1 });
      await one.ask('start');
      await other.until(() => other.view !== undefined, 'the start');
      expect(await ownerOf(id)).toBe('p1');
      const due = () => Math.max(...one.table.seats.map((seat) => seat.due)) - Date.now();
      await playOn(game, [one, other]);
      expect(due()).toBeGreaterThan(MINUTE_MS);
      expect(due()).toBeLessThan(2 * MINUTE_MS);
      // The others look every two seconds at which closed tables somebody's time is up.
      await pause(SOON_MS / 2);
      expect(one.table).toMatchObject({ status: 'playing', actions: 1 });
      expect(Math.abs((one.welcome?.now ?? 0) - Date.now())).toBeLessThan(MINUTE_MS);
      const dueThen = Math.max(...one.table.seats.map((seat) => seat.due));
      await fleet.end('p1', 'SIGKILL');
      const from = performance.now();
      const back = await comeBack(person.at(fleet.address), id);
      const waited = performance.now() - from;
      await (await comeBack(person.at(fleet.address), id)).leave();
      /** Coming in alone takes time on a busy machine, too. */
      const entering = performance.now() - from - waited;
      expect(back.table).toMatchObject({ status: 'playing', actions: 1 });
      // Nobody pays for the time in which the table was nowhere.
      const given = Math.max(...back.table.seats.map((seat) => seat.due)) - dueThen;
      expect(given).toBeGreaterThan(waited - RENEWED_MS - ROUNDS * entering);
      expect(given).toBeLessThan(waited + 2 * RENEWED_MS);
      const [first] = await stored(id);
      expect(first).toBeDefined();
      expect(Math.abs((await lastActionAt(id)) - Date.now())).toBeLessThan(HOUR_MS / 2);
      await goOn();
      await mustHaveAll();
    },
    2 * MINUTE_MS,
  );

  async function lastActionAt(table: string): Promise<number> {
    return (await store.load(table))?.entries.at(-1)?.at ?? 0;
  }
});
