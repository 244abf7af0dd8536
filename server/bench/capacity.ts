import { cpus } from 'node:os';
import { ClientProcesses } from './ClientProcesses';
import { Halls } from './halls';
import { peakMB, resetPeak, type ProcessLimits } from './limits';
import { makePlace } from './places';
import type { Setup } from './scaleOptions';
import { sleepingFigures } from './sleepingMemory';
import { greatestHeld, percentile, rounded, sum } from './statistics';

/** A number of tables is held when 99 of 100 actions reach everybody within this time, and when nearly all of them are played. */
const LIMIT_MS = 50;
const LEAST_SHARE = 0.95;
/** The number of tables with which the search begins, and how often it halves its interval. */
const FIRST = 50;
const HALVINGS = 3;
const WARM_UP_SECONDS = 2;
const STEP_SECONDS = 5;
/** The number of tables whose memory is measured, after those with which the search begins. */
const MORE = 100;
const RETURNING = 500;
const PEOPLE_PER_TABLE = 3;
/** What is measured after the search takes this long. */
const REST_MS = 15_000;

/** The processes of a setup, and their clients. */
interface Running {
  readonly halls: Halls;
  readonly clients: ClientProcesses;
  readonly limits: ProcessLimits | undefined;
}

interface Step {
  readonly tables: number;
  readonly actionsPerSecond: number;
  readonly p99: number;
  /** The cores that the processes of the hall used, and the share of one that the busiest process of clients used. */
  readonly cpu: number;
  readonly clientCpu: number;
  /** The share of all cores that was in use, by whatever. */
  readonly machineCpu: number;
  /** The resident memory of the hall afterwards, and the most at once, where it is limited. */
  readonly residentMB: number;
  readonly peakMB?: number;
}

/** How much a setup can hold, with tables that have one action a second each. `until` is a time of `performance.now`. */
export async function capacityOf(
  setup: Setup,
  limits: ProcessLimits | undefined,
  until: number,
): Promise<object> {
  const sleeping = setup.processes === 1 ? await sleepingFigures(setup.store, limits) : {};
  const place = await makePlace(setup.store);
  const running: Running = {
    halls: await Halls.start(place, setup.processes, { limits }),
    clients: new ClientProcesses(setup.processes, limits?.clientsThrough),
    limits,
  };
  const activeMBPer100 = rounded(await memoryOfHundred(running));
  const { held, beyond } = await search(running, until - REST_MS);
  const joinsPerSecond = rounded(await joinsAfterRestart(running));
  running.clients.end();
  await running.halls.end();
  await place.clear();
  // Without `beyond` the time was up first: there is room for more.
  return { held, beyond, ...sleeping, activeMBPer100, joinsPerSecond };
}

function search(running: Running, until: number) {
  const mostMB = running.limits?.memoryMB ?? Infinity;
  const isHeld = ({ tables, actionsPerSecond, p99, peakMB: peak = 0 }: Step): boolean =>
    p99 < LIMIT_MS && actionsPerSecond >= LEAST_SHARE * tables && peak < mostMB;
  return greatestHeld({
    first: FIRST,
    halvings: HALVINGS,
    isHeld,
    isTimeUp: () => performance.now() > until,
    async measure(tables) {
      await running.clients.open(running.halls.addresses, tables);
      await running.clients.play({ tables, which: 'oldest', perSecond: tables, seconds: WARM_UP_SECONDS });
      const step = await stepOf(running, tables);
      // Something else may have kept this machine busy, so it is tried twice.
      return isHeld(step) ? step : stepOf(running, tables);
    },
  });
}

async function stepOf({ halls, clients, limits }: Running, tables: number): Promise<Step> {
  const cpuBefore = await halls.metric('process_cpu_seconds_total');
  const machineBefore = busySeconds();
  if (limits) halls.all.forEach(resetPeak);
  const start = performance.now();
  const played = await clients.play({ tables, which: 'oldest', perSecond: tables, seconds: STEP_SECONDS });
  const seconds = (performance.now() - start) / 1000;
  const cpu = (await halls.metric('process_cpu_seconds_total')) - cpuBefore;
  return {
    tables,
    actionsPerSecond: rounded(played.times.length / STEP_SECONDS),
    p99: rounded(percentile(played.times, 0.99)),
    cpu: rounded(cpu / seconds),
    clientCpu: rounded(played.cpu),
    machineCpu: rounded((busySeconds() - machineBefore) / seconds / cpus().length),
    residentMB: rounded(await halls.residentMB()),
    ...(limits ? { peakMB: rounded(sum(halls.all.map(peakMB))) } : {}),
  };
}

/** The sum over all cores since this machine was started. */
const busySeconds = (): number =>
  sum(cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq)) / 1000;

/** What a hundred tables take, in MB, when a few actions have been played at each. The first ones warm the hall up. */
async function memoryOfHundred({ halls, clients }: Running): Promise<number> {
  await clients.open(halls.addresses, FIRST);
  await clients.play({ tables: FIRST, which: 'oldest', perSecond: FIRST, seconds: STEP_SECONDS });
  const before = await halls.heldMB();
  await clients.open(halls.addresses, FIRST + MORE);
  await clients.play({ tables: MORE, which: 'newest', perSecond: FIRST, seconds: STEP_SECONDS });
  return (((await halls.heldMB()) - before) / MORE) * 100;
}

/** All come back at once, to tables that the hall has to open again; returns the joins in a second. */
async function joinsAfterRestart({ halls, clients }: Running): Promise<number> {
  await clients.open(halls.addresses, Math.ceil(RETURNING / PEOPLE_PER_TABLE));
  await halls.restart();
  const start = performance.now();
  await clients.comeBack(RETURNING);
  return RETURNING / ((performance.now() - start) / 1000);
}
