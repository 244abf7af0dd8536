import { isSame } from '@gearhall/shared/core/json/equality';
import type { Logger } from 'pino';
import type { Lobby } from '../lobby/Lobby';
import type { Moderation } from '../moderation/Moderation';
import type { Cancel, Clock } from '../ground/clock/Clock';
import { StoreFailure } from '../store/contract/errors';
import type { Owner } from '../store/contract/leases';
import type { Processes, RunningProcess } from '../store/contract/processes';

/** How often a process looks what the others tell, and tells them that it runs; a signal makes it look at once. */
const LOOK_MS = 2000;
/** How long changes of the list of tables, and signals of others, are gathered. */
const GATHER_MS = 250;

interface Parts {
  /** Undefined where this process is alone on its store. */
  readonly processes: Processes | undefined;
  readonly lobby: Pick<Lobby, 'own' | 'onChange' | 'showOthers'>;
  readonly moderation: Pick<Moderation, 'follow'>;
  readonly clock: Clock;
  readonly log: Logger;
  /** This process; not known before the hall listens. */
  readonly self: () => Owner;
}

/**
 * The other processes of the hall: tells them which tables this one lists, and takes over what they list and whether
 * they drain. While the store is down, what is known stays.
 */
export class Neighbours {
  private known: readonly RunningProcess[] = [];
  private working: Promise<void> = Promise.resolve();
  private planned: Cancel = () => undefined;
  private tellingSoon: Cancel | undefined;
  private lookingSoon: Cancel | undefined;
  private stops: readonly Cancel[] = [];

  constructor(private readonly parts: Parts) {}

  /** Those that run, this one among them once it has told so. */
  get all(): readonly RunningProcess[] {
    return this.known;
  }

  /** The id of this process. */
  get own(): string {
    return this.parts.self().process;
  }

  get others(): readonly RunningProcess[] {
    return this.known.filter(({ process }) => process !== this.own);
  }

  /** Those to whom tables of this one can go: first the one that lists the fewest. */
  get successors(): readonly RunningProcess[] {
    const all = this.others.filter(({ drainSince }) => drainSince === undefined);
    return all.sort((one, other) => one.tables.length - other.tables.length);
  }

  async start(): Promise<void> {
    const { processes, lobby } = this.parts;
    if (!processes) return;
    await this.settle();
    this.stops = [lobby.onChange(() => this.tellSoon()), processes.onSignal(() => this.lookSoon())];
    this.plan();
  }

  /** The others take no account of this process any more. */
  async stop(): Promise<void> {
    for (const stop of this.stops) stop();
    this.stops = [];
    this.planned();
    this.tellingSoon?.();
    this.lookingSoon?.();
    await this.working.catch(() => undefined);
    const { processes, self } = this.parts;
    await processes?.leave(self().process).catch(() => undefined);
  }

  /** Tells, and looks. */
  private settle(): Promise<void> {
    return this.inTurn(async () => {
      const { processes, lobby, self } = this.parts;
      await processes?.tell(self(), this.isToBeTold() ? lobby.own() : undefined);
      await this.look();
    });
  }

  /** One after the other, so that an older answer never replaces a newer one. */
  private inTurn(job: () => Promise<void>): Promise<void> {
    const next = this.working.then(job);
    this.working = next.catch((error: unknown) => {
      if (!(error instanceof StoreFailure))
        this.parts.log.error({ err: error }, 'the other processes are not known');
    });
    return next;
  }

  private async look(): Promise<void> {
    const { processes, lobby, moderation } = this.parts;
    this.known = (await processes?.running()) ?? [];
    lobby.showOthers(this.others.flatMap(({ tables }) => tables));
    moderation.follow({ since: this.itself?.drainSince, isAlone: this.successors.length === 0 });
  }

  /** What the others know of this process. */
  private get itself(): RunningProcess | undefined {
    return this.known.find(({ process }) => process === this.own);
  }

  /** Somebody may also have taken this process off the list, because it was frozen. */
  private isToBeTold(): boolean {
    return !isSame(this.parts.lobby.own(), this.itself?.tables);
  }

  private tellSoon(): void {
    if (!this.isToBeTold()) return;
    this.tellingSoon ??= this.parts.clock.after(GATHER_MS, () => {
      this.tellingSoon = undefined;
      void this.settle().catch(() => undefined);
    });
  }

  private lookSoon(): void {
    this.lookingSoon ??= this.parts.clock.after(GATHER_MS, () => {
      this.lookingSoon = undefined;
      void this.inTurn(() => this.look()).catch(() => undefined);
    });
  }

  private plan(): void {
    this.planned = this.parts.clock.after(LOOK_MS, () => {
      void this.settle()
        .catch(() => undefined)
        .then(() => {
          if (this.stops.length > 0) this.plan();
        });
    });
  }
}
