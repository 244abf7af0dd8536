import { RULES } from '@gearhall/shared/games/rules';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { playing, playOn } from '../testing/games/games';
import { startHall, type HallProcess } from '../testing/halls/hallProcess';
import { Person } from '../testing/clients/Person';
import { postgresDatabase, withPostgres } from '../testing/stores/places';
import { temporaryFolder, type Folder } from '../testing/temporaryFolder';
import { runTool } from '../testing/halls/runTool';

/** Milliseconds: servers and tools as processes of their own. */
const TIMEOUT_MS = 180_000;
const game = RULES.metaltalon;

let folder: Folder;
const halls: HallProcess[] = [];
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  for (const hall of halls.splice(0)) await hall.end('SIGKILL');
  folder.remove();
});

const data = (): string => join(folder.path, 'data');
const backups = (): string => join(folder.path, 'elsewhere');
async function start(more: Readonly<Record<string, string>> = {}): Promise<HallProcess> {
  const hall = await startHall({ GEARHALL_DATA: data(), ...more });
  halls.push(hall);
  return hall;
}

async function run(tool: 'backup' | 'restore', ...args: readonly string[]) {
  const { lines, ...end } = await runTool(tool, { GEARHALL_DATA: data(), BACKUP_FOLDER: backups() }, ...args);
  return { ...end, last: lines.at(-1) ?? '' };
}

const toldBy = async ({ address }: HallProcess): Promise<unknown> =>
  ((await (await fetch(`${address}/api/hall`)).json()) as { readonly restored: unknown }).restored;

test(
  'a game goes on after its disk was lost, from the backup, and everybody is told',
  async () => {
    const hall = await start();
    expect(await toldBy(hall)).toBeNull();
    const [ada, bo] = [await Person.enter(hall.address, 'Ada'), await Person.enter(hall.address, 'Bo')];
    const seats = await playing([ada, bo], game);
    for (let step = 0; step < 8; step += 1) await playOn(game, seats);
    const saved = seats[0]!.table.actions;
    const made = await run('backup');
    expect(made).toMatchObject({ code: 0, errors: '' });
    const { file, tables } = JSON.parse(made.last) as { readonly file: string; readonly tables: number };
    expect(tables).toBe(1);
    for (let step = 0; step < 4; step += 1) await playOn(game, seats);
    expect(seats[0]!.table.actions).toBeGreaterThan(saved);

    await hall.end('SIGKILL');
    rmSync(data(), { recursive: true });
    const restored = await run('restore', file);
    expect(restored).toMatchObject({ code: 0, errors: '' });
    const next = await start();
    expect(await toldBy(next)).toEqual({ from: expect.any(Number), at: expect.any(Number) });
    const table = seats[0]!.table.id;
    const back = [await ada.at(next.address).join(table), await bo.at(next.address).join(table)];
    expect(back[0]!.table.actions).toBe(saved);
    for (let step = 0; step < 4; step += 1) await playOn(game, back);
    expect(back[0]!.table.actions).toBeGreaterThan(saved);

    // What has happened since is kept, like everything.
    await next.end('SIGKILL');
    const again = await start();
    const last = await ada.at(again.address).join(table);
    expect(last.table.actions).toBe(back[0]!.table.actions);
  },
  TIMEOUT_MS,
);

test(
  'the tools say what they cannot do, and leave everything as it was',
  async () => {
    expect(await run('backup')).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/^There is no database/u),
    });
    expect(await run('backup', '--often')).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/^Usage/u),
    });
    expect(await run('restore')).toMatchObject({ code: 1, errors: expect.stringMatching(/^Usage/u) });
    mkdirSync(data());
    expect(await run('restore', 'none')).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^There is no backup none[.]/u),
    });
    expect(readdirSync(data())).toEqual([]);
  },
  TIMEOUT_MS,
);

withPostgres(() => {
  const database = postgresDatabase();
  const DATABASE_URL = database.url;
  afterAll(() => database.drop());

  const pg = (program: string, ...args: readonly string[]): void =>
    void execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  async function load(dump: string): Promise<void> {
    await database.drop();
    await database.create();
    pg(
      'pg_restore',
      '--no-owner',
      '--exit-on-error',
      '--single-transaction',
      `--dbname=${DATABASE_URL}`,
      dump,
    );
  }
  const toldIn = async (hall: HallProcess): Promise<{ from: number; at: number }> =>
    (await toldBy(hall)) as { from: number; at: number };
  const takeLoaded = (...more: readonly string[]) =>
    runTool('restore', { DATABASE_URL }, '--loaded', ...more);

  test(
    'with PostgreSQL too: dumped while it runs, lost, loaded into a new database',
    async () => {
      await database.create();
      const hall = await start({ DATABASE_URL });
      expect(await toldBy(hall)).toBeNull();
      const [ada, bo] = [await Person.enter(hall.address, 'Ada'), await Person.enter(hall.address, 'Bo')];
      const seats = await playing([ada, bo], game);
      for (let step = 0; step < 8; step += 1) await playOn(game, seats);
      const saved = seats[0]!.table.actions;
      const dump = join(folder.path, 'gearhall.dump');
      const before = Date.now();
      pg('pg_dump', '--format=custom', `--file=${dump}`, DATABASE_URL);
      const dumped = Date.now();
      for (let step = 0; step < 4; step += 1) await playOn(game, seats);
      expect(seats[0]!.table.actions).toBeGreaterThan(saved);

      expect(await takeLoaded()).toMatchObject({ code: 1, errors: expect.stringMatching(/is running/u) });
      await hall.end('SIGKILL');
      await load(dump);
      const taken = await takeLoaded();
      expect(taken).toMatchObject({ code: 0, errors: '' });
      const { upTo, tables } = JSON.parse(taken.lines.at(-1) ?? '') as { upTo: string; tables: number };
      expect(tables).toBe(1);

      const next = await start({ DATABASE_URL });
      const { from, at } = await toldIn(next);
      expect(from).toBe(Date.parse(upTo));
      // The hall gives a sign of life every ten seconds at least.
      expect(from).toBeGreaterThan(before - 15_000);
      expect(from).toBeLessThanOrEqual(dumped);
      expect(at).toBeGreaterThan(dumped);
      const table = seats[0]!.table.id;
      const back = [await ada.at(next.address).join(table), await bo.at(next.address).join(table)];
      expect(back[0]!.table.actions).toBe(saved);
      for (let step = 0; step < 4; step += 1) await playOn(game, back);
      expect(back[0]!.table.actions).toBeGreaterThan(saved);

      await next.end('SIGKILL');
      const again = await start({ DATABASE_URL });
      expect(await toldIn(again)).toEqual({ from, at });
      const last = await ada.at(again.address).join(table);
      expect(last.table.actions).toBe(back[0]!.table.actions);
    },
    TIMEOUT_MS,
  );

  test(
    'a dump with damaged rows is taken only when that is asked for, and from a file nothing is restored',
    async () => {
      await database.drop();
      await database.create();
      const hall = await start({ DATABASE_URL });
      const seats = await playing(
        [await Person.enter(hall.address, 'Ada'), await Person.enter(hall.address, 'Bo')],
        game,
      );
      await playOn(game, seats);
      await hall.end('SIGTERM');
      pg(
        'psql',
        '--quiet',
        '--command',
        `update entries set seat = seat + 1 where "index" = 0`,
        DATABASE_URL,
      );
      const refused = await takeLoaded();
      expect(refused).toMatchObject({
        code: 1,
        errors: expect.stringMatching(/^The database has 1 damaged rows/u),
      });
      const untold = await start({ DATABASE_URL });
      expect(await toldBy(untold)).toBeNull();
      await untold.end('SIGTERM');
      expect(await takeLoaded('--accept-damage')).toMatchObject({ code: 0, errors: '' });
      expect(await toldBy(await start({ DATABASE_URL }))).toEqual({
        from: expect.any(Number),
        at: expect.any(Number),
      });
      expect(await runTool('restore', { DATABASE_URL }, 'some.dump')).toMatchObject({
        code: 1,
        errors: expect.stringMatching(/pg_restore/u),
      });
    },
    TIMEOUT_MS,
  );
});
