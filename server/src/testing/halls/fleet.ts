import { join } from 'node:path';
import { hasCaddy, startCaddy } from './caddy';
import { freePort } from './freePort';
import { hallCommand, startHall, type HallProcess } from './hallProcess';
import { temporaryFolder } from '../temporaryFolder';
import { startRedis, withRedis, type RedisServer } from './redisServer';
import { until } from '../until';

const SERVER = join(__dirname, '..', '..', '..');
const ROOT = join(SERVER, '..');
const CADDYFILE = join(ROOT, 'hosting', 'Caddyfile.several');

/** How much of its log is shown of a process that has ended by itself. */
const LAST_WORDS = 2000;

export const NAMES = ['p1', 'p2', 'p3'] as const;
export type Name = (typeof NAMES)[number];

/** Three processes of one hall behind Caddy, with a Redis server of their own. */
export interface Fleet {
  /** Through Caddy, which chooses a process for each request. */
  readonly address: string;
  readonly redis: RedisServer;
  /** Those that run. */
  readonly halls: Map<Name, HallProcess>;
  hall(name: Name): HallProcess;
  start(name: Name, environment?: Readonly<Record<string, string>>, words?: readonly string[]): Promise<void>;
  end(name: Name, signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** The process whose room has a table; by its public address. */
  nameAt(publicAddress: string): Name;
  /** Those that ended although nobody ended them: how, and what they wrote last. */
  readonly fallen: string[];
  close(): Promise<void>;
}

/** `databaseUrl`: the database of the hall. */
export async function startFleet(databaseUrl: string): Promise<Fleet> {
  const [folder, redis, port] = [temporaryFolder(), await startRedis(), await freePort()];
  const ports = { p1: await freePort(), p2: await freePort(), p3: await freePort() };
  const domain = `127.0.0.1:${port}`;
  const endCaddy = startCaddy(CADDYFILE, folder.path, {
    GEARHALL_DOMAIN: `http://${domain}`,
    GEARHALL_P1: `127.0.0.1:${ports.p1}`,
    GEARHALL_P2: `127.0.0.1:${ports.p2}`,
    GEARHALL_P3: `127.0.0.1:${ports.p3}`,
  });
  const halls = new Map<Name, HallProcess>();
  const fallen: string[] = [];
  const watch = async (name: Name, hall: HallProcess): Promise<void> => {
    const how = await hall.ended;
    if (halls.get(name) !== hall) return;
    halls.delete(name);
    fallen.push(`${name} ended with ${how}: ${hall.errors()}${hall.output().slice(-LAST_WORDS)}`);
  };
  const fleet: Fleet = {
    address: `http://${domain}`,
    redis,
    halls,
    fallen,
    hall(name) {
      const hall = halls.get(name);
      if (!hall) throw new Error(`Process ${name} does not run.`);
      return hall;
    },
    async start(name, environment = {}, words = []) {
      const own = {
        DATABASE_URL: databaseUrl,
        REDIS_URL: redis.url,
        PORT: String(ports[name]),
        PUBLIC_ADDRESS: `${domain}/${name}`,
        TRUST_PROXY: '1',
        DEADLINES_EVERY: '2',
        // Everybody comes from one address, and opens long tables again and again.
        CPU_PER_PERSON: '10000',
        ...environment,
      };
      const hall = await startHall(own, undefined, hallCommand(...words));
      halls.set(name, hall);
      void watch(name, hall);
    },
    async end(name, signal) {
      const hall = fleet.hall(name);
      process.kill(hall.pid, 'SIGCONT');
      halls.delete(name);
      await hall.end(signal);
    },
    nameAt: (publicAddress) => {
      const name = NAMES.find((one) => publicAddress.endsWith(`/${one}`));
      if (!name) throw new Error(`${publicAddress} is not that of a process.`);
      return name;
    },
    async close() {
      for (const name of [...halls.keys()]) await fleet.end(name, 'SIGKILL');
      await endCaddy();
      await redis.close();
      folder.remove();
    },
  };
  await Promise.all(NAMES.map((name) => fleet.start(name)));
  await until(
    async () => (await fetch(`${fleet.address}/health`).catch(() => undefined))?.ok === true,
    'Caddy',
  );
  return fleet;
}

/** Defines tests that need Redis and Caddy. */
export function withFleet(define: () => void): void {
  if (hasCaddy) withRedis(define);
  else test.todo('Caddy: not run, because it is not installed');
}
