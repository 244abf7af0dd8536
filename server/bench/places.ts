import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Storage } from '../src/config';
import { postgresPlace } from '../src/testing/places';

/** Where the halls of a bench store everything; removed afterwards. */
export interface BenchPlace {
  readonly storage: Storage;
  /** What tells a hall of it. */
  readonly variables: Readonly<Record<string, string>>;
  clear(): Promise<void>;
}

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreKind = (typeof STORES)[number];

const REDIS = process.env.GEARHALL_TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';

/** What has not been removed yet. */
const open = new Set<BenchPlace>();

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
      storage: { type: 'postgres', url, isShared: true },
      variables: { DATABASE_URL: url, REDIS_URL: REDIS },
      clear,
    };
  },
};

export async function makePlace(kind: StoreKind): Promise<BenchPlace> {
  const made = await MAKE[kind]();
  const place: BenchPlace = {
    ...made,
    async clear() {
      if (open.delete(place)) await made.clear();
    },
  };
  open.add(place);
  return place;
}

export async function clearPlaces(): Promise<void> {
  for (const place of [...open]) await place.clear();
}
