import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../../server/src/testing/stores/postgresServer';
import { freePort, startServer, stop, type Hall, type Server } from './hall';

const ROOT = path.join(import.meta.dirname, '../../..');
const NAMES = ['p1', 'p2', 'p3'] as const;
export type Name = (typeof NAMES)[number];

/** Three processes of one hall behind Caddy, with servers of Redis and PostgreSQL of their own. */
export interface Fleet extends Pick<Hall, 'url'> {
  /** The variables of a process, for the tools of its operator. */
  readonly variables: Readonly<Record<string, string>>;
  /** Ends a process in good order, or kills it. */
  end(name: Name, signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  close(): Promise<void>;
}

/** Programs of Debian: `redis-server` and `caddy`. */
function startProgram(program: string, words: readonly string[], variables = {}): ChildProcess {
  return spawn(program, words, { stdio: 'ignore', env: { PATH: process.env.PATH, ...variables } });
}

export async function openFleet(): Promise<Fleet> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gearhall-'));
  const postgres = await startPostgres();
  const [redisPort, port] = [await freePort(), await freePort()];
  const ports = { p1: await freePort(), p2: await freePort(), p3: await freePort() };
  const domain = `127.0.0.1:${port}`;
  const redis = startProgram('redis-server', ['--port', String(redisPort), '--save', '', '--dir', folder]);
  const caddyfile = path.join(ROOT, 'hosting/Caddyfile.several');
  const caddy = startProgram('caddy', ['run', '--config', caddyfile, '--adapter', 'caddyfile'], {
    HOME: folder,
    GEARHALL_DOMAIN: `http://${domain}`,
    ...Object.fromEntries(
      NAMES.map((name) => [`GEARHALL_${name.toUpperCase()}`, `127.0.0.1:${ports[name]}`]),
    ),
  });
  const variablesOf = (name: Name) => ({
    DATABASE_URL: postgres.url,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    PORT: String(ports[name]),
    PUBLIC_ADDRESS: `${domain}/${name}`,
    TRUST_PROXY: '1',
  });
  const start = (name: Name): Promise<Server> =>
    startServer(path.join(ROOT, 'server/dist/main.js'), `http://127.0.0.1:${ports[name]}`, variablesOf(name));
  const servers = new Map<Name, Server>();
  for (const name of NAMES) servers.set(name, await start(name));
  const end = async (name: Name, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    const server = servers.get(name);
    if (server) await stop(server.child, signal);
  };
  return {
    url: `http://${domain}`,
    variables: variablesOf('p1'),
    end,
    async close() {
      for (const name of NAMES) await end(name, 'SIGKILL');
      for (const program of [caddy, redis]) await stop(program, 'SIGKILL');
      await postgres.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
