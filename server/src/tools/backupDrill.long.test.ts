import { RULES } from '@gearhall/shared/games/rules';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { playing, playOn } from '../testing/games';
import { startHall, type HallProcess } from '../testing/hallProcess';
import { Person } from '../testing/Person';
import { temporaryFolder, type Folder } from '../testing/places';
import { runTool } from '../testing/runTool';

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
async function start(): Promise<HallProcess> {
  const hall = await startHall({ GEARHALL_DATA: data() });
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
