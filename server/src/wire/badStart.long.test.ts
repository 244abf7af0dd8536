import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { sqliteStore } from '../store/databases/sqlite';
import { failToStart } from '../testing/halls/hallProcess';
import { temporaryFolder, type Folder } from '../testing/temporaryFolder';

const TIMEOUT_MS = 120_000;

let folder: Folder;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => {
  chmodSync(folder.path, 0o755);
  folder.remove();
});

/** Every file in the folder, with the hash of its content. */
function contents(): Record<string, string> {
  const hashOf = (name: string): string =>
    createHash('sha256')
      .update(readFileSync(join(folder.path, name)))
      .digest('hex');
  return Object.fromEntries(
    readdirSync(folder.path)
      .sort()
      .map((name) => [name, hashOf(name)]),
  );
}

async function fillFolder(): Promise<void> {
  const store = await sqliteStore(folder.file, 'full');
  await store.beat(1);
  await store.close();
}

/** Root may write everywhere, unless this is used. */
const UNPRIVILEGED =
  process.getuid?.() === 0
    ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search', '--inh-caps=-all']
    : [];
/** No file may grow: to a program this looks like a full disk. */
const FULL = ['prlimit', '--fsize=0:'];

const canRun = ([command = 'true', ...words]: readonly string[]): boolean =>
  spawnSync(command, [...words, 'true']).status === 0;

async function refusedStart(through: readonly string[], environment: Record<string, string> = {}) {
  const { code, output, errors } = await failToStart({ GEARHALL_DATA: folder.path, ...environment }, through);
  expect(code).toBe(1);
  expect(errors).toMatch(/^[^\n]+\.\n$/u);
  // At most a warning of Colyseus.
  expect(output).toMatch(/^(?:\{"level":40,[^\n]*"from":"colyseus"[^\n]*\}\n)?$/u);
  expect(output + errors).not.toMatch(/ {2}at |node:|"stack"/u);
  return errors;
}

(canRun(UNPRIVILEGED) ? describe : describe.skip)('without the right to write', () => {
  const what =
    'is read-only for this server: let its user write there, or set GEARHALL_DATA to another folder.\n';

  test.each(['gearhall.sqlite', 'gearhall.sequence', 'gearhall.lock'])(
    'to %s the start is refused, and nothing is touched',
    async (name) => {
      await fillFolder();
      const before = contents();
      chmodSync(join(folder.path, name), 0o444);
      expect(await refusedStart(UNPRIVILEGED)).toBe(`The file ${join(folder.path, name)} ${what}`);
      expect(contents()).toEqual(before);
    },
    TIMEOUT_MS,
  );

  test.each([true, false])(
    'to the folder the start is refused, and nothing is touched (with a database: %s)',
    async (isFilled) => {
      if (isFilled) await fillFolder();
      const before = contents();
      chmodSync(folder.path, 0o555);
      expect(await refusedStart(UNPRIVILEGED)).toBe(`The data folder ${folder.path} ${what}`);
      expect(contents()).toEqual(before);
    },
    TIMEOUT_MS,
  );

  test(
    'to the folder above, no folder can be made',
    async () => {
      chmodSync(folder.path, 0o555);
      const deeper = join(folder.path, 'deeper');
      expect(await refusedStart(UNPRIVILEGED, { GEARHALL_DATA: deeper })).toBe(
        `The data folder ${deeper} ${what}`,
      );
      expect(contents()).toEqual({});
    },
    TIMEOUT_MS,
  );
});

(canRun(FULL) ? describe : describe.skip)('on a full disk', () => {
  const sentence = (): string =>
    `The disk that holds the data folder ${folder.path} is full: make room and start again.\n`;

  test.each([true, false])(
    'the start is refused, and nothing is touched (with a database: %s)',
    async (isFilled) => {
      if (isFilled) await fillFolder();
      const before = contents();
      expect(await refusedStart(FULL)).toBe(sentence());
      expect(contents()).toEqual(before);
    },
    TIMEOUT_MS,
  );

  const room = (kilobytes: number): string[] => [
    'unshare',
    '-rm',
    'sh',
    '-c',
    `mount -t tmpfs -o size=${kilobytes}k none "$GEARHALL_DATA" && { timeout -s KILL 40 "$@"; code=$?; ls "$GEARHALL_DATA" > "$LEFT"; exit $code; }`,
    'sh',
  ];
  const canMount = canRun(['unshare', '-rm', 'sh', '-c', 'mount -t tmpfs none /mnt && "$@"', 'sh']);
  (canMount ? test : test.skip).each([4, 8, 64, 300])(
    'of %d kB the start is refused, and nothing stays behind',
    async (kilobytes) => {
      const list = temporaryFolder();
      const errors = await refusedStart(room(kilobytes), { LEFT: list.file });
      expect(errors).toBe(sentence());
      expect(readFileSync(list.file, 'utf8')).toBe('');
      list.remove();
    },
    TIMEOUT_MS,
  );
});

describe('with settings that cannot work', () => {
  let other: Server;
  beforeEach(async () => {
    other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => void other.close());

  test(
    'a port that is taken is named, and the database is closed well',
    async () => {
      const { port } = other.address() as AddressInfo;
      expect(await refusedStart([], { PORT: String(port) })).toBe(
        `Something else listens at 127.0.0.1:${port} already: stop it, or set PORT to another port.\n`,
      );
      expect(readdirSync(folder.path).sort()).toEqual([
        'gearhall.lock',
        'gearhall.sequence',
        'gearhall.sqlite',
      ]);
    },
    TIMEOUT_MS,
  );

  test.each<[Record<string, string>, RegExp]>([
    [{ HOST: '192.0.2.1', PORT: '2567' }, /^This machine has no address 192\.0\.2\.1:2567: set HOST/u],
    [
      { HOST: 'no.such.host.invalid' },
      /^This machine does not know the address no\.such\.host\.invalid: set HOST/u,
    ],
    [
      { DATABASE_URL: 'postgres://hall:hidden@:::/' },
      /^The database that DATABASE_URL names cannot be used: Invalid URL\.$/mu,
    ],
    [
      { DATABASE_URL: 'postgres://hall:hidden@localhost:1/hall' },
      /^The database hall at localhost:1 cannot be used: .*ECONNREFUSED/u,
    ],
    [
      { DATABASE_URL: 'postgres://hall:hidden@no.such.host.invalid/hall' },
      /^The database hall at no\.such\.host\.invalid cannot be used: getaddrinfo/u,
    ],
  ])(
    '%j is refused in a sentence',
    async (environment, sentence) => {
      const errors = await refusedStart([], environment);
      expect(errors).toMatch(sentence);
      expect(errors).not.toContain('hidden');
    },
    TIMEOUT_MS,
  );

  test(
    'a secret that is too short is named',
    async () => {
      const { code, output, errors } = await failToStart({
        GEARHALL_DATA: folder.path,
        GEARHALL_SECRET: 'short',
      });
      expect([code, output]).toEqual([1, '']);
      expect(errors).toMatch(/^The environment has bad values\.\nGEARHALL_SECRET: [^\n]*\n$/u);
      expect(contents()).toEqual({});
    },
    TIMEOUT_MS,
  );

  test(
    'a folder that is a file is named',
    async () => {
      writeFileSync(folder.file, '');
      const errors = await refusedStart([], { GEARHALL_DATA: folder.file });
      expect(errors).toBe(
        `The data folder ${folder.file} cannot be made, because there is a file of that name: set GEARHALL_DATA to another folder.\n`,
      );
      expect(readFileSync(folder.file, 'utf8')).toBe('');
    },
    TIMEOUT_MS,
  );
});
