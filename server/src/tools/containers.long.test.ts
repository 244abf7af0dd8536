import { RULES } from '@gearhall/shared/games/rules';
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { playing, playOn } from '../testing/games/games';
import { Person } from '../testing/clients/Person';
import { until } from '../testing/until';

/** docs/hosting.md, "With Docker": the image that the Dockerfile makes, run by docker-compose.yml. */
const ROOT = join(__dirname, '..', '..', '..');
const TIMEOUT_MS = 900_000;
const PROJECT = `gearhall-test-${process.pid}`;
const PORT = '25671';
const game = RULES.metaltalon;

const withDocker = ['info', 'compose version'].every(
  (command) => spawnSync('docker', command.split(' '), { stdio: 'ignore' }).status === 0,
);
/** The network with which the image is built: `host` where containers have no way out by themselves. */
const NETWORK = process.env['GEARHALL_BUILD_NETWORK'] ?? 'default';

const docker = (args: readonly string[], environment: Readonly<Record<string, string>> = {}): string =>
  execFileSync('docker', args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, GEARHALL_PORT: PORT, GEARHALL_DOMAIN: '', DOCKER_BUILDKIT: '1', ...environment },
  });
const compose = (...args: readonly string[]): string =>
  docker(['compose', '--project-name', PROJECT, '--env-file', '/dev/null', ...args]);
/** A command of the hall's folder, in a container that runs. */
const inside = (service: string, ...command: readonly string[]): string =>
  compose('exec', '-T', service, ...command);

const address = `http://127.0.0.1:${PORT}`;
const isOpen = async (): Promise<boolean> =>
  fetch(`${address}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
const opened = (): Promise<void> => until(isOpen, 'the hall in its container', 60_000);

(withDocker ? describe : describe.skip)('the hall in a container', () => {
  beforeAll(async () => {
    docker(['build', '--network', NETWORK, '--tag', 'gearhall', '.']);
    compose('up', '--detach', '--no-build');
    await opened();
  }, TIMEOUT_MS);
  afterAll(() => {
    compose('down', '--volumes', '--timeout', '5');
  }, TIMEOUT_MS);

  test('the image adds less than 170 MB to Debian’s', () => {
    const sizeOf = (image: string): number => Number(docker(['image', 'inspect', '-f', '{{.Size}}', image]));
    const base = process.env['BASE_IMAGE'] ?? 'debian:bookworm-slim';
    expect(sizeOf('gearhall') - sizeOf(base)).toBeGreaterThan(100_000_000);
    expect(sizeOf('gearhall') - sizeOf(base)).toBeLessThan(170_000_000);
  });

  test('it is not root, and writes nothing but its data', () => {
    expect(inside('hall', 'id', '-u').trim()).toBe('1000');
    expect(() => inside('hall', 'touch', '/hall/somewhere')).toThrow('Read-only file system');
    inside('hall', 'touch', '/hall/data/somewhere');
    const [status = ''] = /CapEff:\s+\w+/u.exec(inside('hall', 'cat', '/proc/1/status')) ?? [];
    expect(status).toMatch(/:\s+0+$/u);
  });

  test('it has no npm, no compiler and no sources', () => {
    expect(() => inside('hall', 'npm', '--version')).toThrow();
    expect(inside('hall', 'find', '/hall', '-name', '*.ts', '-not', '-path', '/proc/*')).toBe('');
  });

  test(
    'a game goes on after an update and after a crash, and from a backup',
    async () => {
      const people = [await Person.enter(address, 'Ada'), await Person.enter(address, 'Bo')];
      const seats = await playing(people, game);
      const { id } = seats[0]!.table;
      const back = () => Promise.all(people.map((person) => person.join(id)));
      for (let step = 0; step < 4; step += 1) await playOn(game, seats);

      compose('up', '--detach', '--no-build', '--force-recreate', 'hall');
      await opened();
      const updated = await back();
      expect(updated[0]!.table.actions).toBe(4);
      const { file } = JSON.parse(inside('backup', 'node', 'server/dist/backup.js')) as { file: string };
      for (let step = 0; step < 3; step += 1) await playOn(game, updated);

      // Nobody asked for it, so the restart policy starts the hall again.
      inside('hall', 'node', '-e', 'process.kill(1, "SIGTERM")');
      await until(async () => !(await isOpen()), 'the end of the hall');
      await opened();
      expect((await back())[0]!.table.actions).toBe(7);

      compose('stop', 'hall');
      const restore = ['run', '--rm', '-T', 'hall', 'node', 'server/dist/restore.js', file];
      expect(() => compose(...restore)).toThrow('--replace');
      compose(...restore, '--replace');
      compose('start', 'hall');
      await opened();
      const restored = await back();
      expect(restored[0]!.table.actions).toBe(4);
      await playOn(game, restored);
    },
    TIMEOUT_MS,
  );

  test('with a domain Caddy is in front, and nobody gets past it', () => {
    const config = (domain: string) =>
      JSON.parse(
        docker(['compose', '--env-file', '/dev/null', 'config', '--format', 'json'], {
          GEARHALL_DOMAIN: domain,
        }),
      ) as {
        services: Record<string, { scale?: number; ports?: { host_ip?: string; published: string }[] }>;
      };
    const { hall, caddy } = config('hall.example').services;
    expect([caddy?.scale ?? 1, hall?.ports?.map(({ host_ip: from }) => from)]).toEqual([1, ['127.0.0.1']]);
    const without = config('').services;
    expect([without['caddy']?.scale, without['hall']?.ports?.map(({ host_ip: from }) => from)]).toEqual([
      0,
      [undefined],
    ]);
  });
});
