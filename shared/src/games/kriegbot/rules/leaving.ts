import { seatsOf, type Seat } from '../../../core/seats';
import { goOn } from './agenda';
import { robotsOfSeat, teamsIn, type Field } from './field';
import { robotIn, type RuleContext } from './context';
import { seatsOfTeams } from './verdicts';
import { endGame } from './victory';

/** The next seat of the same team that is still in the game, counting round from the leaver. */
function heirOf({ seats }: Pick<Field, 'seats'>, leaver: Seat): Seat | undefined {
  const round = seatsOf(seats.length).map((steps) => (leaver + 1 + steps) % seats.length);
  return round.find((seat) => seats[seat]?.team === seats[leaver]?.team && seats[seat]?.out === false);
}

/** K66: a player who resigns hands their robots to a team mate; the last of a team loses the game. */
export function leave(context: RuleContext, seat: Seat): void {
  const own = context.state.seats[seat];
  if (!own) return;
  own.out = true;
  const next = heirOf(context.state, seat);
  const heir = next === undefined ? undefined : context.state.seats[next];
  if (next === undefined || !heir) {
    const others = teamsIn(context.state).filter((team) => team !== own.team);
    endGame(context, 'resigned', seatsOfTeams(context.state, others));
    return;
  }
  for (const { id } of robotsOfSeat(context.state, seat)) {
    robotIn(context, id).seat = next;
    context.emit({ type: 'handedOver', robot: id, seat: next });
  }
  // The heir has to complete an unfinished design.
  if (!own.ready) heir.ready = false;
  const { question } = context.state;
  if (question?.seat === seat) question.seat = next;
  goOn(context);
}
