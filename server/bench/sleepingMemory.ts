import { Halls } from './halls';
import type { ProcessLimits } from './limits';
import { makePlace, type BenchPlace, type StoreKind } from './places';
import { putToSleep } from './sleeping';
import { rounded } from './statistics';

const SLEEPING = 1000;
const SLEEPING_ACTIONS = 20;

/** The resident memory of a hall that has just started, in MB, and what a thousand stored tables add. */
export async function sleepingFigures(store: StoreKind, limits: ProcessLimits | undefined) {
  const [empty, sleeping] = [await makePlace(store), await makePlace(store)];
  await putToSleep(sleeping.storage, SLEEPING, SLEEPING_ACTIONS);
  const [none, many] = [await justStarted(empty, limits), await justStarted(sleeping, limits)];
  await Promise.all([empty.clear(), sleeping.clear()]);
  const sleepingMBPer1000 = ((many.heldMB - none.heldMB) / SLEEPING) * 1000;
  return { emptyMB: rounded(none.residentMB), sleepingMBPer1000: rounded(sleepingMBPer1000) };
}

async function justStarted(place: BenchPlace, limits: ProcessLimits | undefined) {
  const halls = await Halls.start(place, 1, { limits });
  const heldMB = await halls.heldMB();
  const residentMB = await halls.residentMB();
  await halls.end();
  return { heldMB, residentMB };
}
