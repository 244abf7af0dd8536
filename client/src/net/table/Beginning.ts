import type { TypedThing } from '@gearhall/shared/core/game';

/** Who is not there by then has come too late (milliseconds). */
const FOR_MS = 4000;

/** The first events of a game that has begun while the page was open, for a board that comes only with the game. */
export class Beginning {
  private events: readonly TypedThing[] = [];
  private until = 0;

  /** `first`: the number of the first of these events, which have just happened; `isHeard`: somebody has been told. */
  keep(first: number, events: readonly TypedThing[], isHeard: boolean): void {
    this.events = first === 0 && !isHeard ? events : [];
    this.until = performance.now() + FOR_MS;
  }

  /** Tells who has just come, as long as nothing else has happened. */
  tell(listener: (events: readonly TypedThing[]) => void): void {
    const { events } = this;
    this.events = [];
    if (events.length > 0 && performance.now() < this.until) listener(events);
  }
}
