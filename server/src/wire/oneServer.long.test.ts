import { RULES } from '@gearhall/shared/games/rules';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { playing, playOn } from '../testing/games/games';
import { failToStart, startHall, type HallProcess } from '../testing/halls/hallProcess';
import { Person, type Seen } from '../testing/clients/Person';
import { postgresPlace, withPostgres } from '../testing/stores/places';
import { temporaryFolder, type Folder } from '../testing/temporaryFolder';
import { pause, until } from '../testing/until';

const game = RULES.metaltalon;
const TIMEOUT_MS = 120_000;

const halls: HallProcess[] = [];
afterEach(async () => {
  for (const hall of halls.splice(0)) await hall.end('SIGKILL');
});

async function start(environment: Record<string, string>): Promise<HallProcess> {
  const hall = await startHall(environment);
  halls.push(hall);
  return hall;
}

interface Game {
  readonly people: Person[];
  readonly seats: Seen[];
}

async function begin({ address }: HallProcess): Promise<Game> {
  const people = [await Person.enter(address, 'Ada'), await Person.enter(address, 'Bo')];
  return { people, seats: await playing(people, game) };
}

async function play({ seats }: Game, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await playOn(game, seats);
}

/** One action of the seat to act, repeated while the store is away. */
async function playPatiently({ seats }: Game): Promise<void> {
  const [a, b] = seats as [Seen, Seen];
  const seat = a.table.toAct[0] ?? 0;
  const actor = [a, b][seat] ?? a;
  const before = a.table.actions;
  const [action = { type: 'none' }] = game.legal(actor.view as never, seat);
  let { refusal } = await actor.act(action);
  while (refusal?.refused === 'storeDown') {
    await pause(50);
    ({ refusal } = await actor.act(action));
  }
  expect(refusal).toBeUndefined();
  for (const seen of [a, b]) await seen.until(() => seen.table.actions === before + 1, 'the action');
}

const acted = ({ seats }: Game): number => seats[0]?.table.actions ?? -1;

/** How many actions of this game another server finds. */
async function foundBy({ address }: HallProcess, { people, seats }: Game): Promise<number | undefined> {
  const back = await people[0]?.at(address).join(seats[0]?.table.id ?? '');
  return back?.table.actions;
}

describe('on one data folder', () => {
  let folder: Folder;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => folder.remove());

  test(
    'a second server is refused with a sentence, however the folder is named, and the first one plays on',
    async () => {
      const first = await start({ GEARHALL_DATA: folder.path });
      const game = await begin(first);
      await play(game, 3);
      const other = temporaryFolder();
      const link = join(other.path, 'link');
      symlinkSync(folder.path, link);
      for (const name of [folder.path, link]) {
        const { code, output, errors } = await failToStart({ GEARHALL_DATA: name });
        expect([code, output]).toEqual([1, '']);
        expect(errors).toBe(
          `Another Gearhall server is running on the data folder ${name}: stop that one first, or set GEARHALL_DATA to another folder.\n`,
        );
      }
      other.remove();
      await play(game, 3);
      await first.end('SIGKILL');
      expect(await foundBy(await start({ GEARHALL_DATA: folder.path }), game)).toBe(acted(game));
    },
    TIMEOUT_MS,
  );

  test(
    'a backup can be made while the server runs, and starts elsewhere with all that was there',
    async () => {
      const hall = await start({ GEARHALL_DATA: folder.path });
      const game = await begin(hall);
      await play(game, 3);
      const before = acted(game);
      const copies = join(folder.path, 'copies');
      mkdirSync(copies);
      const source = new DatabaseSync(folder.file, { readOnly: true });
      await backup(source, join(copies, 'gearhall.sqlite'));
      source.close();
      await play(game, 3);
      expect(acted(game)).toBe(before + 3);
      expect(await foundBy(await start({ GEARHALL_DATA: copies }), game)).toBe(before);
    },
    TIMEOUT_MS,
  );
});

withPostgres(() => {
  describe('on one PostgreSQL schema', () => {
    let place: Awaited<ReturnType<typeof postgresPlace>>;
    let outside: Client;
    beforeEach(async () => {
      place = await postgresPlace();
      outside = new Client({ connectionString: place.url });
      await outside.connect();
    });
    afterEach(async () => {
      for (const hall of halls.splice(0)) await hall.end('SIGKILL');
      await outside.end();
      await place.clear();
    });

    const KEY = `(select (x'47656172'::bigint << 32) | oid::bigint from pg_namespace where nspname = current_schema())`;
    const cutLock = () =>
      outside.query(`select pg_terminate_backend(pid) from pg_locks
        where locktype = 'advisory' and granted and (classid::bigint << 32 | objid::bigint) = ${KEY}`);

    const isWaitedFor = async (): Promise<boolean> =>
      (await outside.query("select 1 from pg_locks where locktype = 'advisory' and not granted")).rowCount ===
      1;

    async function stored(): Promise<number> {
      const { rows } = await outside.query<{ count: number }>('select count(*)::int as count from entries');
      return rows[0]?.count ?? -1;
    }

    test(
      'a second server is refused with a sentence; when the first one is killed, the next one starts',
      async () => {
        const first = await start({ DATABASE_URL: place.url });
        const game = await begin(first);
        await play(game, 3);
        const { code, output, errors } = await failToStart({ DATABASE_URL: place.url });
        expect([code, output]).toEqual([1, '']);
        expect(errors).toMatch(
          /^Another Gearhall server is running on the database test at \S+: stop that one first, or set DATABASE_URL to another database or schema\.\n$/u,
        );
        await play(game, 3);
        await first.end('SIGKILL');
        expect(await foundBy(await start({ DATABASE_URL: place.url }), game)).toBe(acted(game));
      },
      TIMEOUT_MS,
    );

    test(
      'servers in two schemas of one database do not meet',
      async () => {
        const other = await postgresPlace();
        await start({ DATABASE_URL: place.url });
        const second = await start({ DATABASE_URL: other.url });
        await play(await begin(second), 1);
        await second.end('SIGKILL');
        await other.clear();
      },
      TIMEOUT_MS,
    );

    test(
      'a server whose lock was cut gets it back, loses nothing, and still keeps others out',
      async () => {
        const hall = await start({ DATABASE_URL: place.url });
        const played = await begin(hall);
        await play(played, 2);
        const { rowCount } = await cutLock();
        expect(rowCount).toBe(1);
        // The server learns of the cut at an unknown time: each of these actions may come before, during or after it.
        for (let step = 0; step < 4; step += 1) await playPatiently(played);
        expect(await stored()).toBe(acted(played));
        expect((await failToStart({ DATABASE_URL: place.url })).code).toBe(1);
      },
      TIMEOUT_MS,
    );

    test(
      'a server whose lock was taken by another one writes nothing more, and ends with a sentence',
      async () => {
        const hall = await start({ DATABASE_URL: place.url });
        const game = await begin(hall);
        await play(game, 4);
        const known = acted(game);
        const other = new Client({ connectionString: place.url });
        await other.connect();
        // This query waits for the lock, and gets it before the server can ask again.
        const taken = other.query(`select pg_advisory_lock(${KEY})`);
        await until(isWaitedFor, 'the lock to be waited for');
        await cutLock();
        await taken;
        await other.query('update fence set epoch = epoch + 1');
        expect(await hall.ended).toBe(1);
        expect(hall.errors()).toMatch(
          /^Another Gearhall server has taken over the database test at \S+: this one stops\.\n$/u,
        );
        expect(await stored()).toBe(known);
        await other.end();
        expect(await foundBy(await start({ DATABASE_URL: place.url }), game)).toBe(known);
      },
      TIMEOUT_MS,
    );
  });
});
