import type { Seat } from '../../../core/seats';
import { closeShot } from './damage';
import { eliminate } from './elimination';
import { isOver } from './ending';
import type { Play } from './play';
import { passOn } from './rerolls';
import { beginIfSettled } from './setup';
import { passTurn } from './turns';

/** T17: whoever leaves the table is out at once. */
export function leave(play: Play, seat: Seat): void {
  const { state } = play;
  eliminate(play, seat, { cause: 'resigned' });
  if (isOver(state)) return;
  if (state.phase === 'races') return beginIfSettled(play);
  settleShot(play, seat);
  // A turn that is left ends without income; who is broke is looked at when the next one ends.
  if (state.turn === seat) passTurn(play);
}

/** A shot of the seat, or at it, is void; otherwise the seat lets the roll stand. */
function settleShot(play: Play, seat: Seat): void {
  const { shot, question, ships, seats } = play.state;
  if (!shot) return;
  const gone = shot.target === undefined ? seats[seat]?.base === shot.base : !ships[shot.target];
  if (shot.by === seat || gone) return closeShot(play);
  if (question?.seat === seat) passOn(play);
}
