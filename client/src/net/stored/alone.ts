import { keep, readKept } from './kept';

/** Milliseconds for which a tab holds a lock in the storage; one that is closed meanwhile blocks no longer. */
const LEASE_MS = 15_000;
/** Within this time the writes of all tabs are seen by all, on a busy machine too. */
const SETTLES_MS = 300;

/** Does something in one tab of this browser at a time; the others wait. */
export function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = typeof navigator === 'undefined' ? undefined : (navigator as Partial<Navigator>).locks;
  return locks ? (locks.request(`gearhall.${name}`, work) as Promise<Result>) : heldInStorage(name, work);
}

/** Browsers have locks only at secure addresses: elsewhere a note in the storage stands for one. */
async function heldInStorage<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const key = `lock.${name}`;
  const mine = String(Math.random()).slice(2);
  while (!(await isTaken(key, mine))) await pause(SETTLES_MS);
  try {
    return await work();
  } finally {
    if (holderOf(key) === mine) keep(key, undefined);
  }
}

/** Of several tabs that write at the same moment, the last one has it. */
async function isTaken(key: string, mine: string): Promise<boolean> {
  if (holderOf(key) !== undefined) return false;
  keep(key, `${mine} ${Date.now() + LEASE_MS}`);
  await pause(SETTLES_MS);
  return holderOf(key) === mine;
}

/** Who holds it; a lease that is over, or lies too far ahead because the clock was set, counts for nothing. */
function holderOf(key: string): string | undefined {
  const [holder, until] = (readKept(key) ?? '').split(' ');
  const left = Number(until) - Date.now();
  return left > 0 && left <= LEASE_MS ? holder : undefined;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
