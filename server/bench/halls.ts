import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../src/testing/halls/freePort';
import type { ProcessLimits } from './limits';
import type { BenchPlace } from './places';
import { lineWith, metricsOf, run } from './processes';
import { sum } from './statistics';
import { pause } from './viewers';

const SERVER = 'server/dist/main.js';
/** Lets a hall collect its garbage when it is sent this signal. */
const COLLECT = 'SIGUSR2';
const FLAGS = ['--expose-gc', `--import=data:text/javascript,process.on("${COLLECT}",()=>gc())`];
const SETTLED_MS = 2000;
export const MEGABYTE = 1024 * 1024;

interface HallOptions {
  readonly limits?: ProcessLimits | undefined;
  readonly variables?: Readonly<Record<string, string>>;
}

/** A process of the hall. */
export interface RunningHall {
  readonly port: number;
  readonly address: string;
  readonly child: ChildProcess;
  metric(name: string): Promise<number>;
}

/** Processes of the hall that share one store. */
export class Halls {
  private running: readonly RunningHall[] = [];

  private constructor(
    private readonly place: BenchPlace,
    private readonly options: HallOptions,
  ) {}

  static async start(place: BenchPlace, count: number, options: HallOptions = {}): Promise<Halls> {
    const halls = new Halls(place, options);
    await halls.startAt(await Promise.all(Array.from({ length: count }, freePort)));
    return halls;
  }

  get all(): readonly RunningHall[] {
    return this.running;
  }

  get addresses(): string[] {
    return this.running.map(({ address }) => address);
  }

  /** The sum of a metric over all processes. */
  async metric(name: string): Promise<number> {
    return sum(await Promise.all(this.running.map(({ metric }) => metric(name))));
  }

  /** The resident memory of all, in MB. */
  async residentMB(): Promise<number> {
    return (await this.metric('process_resident_memory_bytes')) / MEGABYTE;
  }

  /**
   * What all hold on to, in MB: their heaps and what belongs to these, once their garbage is collected. Differences of
   * the resident memory would also show what Node sets aside in steps of some ten MB.
   */
  async heldMB(): Promise<number> {
    this.running.forEach(collectGarbage);
    await pause(SETTLED_MS);
    const bytes = [this.metric('nodejs_heap_size_used_bytes'), this.metric('nodejs_external_memory_bytes')];
    return sum(await Promise.all(bytes)) / MEGABYTE;
  }

  async end(): Promise<void> {
    await Promise.all(this.running.map(({ child }) => endOf(child)));
  }

  /** People find them at the same addresses. */
  async restart(): Promise<void> {
    await this.end();
    await this.startAt(this.running.map(({ port }) => port));
  }

  /** One after the other, since the first one makes the store's tables. */
  private async startAt(ports: readonly number[]): Promise<void> {
    this.running = [];
    for (const port of ports)
      this.running = [...this.running, await startHall(port, this.place, this.options)];
  }
}

async function startHall(
  port: number,
  place: BenchPlace,
  { limits, variables = {} }: HallOptions,
): Promise<RunningHall> {
  const child = run([...(limits?.hallFlags ?? []), ...FLAGS, SERVER], {
    through: limits?.hallThrough ?? [],
    variables: { ...place.variables, PORT: String(port), PUBLIC_ADDRESS: `127.0.0.1:${port}`, ...variables },
  });
  await lineWith(child, 'port');
  child.stdout?.resume();
  const address = `http://127.0.0.1:${port}`;
  return { port, address, child, metric: metricsOf(address) };
}

export function collectGarbage({ child }: RunningHall): void {
  child.kill(COLLECT);
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
