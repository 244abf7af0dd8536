import type { Seat } from '../../../core/seats';
import type { EndCause } from '../events';
import type { CarId } from '../state';
import { carIn, type Play } from './play';

/** The end of a race. (Source L30; R35) */

/** The first car over the line wins at once, whatever would still befall it. */
export function finish(play: Play, id: CarId): void {
  const { seat } = carIn(play, id);
  play.tell({ type: 'finished', car: id, seat });
  end(play, [seat], 'finish');
}

/** When nobody else has cars left, the last one running has won; when nobody at all has, nobody has. */
export function endIfDecided(play: Play): void {
  if (play.state.phase === 'over') return;
  const left = play.state.seats.flatMap(({ out }, seat) => (out ? [] : [seat]));
  if (left.length === 0) end(play, [], 'allLost');
  else if (left.length === 1 && play.state.seats.length > 1) end(play, left, 'lastRunning');
}

function end(play: Play, winners: Seat[], cause: EndCause): void {
  play.state.phase = 'over';
  play.state.picks = [];
  delete play.state.turn;
  play.state.end = { winners, cause };
  play.tell({ type: 'ended', winners, cause });
}
