import { seatsOf, type Seat } from '../../../core/seats';
import { otherTeam } from '../content/teams';
import { goOn } from './agenda';
import { robotsOfSeat, type Field } from './field';
import { robotIn, type Play } from './play';
import { endGame } from './victory';

/** The next seat of the same team that is still in the game, going round from the leaver. */
function heirOf({ seats }: Pick<Field, 'seats'>, leaver: Seat): Seat | undefined {
  const round = seatsOf(seats.length).map((steps) => (leaver + 1 + steps) % seats.length);
  return round.find((seat) => seats[seat]?.team === seats[leaver]?.team && seats[seat]?.out === false);
}

/** K66: who gives up hands their robots to a team mate; the last of a team gives the game away. */
export function leave(play: Play, seat: Seat): void {
  const own = play.state.seats[seat];
  if (!own) return;
  own.out = true;
  const next = heirOf(play.state, seat);
  const heir = next === undefined ? undefined : play.state.seats[next];
  if (next === undefined || !heir) {
    endGame(play, 'resigned', otherTeam(own.team));
    return;
  }
  for (const { id } of robotsOfSeat(play.state, seat)) {
    robotIn(play, id).seat = next;
    play.tell({ type: 'handedOver', robot: id, seat: next });
  }
  // An unfinished design is the heir's to finish.
  if (!own.ready) heir.ready = false;
  const { question } = play.state;
  if (question?.seat === seat) question.seat = next;
  goOn(play);
}
