import type { Logger } from 'pino';
import type { Config } from '../../ground/config';
import type { Lobby } from '../../lobby/Lobby';
import type { CpuBudget } from '../../ground/work/CpuBudget';
import type { Damages } from '../../store/health/Damages';
import type { Heartbeat } from '../../store/health/heartbeat';
import type { Metrics } from '../../ground/logs/metrics';
import type { Moderation } from '../../moderation/Moderation';
import type { ReportLimit } from '../../moderation/ReportLimit';
import type { RefusalLog } from '../../ground/logs/RefusalLog';
import type { StoreHealth } from '../../store/health/StoreHealth';
import type { WordList } from '../../ground/WordList';
import type { Said } from '../../store/contract/chatLines';
import type { SeriesRecord } from '../../store/contract/series';
import { StoreFailure, StoreRefusal } from '../../store/contract/errors';
import type { Store } from '../../store/contract/store';
import type { TableCore, TableRecord } from '../../store/contract/table';
import type { Pushes } from '../../push/Pushes';
import type { Asking } from '../../owning/Asking';
import type { Counts } from '../../ground/limits/counts';
import type { Neighbours } from '../../owning/Neighbours';
import type { Archive } from './Archive';
import type { ChoiceRequest } from '@gearhall/shared/core/bots/choiceRequest';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { BackgroundQueue } from '../../ground/work/BackgroundQueue';
import type { WorkerPool } from '../../ground/threads/WorkerPool';
import type { Clock } from '../../ground/clock/Clock';
import type { Ownership } from '../../owning/Ownership';
import type { Chance } from '../../identity/chance';

/** What tables need from the hall around them. */
export interface TableServices {
  readonly config: Config;
  readonly store: Store;
  readonly health: StoreHealth;
  readonly damages: Damages;
  readonly heartbeat: Heartbeat;
  readonly clock: Clock;
  readonly log: Logger;
  /** The log of what strangers can cause at will. */
  readonly refusals: RefusalLog;
  readonly lobby: Lobby;
  readonly metrics: Metrics;
  readonly chance: Chance;
  readonly pushes: Pushes;
  readonly archive: Archive;
  /** Which tables this process owns. */
  readonly ownership: Ownership;
  /** The other processes of the hall, and how they are asked. */
  readonly neighbours: Neighbours;
  readonly asking: Asking;
  /** Counts over all processes; undefined where this one is alone. */
  readonly counts: Counts | undefined;
  readonly background: BackgroundQueue;
  readonly budget: CpuBudget;
  /** Where bots that think are asked. */
  readonly botThreads: WorkerPool<ChoiceRequest, TypedThing>;
  /** What is not shown in names and chat. */
  readonly hiddenWords: WordList;
  /** What the operator of the hall has imposed. */
  readonly moderation: Moderation;
  readonly reportLimit: ReportLimit;
  /** Why the hall makes no tables now. */
  whyNoTables(): WhyNotCreate | undefined;
  /** The same, or why this address cannot create another one. */
  whyNotCreate(address: string): Promise<WhyNotCreate | undefined>;
  /**
   * Makes another table, for a rematch or in a series, which may be new, with the last lines of the chat; resolves with
   * its id.
   */
  createTable(
    core: TableCore,
    tableRecord: TableRecord,
    series?: SeriesRecord,
    chat?: readonly Said[],
  ): Promise<string>;
}

export type WhyNotCreate = 'tooFast' | 'hallFull' | 'draining';

export { StoreFailure };

/** Waits until the store has it. */
export async function durable(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (cause) {
    if (cause instanceof StoreFailure || cause instanceof StoreRefusal) throw cause;
    throw new StoreFailure('The store did not take a change.', { cause });
  }
}
