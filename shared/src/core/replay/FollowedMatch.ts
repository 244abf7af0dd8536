import type { SeenStep } from '../bots/bot';
import { BrokenRule, isRefusal } from '../ground/result';
import type { Viewer } from '../ground/seats';
import type { Work } from '../ground/timeSliced';
import { Match } from '../match';
import { leftTrace, seenAt } from './history';
import { viewStepOf, type ViewHistory, type ViewStep } from './viewHistory';

/**
 * What one viewer has seen of a match that goes on (replay/history.ts), as differences. It is kept, so that each call
 * replays only what has been added since the last one.
 */
export class FollowedMatch {
  private now: Match | undefined;
  private last: SeenStep | undefined;
  private readonly steps: ViewStep[] = [];

  constructor(private readonly viewer: Viewer) {}

  /**
   * The history up to this match, which goes on from that of every earlier call. Work that nobody waits for any more
   * may run on beside the next one: each piece begins where the other has ended.
   */
  *upTo(match: Match): Work<ViewHistory> {
    const { entries } = match;
    this.now ??= this.begun(match);
    for (let entry = entries[this.now.length]; entry; entry = entries[this.now.length]) {
      const played: ReturnType<Match['play']> = this.now.play(entry.seat, entry.action);
      if (isRefusal(played)) throw new BrokenRule(`A match refuses its own action: ${played.refused}.`);
      this.now = played.match;
      this.see(seenAt(played.match, played.events, this.viewer));
      yield this.now.length / entries.length;
    }
    return [...this.steps];
  }

  private begun({ game, start }: Match): Match {
    const { match, events } = Match.begin(game, start);
    this.see(seenAt(match, events, this.viewer));
    return match;
  }

  private see(step: SeenStep): void {
    if (!leftTrace(this.last, step)) return;
    this.steps.push(viewStepOf(this.last, step));
    this.last = step;
  }
}
