import { connect } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Storage } from '../src/ground/config';
import { POSTGRES, postgresPlace } from '../src/testing/stores/places';

/** Where the halls of a bench store everything; removed afterwards. */
export interface BenchPlace {
  /** For who stores something in it before there is a hall. */
  readonly storage: Storage;
  /** What tells a hall of it. */
  readonly variables: Readonly<Record<string, string>>;
  clear(): Promise<void>;
}

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreKind = (typeof STORES)[number];

const REDIS = process.env.GEARHALL_TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';

/** What has not been removed yet. */
const open = new Set<Promise<BenchPlace>>();

const MAKE: Readonly<Record<StoreKind, () => Promise<BenchPlace>>> = {
  async sqlite() {
    const folder = mkdtempSync(join(tmpdir(), 'gearhall-bench-'));
    return {
      storage: { type: 'sqlite', folder, sync: 'normal' },
      variables: { GEARHALL_DATA: folder },
      clear: async () => rmSync(folder, { recursive: true, force: true }),
    };
  },
  /** A schema of its own in the database of the tests. */
  async postgres() {
    const { url, clear } = await postgresPlace();
    return {
      storage: { type: 'postgres', url },
      variables: { DATABASE_URL: url, REDIS_URL: REDIS },
      clear,
    };
  },
};

export async function makePlace(kind: StoreKind): Promise<BenchPlace> {
  const making = MAKE[kind]();
  open.add(making);
  const place = await making;
  return {
    ...place,
    async clear() {
      if (open.delete(making)) await place.clear();
    },
  };
}

export async function clearPlaces(): Promise<void> {
  for (const making of open) await (await making).clear();
  open.clear();
}

/** A sentence when something does not answer that the store needs. */
export async function whyNoPlace(kind: StoreKind): Promise<string | undefined> {
  if (kind === 'sqlite') return undefined;
  for (const { hostname, port } of [new URL(POSTGRES), new URL(REDIS)]) {
    if (!(await answersAt(hostname, Number(port)))) return `Nothing answers at ${hostname}:${port}.`;
  }
  return undefined;
}

function answersAt(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
