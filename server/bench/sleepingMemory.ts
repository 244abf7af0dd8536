import { Halls } from './halls';
import type { ProcessLimits } from './limits';
import { makePlace, type BenchPlace, type StoreKind } from './places';
import { putToSleep } from './sleeping';
import { median, rounded } from './statistics';

const SLEEPING = 1000;
const SLEEPING_ACTIONS = 20;
const STARTS = 3;

/** The memory of a hall that has just started, in MB, and what a thousand stored tables add to it. */
export async function sleepingFigures(store: StoreKind, limits: ProcessLimits | undefined) {
  const [empty, sleeping] = [await makePlace(store), await makePlace(store)];
  await putToSleep(sleeping.storage, SLEEPING, SLEEPING_ACTIONS);
  const [emptyMB, sleepingMB] = await Promise.all([startedAt(empty, limits), startedAt(sleeping, limits)]);
  await Promise.all([empty.clear(), sleeping.clear()]);
  return {
    emptyMB: rounded(emptyMB),
    sleepingMBPer1000: rounded(((sleepingMB - emptyMB) / SLEEPING) * 1000),
  };
}

/** The median of some starts, since they differ by some MB. */
async function startedAt(place: BenchPlace, limits: ProcessLimits | undefined): Promise<number> {
  const memories: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const halls = await Halls.start(place, 1, { limits });
    memories.push(await halls.settledMB());
    await halls.end();
  }
  return median(memories);
}
