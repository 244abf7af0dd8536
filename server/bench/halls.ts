import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../src/testing/freePort';
import type { ProcessLimits } from './limits';
import type { BenchPlace } from './places';
import { lineWith, metricsOf, run } from './processes';
import { sum } from './statistics';

const SERVER = 'server/dist/main.js';

export interface HallOptions {
  readonly limits?: ProcessLimits | undefined;
  /** Further flags of Node, and variables of the hall. */
  readonly flags?: readonly string[];
  readonly variables?: Readonly<Record<string, string>>;
}

/** A process of the hall. */
export interface RunningHall {
  readonly address: string;
  readonly child: ChildProcess;
  metric(name: string): Promise<number>;
}

/** Processes that share one store. */
export class Halls {
  private constructor(readonly all: readonly RunningHall[]) {}

  static async start(place: BenchPlace, count: number, options: HallOptions = {}): Promise<Halls> {
    const all: RunningHall[] = [];
    // The first one makes the store's tables.
    for (let number = 0; number < count; number += 1) all.push(await startHall(place, options));
    return new Halls(all);
  }

  get addresses(): string[] {
    return this.all.map(({ address }) => address);
  }

  /** The sum of a metric over all processes. */
  async metric(name: string): Promise<number> {
    return sum(await Promise.all(this.all.map((hall) => hall.metric(name))));
  }

  async end(): Promise<void> {
    await Promise.all(this.all.map(({ child }) => endOf(child)));
  }
}

async function startHall(place: BenchPlace, { limits, flags = [], variables }: HallOptions) {
  const port = String(await freePort());
  const child = run([...(limits?.flags ?? []), ...flags, SERVER], {
    through: limits?.through ?? [],
    variables: { ...place.variables, PORT: port, PUBLIC_ADDRESS: `127.0.0.1:${port}`, ...variables },
  });
  await lineWith(child, 'port');
  child.stdout?.resume();
  const address = `http://127.0.0.1:${port}`;
  return { address, child, metric: metricsOf(address) };
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
