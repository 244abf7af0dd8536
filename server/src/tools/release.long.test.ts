import { RULES } from '@gearhall/shared/games/rules';
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { playing, playOn } from '../testing/games/games';
import { startHall, type HallProcess } from '../testing/halls/hallProcess';
import { makeOlder, stepOf } from '../testing/stores/olderDatabase';
import { Person } from '../testing/clients/Person';
import { temporaryFolder } from '../testing/temporaryFolder';

/** The archive of `npm run release`: what is in it, and that it needs nothing else. */
const ROOT = join(__dirname, '..', '..', '..');
const TIMEOUT_MS = 300_000;
const MEGABYTE = 1_000_000;
/** A step of the store before the present one: what an older release had. */
const OLDER = '006-commits';
const game = RULES.metaltalon;

const folder = temporaryFolder();
const place = (...names: readonly string[]): string => join(folder.path, ...names);
/** Where a machine has the release that is in use: a link, as docs/hosting.md has it. */
const inUse = place('opt', 'gearhall');
const halls: HallProcess[] = [];

const release = (into: string): { readonly archive: string; readonly sha256: string } =>
  JSON.parse(
    execFileSync(process.execPath, [join(ROOT, 'scripts/release.js'), '--into', into], {
      encoding: 'utf8',
      env: { ...process.env, SOURCE_DATE_EPOCH: '1700000000' },
    }),
  );

/** Unpacks the archive as this version, and puts it to use. */
function install(archive: string, version: string): void {
  execFileSync('tar', ['-xzf', archive, '-C', place('opt')]);
  const [unpacked = ''] = readdirSync(place('opt')).filter(
    (name) => /^gearhall-\d/u.test(name) && name !== version,
  );
  renameSync(place('opt', unpacked), place('opt', version));
  rmSync(inUse, { force: true });
  symlinkSync(version, inUse);
}

/** As the unit starts it: by its own Node, in its folder, with no other program at hand. */
async function start(): Promise<HallProcess> {
  const command = [join(inUse, 'bin/node'), join(inUse, 'server/dist/main.js')];
  const environment = { PATH: '', HOME: place('home'), NODE_PATH: '', GEARHALL_DATA: place('data') };
  const hall = await startHall(environment, undefined, command);
  halls.push(hall);
  return hall;
}

let archive = '';
beforeAll(() => {
  execFileSync('npm', ['run', 'build', '--silent'], { cwd: ROOT });
  ({ archive } = release(place('first')));
  mkdirSync(place('opt'));
  install(archive, 'gearhall-old');
}, TIMEOUT_MS);
afterAll(async () => {
  for (const hall of halls) await hall.end('SIGKILL');
  folder.remove();
});

const filesOf = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(path, name)).isFile(),
  );

test(
  'the same files give the same bytes',
  () => {
    const again = release(place('second'));
    expect(again.sha256).toBe(readFileSync(`${archive}.sha256`, 'utf8').slice(0, 64));
    expect(readFileSync(again.archive).equals(readFileSync(archive))).toBe(true);
  },
  TIMEOUT_MS,
);

test('it holds no sources, tests, maps or compilers, and is small enough for an image under 250 MB', () => {
  const files = filesOf(inUse);
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((name) => /\.(?:ts|tsx|map)$|\btest\.js$/u.test(name))).toEqual([]);
  const packages = readdirSync(join(inUse, 'node_modules'));
  expect(packages).toEqual(expect.arrayContaining(['express', 'zod', '@colyseus']));
  expect(
    packages.filter((name) => ['typescript', 'vite', 'jest', '@types', '@gearhall'].includes(name)),
  ).toEqual([]);
  const bytes = (names: readonly string[]): number =>
    names.reduce((sum, name) => sum + statSync(join(inUse, name)).size, 0);
  // Debian's slim image has 75 MB.
  expect(bytes(files)).toBeLessThan(180 * MEGABYTE);
  expect(bytes(files.filter((name) => !name.startsWith('bin/')))).toBeLessThan(30 * MEGABYTE);
});

test('each package has its licence', () => {
  const without = filesOf(join(inUse, 'node_modules'))
    .filter((name) => /^(?:@[^/]+\/)?[^/]+\/package\.json$/u.test(name))
    .map((name) => name.replace('/package.json', ''))
    .filter(
      (name) => !readdirSync(join(inUse, 'node_modules', name)).some((file) => /^licen[cs]e/iu.test(file)),
    )
    .filter((name) => existsSync(join(ROOT, 'node_modules', name, 'LICENSE')));
  expect(without).toEqual([]);
});

test('all that the units and the guide name is in it', () => {
  const named = [
    ...['gearhall.service', 'gearhall-backup.service'].map((unit) =>
      readFileSync(join(inUse, 'hosting', unit), 'utf8'),
    ),
    readFileSync(join(inUse, 'INSTALL.md'), 'utf8'),
  ].join('\n');
  const started = [...named.matchAll(/\/opt\/gearhall\/([\w./-]+\w)|(?<=node )(server\/[\w./]+)/gu)];
  const paths = started.map(([, inside, relative]) => inside ?? relative ?? '');
  expect(paths).toEqual(expect.arrayContaining(['bin/node', 'server/dist/main.js', 'server/dist/backup.js']));
  expect(paths.filter((path) => !existsSync(join(inUse, path)))).toEqual([]);
});

test(
  'it starts with nothing else on the machine, and a newer one goes on in the middle of a game',
  async () => {
    const old = await start();
    const page = await fetch(old.address);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<script')]);
    const [ada, bo] = [await Person.enter(old.address, 'Ada'), await Person.enter(old.address, 'Bo')];
    const seats = await playing([ada, bo], game);
    for (let step = 0; step < 6; step += 1) await playOn(game, seats);
    const { id, actions } = seats[0]!.table;
    const { view } = seats[0]!;
    expect(await old.end('SIGTERM')).toBe(0);
    const present = stepOf(place('data', 'gearhall.sqlite'));
    await makeOlder(place('data', 'gearhall.sqlite'), OLDER);

    install(archive, 'gearhall-new');
    const next = await start();
    const back = [await ada.at(next.address).join(id), await bo.at(next.address).join(id)];
    expect([back[0]!.table.actions, back[0]!.view]).toEqual([actions, view]);
    for (let step = 0; step < 4; step += 1) await playOn(game, back);
    expect(back[0]!.table.actions).toBeGreaterThan(actions);
    expect(next.errors()).toBe('');
    expect(await next.end('SIGTERM')).toBe(0);
    expect(stepOf(place('data', 'gearhall.sqlite'))).toBe(present);
    expect(present > OLDER).toBe(true);
  },
  TIMEOUT_MS,
);
