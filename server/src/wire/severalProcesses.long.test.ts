import { RULES } from '@gearhall/shared/games/rules';
import { Client } from 'pg';
import { freePort } from '../testing/halls/freePort';
import { playing, playOn } from '../testing/games/games';
import { startHall, type HallProcess } from '../testing/halls/hallProcess';
import { Person, type Seen } from '../testing/clients/Person';
import { postgresPlace, withPostgres } from '../testing/stores/places';
import { startRedis, withRedis, type RedisServer } from '../testing/halls/redisServer';
import { pause, until } from '../testing/until';

const game = RULES.metaltalon;
/** How soon a table goes on elsewhere is measured in takeovers.long.test.ts. */
const TIMEOUT_MS = 120_000;

withPostgres(() => withRedis(define));

function define(): void {
  const halls: HallProcess[] = [];
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.close());
  let place: Awaited<ReturnType<typeof postgresPlace>>;
  beforeEach(async () => {
    place = await postgresPlace();
  });
  afterEach(async () => {
    for (const hall of halls.splice(0)) {
      process.kill(hall.pid, 'SIGCONT');
      await hall.end('SIGKILL');
    }
    await place.clear();
  }, 30_000);

  async function start(): Promise<HallProcess> {
    const port = String(await freePort());
    const hall = await startHall({
      DATABASE_URL: place.url,
      REDIS_URL: redis.url,
      PORT: port,
      PUBLIC_ADDRESS: `127.0.0.1:${port}`,
    });
    halls.push(hall);
    return hall;
  }

  /** A table that lives in the first process, with a person who came through the first and one who came through the second. */
  async function begun(first: HallProcess, second: HallProcess) {
    const people = [await Person.enter(first.address, 'Ada'), await Person.enter(second.address, 'Bo')];
    const seats = await playing(people, game);
    for (let step = 0; step < 4; step += 1) await playOn(game, seats);
    return { people, seats, id: seats[0]!.table.id };
  }

  /** Everybody comes back through this process; tries again as the client does. */
  async function comeBack(people: readonly Person[], { address }: HallProcess, id: string): Promise<Seen[]> {
    const back: Seen[] = [];
    for (const person of people) {
      for (let seen: Seen | undefined; !seen;) {
        seen = await person
          .at(address)
          .join(id)
          .catch(() => undefined);
        if (seen) back.push(seen);
        else await pause(200);
      }
    }
    return back;
  }

  async function storedActions(): Promise<unknown[]> {
    const client = new Client({ connectionString: place.url });
    await client.connect();
    const { rows } = await client.query('select "index", seat, action, hash from entries order by "index"');
    await client.end();
    return rows;
  }

  test(
    'a table of one process is played through another, and goes on there when its owner is killed',
    async () => {
      const [first, second] = [await start(), await start()];
      const { people, seats, id } = await begun(first, second);
      expect(await storedActions()).toHaveLength(4);
      await first.end('SIGKILL');
      halls.splice(halls.indexOf(first), 1);
      const back = await comeBack(people, second, id);
      expect(back.map(({ table }) => table.actions)).toEqual([4, 4]);
      expect(back.map(({ view }) => view)).toEqual(seats.map(({ view }) => view));
      for (let step = 0; step < 4; step += 1) await playOn(game, back);
      expect(await storedActions()).toHaveLength(8);
    },
    TIMEOUT_MS,
  );

  test(
    'an owner that was frozen until another process had its table wakes up and writes nothing',
    async () => {
      const [first, second] = [await start(), await start()];
      const { people, seats, id } = await begun(first, second);
      process.kill(first.pid, 'SIGSTOP');
      // It will find this when it wakes up.
      const seat = seats[0]!.table.toAct[0]!;
      void seats[seat]!.act(game.legal(seats[seat]!.view as never, seat)[0]!);
      const back = await comeBack(people, second, id);
      for (let step = 0; step < 2; step += 1) await playOn(game, back);
      const before = await storedActions();
      expect(before).toHaveLength(6);
      process.kill(first.pid, 'SIGCONT');
      await until(() => seats.every(({ closed }) => closed !== undefined), 'the frozen table to be stopped');
      await pause(1000);
      expect(await storedActions()).toEqual(before);
      for (let step = 0; step < 2; step += 1) await playOn(game, back);
      expect(back[0]!.table.actions).toBe(8);
      // The process itself is well: it sends people to the new owner.
      const again = await people[0]!.at(first.address).join(id);
      expect(again.table.actions).toBe(8);
      expect(first.output()).toContain('its lease is lost');
    },
    TIMEOUT_MS,
  );
}
