import type { AnyGame } from '@gearhall/shared/core/game';
import { createHall, type Hall } from '../../app';
import { readConfig, type Config } from '../../ground/config';
import { makeLog } from '../../ground/logs/log';
import { RecentErrors } from '../../ground/logs/RecentErrors';
import { memoryStore } from '../../store/memory/memoryStore';
import type { SendPush } from '../../push/sending';
import type { Clock } from '../../ground/clock/Clock';
import type { Times } from '../../ground/work/BackgroundQueue';
import type { Chance } from '../../identity/chance';
import type { Store } from '../../store/contract/store';
import { until } from '../until';

/** The hall's secret in tests: with it, a test signs the token of a person whom the hall knows. */
export const SECRET = 'only for tests, only for tests';

export interface OpenHall {
  readonly hall: Hall;
  readonly address: string;
  /** The lines of the log so far. */
  readonly logged: Record<string, unknown>[];
  /** Resolves when the hall's store accepts changes (again). */
  well(): Promise<void>;
  /** Runs a step, and returns the lines that were logged during it. */
  logOf(step: () => Promise<unknown>): Promise<Record<string, unknown>[]>;
}

export interface HallWishes {
  readonly games: readonly AnyGame[];
  readonly config?: Partial<Config>;
  readonly store?: Store;
  readonly clientFolder?: string | undefined;
  readonly botThread?: string;
  readonly chance?: Chance;
  readonly wall?: () => number;
  readonly clock?: Clock;
  readonly workTimes?: Partial<Times>;
  readonly sendPush?: SendPush;
}

/** A real server on a free port of this machine, with bots that do not wait. */
export async function openHall(wishes: HallWishes): Promise<OpenHall> {
  const {
    games,
    config,
    store = memoryStore(),
    clientFolder,
    botThread,
    chance,
    wall,
    clock,
    workTimes,
    sendPush,
  } = wishes;
  const logged: Record<string, unknown>[] = [];
  const recentErrors = new RecentErrors();
  const written = { write: (line: string) => void logged.push(JSON.parse(line)) };
  const log = makeLog('info', written, recentErrors);
  const hall = createHall({
    config: {
      ...readConfig({}),
      port: 0,
      host: '127.0.0.1',
      botDelayMs: 0,
      tablesPerMinute: 1000,
      joinsPerMinute: 10_000,
      callsPerMinute: 10_000,
      cpuPerPerson: 100_000,
      refusalLines: 10_000,
      ...config,
    },
    secret: SECRET,
    games,
    store,
    log,
    recentErrors,
    clientFolder,
    botThread,
    ...(chance ? { chance } : {}),
    ...(wall ? { wall } : {}),
    ...(clock ? { clock } : {}),
    ...(workTimes ? { workTimes } : {}),
    ...(sendPush ? { sendPush } : {}),
  });
  const port = await hall.listen();
  return {
    hall,
    address: `http://127.0.0.1:${port}`,
    logged,
    async well() {
      await until(async () => (await fetch(`http://127.0.0.1:${port}/health`)).ok, 'the hall to be well');
    },
    async logOf(step) {
      const before = logged.length;
      await step();
      return logged.slice(before);
    },
  };
}
