import { readdirSync } from 'node:fs';
import { CannotMeasure } from './CannotMeasure';
import { ClientProcesses } from './ClientProcesses';
import { collectGarbage, Halls, MEGABYTE, type RunningHall } from './halls';
import type { ProcessLimits } from './limits';
import { makePlace, whyNoPlace } from './places';
import type { Setup } from './scaleOptions';
import { percentile, rounded, slopeOf } from './statistics';
import { pause } from './viewers';

/** The steady load of a soak. Each minute some tables are left for new ones, and some spectators come in anew. */
const LOAD = { tables: 40, perSecond: 20, tablesChanged: 4, spectatorsChanged: 10 } as const;
const MINUTE_MS = 60_000;
/** Of each minute, for what is not playing. */
const CHANGES_MS = 6000;
/** The part of a soak, at its beginning, that no slope counts: in an hour, the first tables have all been left by then. */
const WARM_UP = 1 / 5;
const SETTLED_MS = 500;

/** Empty tables are closed after a minute, so that they do not heap up first. */
const VARIABLES = { IDLE_AFTER: '60' };

interface Sample {
  readonly minute: number;
  readonly p99: number;
  /** Resident memory as it is, and the heap once its garbage is collected. */
  readonly rssMB: number;
  readonly heapMB: number;
  readonly descriptors: number;
  /** Open tables. */
  readonly tables: number;
}

/** What grows in processes of the hall under a steady load, and how fast. */
export async function soak(
  { store, processes }: Setup,
  limits: ProcessLimits | undefined,
  minutes: number,
): Promise<object> {
  if (process.platform !== 'linux')
    throw new CannotMeasure('--soak needs Linux: it reads the open files of a process.');
  const fault = await whyNoPlace(store);
  if (fault !== undefined) throw new CannotMeasure(fault);
  const place = await makePlace(store);
  const halls = await Halls.start(place, processes, { limits, variables: VARIABLES });
  const clients = new ClientProcesses(1, limits?.clientsThrough);
  await clients.open(halls.addresses, LOAD.tables);
  const samples = halls.all.map((): Sample[] => []);
  let changed = 0;
  const start = performance.now();
  for (let minute = 1; minute <= minutes; minute += 1) {
    const seconds = (start + minute * MINUTE_MS - CHANGES_MS - performance.now()) / 1000;
    const { times } = await clients.play({ ...LOAD, which: 'oldest', seconds });
    const p99 = percentile(times, 0.99);
    for (const [number, hall] of halls.all.entries()) {
      const sample = { minute, p99: rounded(p99), ...(await sampleOf(hall)) };
      samples[number]?.push(sample);
      console.error(JSON.stringify(sample));
    }
    changed += await clients.change({
      addresses: halls.addresses,
      tables: LOAD.tablesChanged,
      spectators: LOAD.spectatorsChanged,
    });
    await pause(start + minute * MINUTE_MS - performance.now());
  }
  const actions = await halls.metric('gearhall_actions_total');
  clients.end();
  await halls.end();
  await place.clear();
  return { minutes, ...LOAD, actions, changed, processes: samples.map(growthOf) };
}

async function sampleOf(hall: RunningHall): Promise<Omit<Sample, 'minute' | 'p99'>> {
  const { child, metric } = hall;
  const rss = await metric('process_resident_memory_bytes');
  collectGarbage(hall);
  await pause(SETTLED_MS);
  return {
    rssMB: megabytes(rss),
    heapMB: megabytes(await metric('nodejs_heap_size_used_bytes')),
    descriptors: readdirSync(`/proc/${child.pid}/fd`).length,
    tables: await metric('gearhall_tables'),
  };
}

const megabytes = (bytes: number): number => Math.round((bytes / MEGABYTE) * 100) / 100;

const GROWING = ['rssMB', 'heapMB', 'descriptors'] as const satisfies (keyof Sample)[];

/** The growth per hour, after the warm-up. */
function growthOf(samples: readonly Sample[]): object {
  const counted = samples.slice(Math.floor(samples.length * WARM_UP));
  const growth = GROWING.map((what) => {
    const { slope, plusMinus } = slopeOf(counted.map((sample) => [sample.minute / 60, sample[what]]));
    const [first, last] = [counted[0]?.[what], counted.at(-1)?.[what]];
    return [what, { first, last, perHour: rounded(slope), plusMinus: rounded(plusMinus) }] as const;
  });
  return { ...Object.fromEntries(growth), samples };
}
