import type { ReadonlySignal } from '@preact/signals';
import type { TypedThing } from '@gearhall/shared/core/game';
import { isCoreEvent } from '@gearhall/shared/core/log/coreEvents';
import type { Lasting } from '../contract/lasting';

/**
 * Lays the marks of what the board has not filmed: what happened before it was there, was stepped over, or is all that
 * is left after something has been taken back.
 */
export class LastingMarks<View, Event extends TypedThing, BoardSprites> {
  /** The events whose marks are on the board. */
  private known = new WeakSet<TypedThing>();
  private length = -1;

  constructor(
    private readonly past: ReadonlySignal<readonly TypedThing[]> | undefined,
    /** Absent as long as the board cannot draw them. */
    private readonly lasting: () => Lasting<View, Event, BoardSprites> | undefined,
  ) {}

  /** The film of this event leaves its marks. */
  filmed(event: Event): void {
    if (this.lasting()) this.known.add(event);
  }

  /** None of them is on the board any more. */
  forget(): void {
    this.known = new WeakSet();
    this.length = -1;
  }

  /** Lays what is missing, in order. */
  lay(sprites: BoardSprites, view: View): void {
    const [lasting, past] = [this.lasting(), this.past?.peek() ?? []];
    if (!lasting || past.length === this.length) return;
    this.length = past.length;
    const doubtful = doubtfulOf(past, (event) => lasting.isRound(event as Event));
    const own = past.filter((event) => !isCoreEvent(event)) as Event[];
    for (const { event, isCertain, lay } of lasting.of(own, view))
      if (!this.known.has(event) && (isCertain === true || !doubtful.has(event))) lay(sprites);
    for (const event of past) this.known.add(event);
  }
}

/**
 * The log does not say how much was taken back, but nobody goes back farther than into the round before: what has happened
 * since then may not have happened.
 */
function doubtfulOf(
  past: readonly TypedThing[],
  isRound: (event: TypedThing) => boolean,
): ReadonlySet<TypedThing> {
  const doubtful = new Set<TypedThing>();
  past.forEach(({ type }, at) => {
    if (type !== 'takenBack') return;
    const rounds = past.slice(0, at).flatMap((event, before) => (isRound(event) ? [before] : []));
    for (const event of past.slice((rounds.at(-2) ?? -1) + 1, at)) doubtful.add(event);
  });
  return doubtful;
}
