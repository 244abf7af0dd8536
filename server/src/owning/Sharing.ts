import { matchMaker } from '@colyseus/core';
import type { Logger } from 'pino';
import type { Config } from '../ground/config';
import type { Lobby } from '../lobby/Lobby';
import type { CpuBudget } from '../ground/work/CpuBudget';
import type { Metrics } from '../ground/logs/metrics';
import type { Moderation } from '../moderation/Moderation';
import type { Clock } from '../ground/clock/Clock';
import { IndexedDriver } from '../transport/IndexedDriver';
import { Ownership } from './Ownership';
import type { Owner } from '../store/contract/leases';
import type { Store } from '../store/contract/store';
import { Asking } from './Asking';
import { Neighbours } from './Neighbours';
import { RedisCounts } from './RedisCounts';
import { SharedCharges } from './SharedCharges';
import { HallPresence } from './redis';
import type { Answers } from './vocabulary';

interface Parts {
  readonly config: Pick<Config, 'redisUrl' | 'publicAddress'>;
  readonly store: Store;
  readonly lobby: Lobby;
  readonly moderation: Moderation;
  readonly clock: Clock;
  readonly log: Logger;
  readonly budget: CpuBudget;
  readonly metrics: Metrics;
  /** The hall's own, the same in all processes. */
  readonly secret: string;
}

/** How this process shares the hall with others; without REDIS_URL it is alone. */
export class Sharing {
  readonly ownership: Ownership;
  readonly neighbours: Neighbours;
  readonly asking: Asking;
  /** Undefined where this process is alone. */
  readonly counts: RedisCounts | undefined;
  private readonly presence: HallPresence | undefined;
  private readonly charges: SharedCharges | undefined;

  constructor(private readonly parts: Parts) {
    const { config, store, log } = parts;
    this.ownership = new Ownership({ ...parts, self });
    this.neighbours = new Neighbours({ ...parts, processes: store.processes, self });
    this.asking = new Asking({ neighbours: this.neighbours, log, presence: () => this.presence });
    const { redisUrl: url } = config;
    this.presence = url === undefined ? undefined : new HallPresence(url, log);
    this.counts = url === undefined ? undefined : new RedisCounts({ ...parts, url });
    const { presence } = this;
    this.charges =
      presence && new SharedCharges({ ...parts, presence: () => presence, own: () => self().process });

    function self(): Owner {
      return { process: matchMaker.processId, address: config.publicAddress ?? '' };
    }
  }

  /** Makes rooms possible, and lets the other processes know of this one. */
  async start(answers: Answers): Promise<void> {
    const { config } = this.parts;
    // The leases tell who is there. What Colyseus keeps of dead processes, nobody asks for.
    matchMaker.setHealthChecksEnabled(!this.presence);
    await Promise.all([this.presence?.ready(), this.counts?.ready()]);
    await matchMaker.setup(this.presence, new IndexedDriver(), config.publicAddress, here);
    await matchMaker.accept();
    await this.asking.listen(this.neighbours.own, answers);
    await this.charges?.start();
    await this.neighbours.start();
  }

  /** Nobody is sent to this process any more; its rooms close, and the others can have its tables. */
  async stop(): Promise<void> {
    await this.neighbours.stop();
    await matchMaker.gracefullyShutdown();
    this.charges?.stop();
    this.counts?.close();
    this.presence?.shutdown();
  }
}

/** A room is made in the process that owns its table. */
const here = async (): Promise<string> => matchMaker.processId;
