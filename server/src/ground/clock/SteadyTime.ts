import type { Gap } from '@gearhall/shared/core/table/clocks';

/** The event loop comes round each second. If it has not for this long, nobody could have acted. */
const STANDSTILL_MS = 3000;
/** A smaller difference between the time of day and the monotonic clock is followed, not taken for a step. */
const STEP_MS = 1000;

interface Sources {
  /** The time of day of the machine or the database, in ms since 1970; anybody may set it. */
  readonly timeOfDay: () => number;
  /** In ms; nobody can set it. On Linux it stands still while the machine is suspended. */
  readonly monotonic: () => number;
}

/** A gap, and why: the time of day has gone ahead of the monotonic clock, or this process did not run. */
export interface TimeGap extends Gap {
  readonly why: 'step' | 'standstill';
}

/**
 * The time that the hall goes by: it begins with the time of day, and runs by a monotonic clock, so that setting the
 * machine's clock charges nobody. It never goes back. Where the time of day goes ahead (it was set, or the machine was
 * suspended), it follows, and tells of the gap at once, before anybody gets the new time; so it does where the process
 * stood still. Something must ask for the time every second (heartbeat.ts).
 */
export class SteadyTime {
  onGap: (gap: TimeGap) => void = () => undefined;
  /** The time of day has been set back by this much, in ms. */
  onSetBack: (ms: number) => void = () => undefined;
  /** When the monotonic clock was at 0, in ms since 1970. */
  private base: number;
  private lastSeen: number;
  private lastTold = 0;
  /** How far this time is ahead of the time of day, since that has been set back. */
  private lead = 0;
  /** How long the process has stood still in all. */
  private stood = 0;

  constructor(private readonly sources: Sources) {
    this.lastSeen = sources.monotonic();
    this.base = sources.timeOfDay() - this.lastSeen;
  }

  /** In ms since 1970. */
  wall(): number {
    const monotonic = this.look();
    this.lastTold = Math.max(this.lastTold, Math.round(this.base + monotonic));
    return this.lastTold;
  }

  /** The monotonic clock, without the times in which the process stood still. */
  now(): number {
    return this.look() - this.stood;
  }

  private look(): number {
    const monotonic = this.sources.monotonic();
    const stood = monotonic - this.lastSeen;
    const from = Math.round(this.base + (stood > STANDSTILL_MS ? this.lastSeen : monotonic));
    this.lastSeen = monotonic;
    if (stood > STANDSTILL_MS) this.stood += stood;
    const isStep = this.follow(monotonic);
    if (isStep || stood > STANDSTILL_MS) {
      const to = Math.round(this.base + monotonic);
      this.onGap({ from, to, why: isStep ? 'step' : 'standstill' });
    }
    return monotonic;
  }

  /** Follows the time of day; returns whether that has gone a step ahead. */
  private follow(monotonic: number): boolean {
    const ahead = this.sources.timeOfDay() + this.lead - this.base - monotonic;
    if (ahead < -STEP_MS) {
      this.lead -= ahead;
      this.onSetBack(-ahead);
      return false;
    }
    // What was set back before is only put right.
    const regained = ahead > STEP_MS ? Math.min(this.lead, ahead) : 0;
    this.lead -= regained;
    this.base += ahead - regained;
    return ahead - regained > STEP_MS;
  }
}
