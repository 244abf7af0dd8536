import { isTakeBack, type Entry } from '@gearhall/shared/core/log/entry';
import type { AnyGame } from '@gearhall/shared/core/game';
import type { Match } from '@gearhall/shared/core/match';
import { seatsOf, type Seat, type Viewer } from '@gearhall/shared/core/ground/seats';

/** An action that a viewer could notice, and the match and their view on both sides of it. */
export interface NoticedAction {
  readonly entry: Entry;
  readonly before: Match;
  readonly after: Match;
  readonly viewBefore: unknown;
  readonly view: unknown;
  /** How many actions this viewer has noticed so far, this one included. */
  readonly count: number;
}

/**
 * When something last happened that concerns a seat, as the number of actions that its viewer has noticed. A seat is
 * concerned if something was done on it (by its person, a bot or the clock) or taken back from it, if it is asked from
 * now on or no longer, and if it is asked something else. What others do while several seats are asked does not concern
 * it, and neither does what its viewer cannot notice.
 */
export class SeatTurns {
  private readonly since = new Map<Seat, number>();

  /** A spectator's document of a game without secrets is that of all seats. */
  constructor(
    private readonly game: AnyGame,
    private readonly viewer: Viewer,
  ) {}

  lastOf(seat: Seat): number {
    return this.since.get(seat) ?? 0;
  }

  note(action: NoticedAction): void {
    for (const seat of this.seatsOf(action.after)) {
      if (this.concerns(seat, action)) this.since.set(seat, action.count);
    }
  }

  private seatsOf(match: Match): readonly Seat[] {
    if (typeof this.viewer === 'number') return [this.viewer];
    return this.game.about.secrets.length === 0 ? seatsOf(match.start.seats) : [];
  }

  private concerns(seat: Seat, action: NoticedAction): boolean {
    const { entry, before, after } = action;
    if (entry.seat === seat || isTakenFrom(seat, action)) return true;
    const isAsked = after.toAct.includes(seat);
    if (isAsked !== before.toAct.includes(seat)) return true;
    return isAsked && (before.answerDeadline?.id !== after.answerDeadline?.id || this.isOther(seat, action));
  }

  /** Is the seat asked something else? Choices of the same kinds are the same question. */
  private isOther(seat: Seat, { viewBefore, view }: NoticedAction): boolean {
    if (viewBefore === view) return false;
    const kindsIn = (seen: unknown): Set<string> =>
      new Set(this.game.legal(seen, seat).map(({ type }) => type));
    const [kinds, last] = [kindsIn(view), kindsIn(viewBefore)];
    return kinds.size !== last.size || [...kinds].some((kind) => !last.has(kind));
  }
}

function isTakenFrom(seat: Seat, { entry: { action }, before }: NoticedAction): boolean {
  return isTakeBack(action) && before.path.some(({ entry, at }) => at >= action.to && entry.seat === seat);
}
