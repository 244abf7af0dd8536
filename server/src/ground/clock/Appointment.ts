import type { Cancel, Clock } from './Clock';

/** At most one planned job: a new one replaces it. */
export class Appointment {
  private planned: Cancel | undefined;

  constructor(private readonly clock: Clock) {}

  get isPlanned(): boolean {
    return this.planned !== undefined;
  }

  plan(ms: number, job: () => void): void {
    this.cancel();
    this.planned = this.clock.after(ms, () => {
      this.planned = undefined;
      job();
    });
  }

  cancel(): void {
    this.planned?.();
    this.planned = undefined;
  }
}
