import type { Seat } from '../../../core/seats';
import { lose } from './damage';
import { pickOn } from './draft';
import { endIfDecided } from './finishing';
import { carOf } from './field';
import type { Play } from './play';
import { goOn } from './rounds';

/** A person leaves the table: the cars are taken off the track, or never line up. (R34, R39) */
export function leave(play: Play, seat: Seat): void {
  const left = play.state.seats[seat];
  if (!left) return;
  left.resigned = true;
  play.tell({ type: 'resigned', seat });
  for (const car of Object.values(play.state.cars)) {
    if (car.seat === seat && car.lost === '') lose(play, car.id, 'resigned');
  }
  if (play.state.phase === 'draft') leaveDraft(play, seat);
  else goOn(play);
}

function leaveDraft(play: Play, seat: Seat): void {
  const { state } = play;
  state.picks = state.picks.filter(({ car }) => carOf(state, car).seat !== seat);
  endIfDecided(play);
  if (state.phase === 'draft') pickOn(play);
}
