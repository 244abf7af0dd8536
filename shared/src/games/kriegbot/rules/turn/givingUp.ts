import { seatsOf, type Seat } from '../../../../core/ground/seats';
import { isSolo, type TeamId } from '../../content/teams';
import { goOn } from './tasks';
import { goOnDesigning } from '../setup/design';
import { isDrawing, robotsOfSeat, teamsIn, type Field } from '../field/field';
import { robotIn, type RuleContext } from '../field/context';
import { hasMole } from '../field/moles';
import { seatsOfTeams } from '../field/seating';
import { endGame } from '../ending/victory';
import { beginWithdrawal, withdrawAll } from '../ending/withdrawal';

/** The next seat of the same team that is still in the game, counting round from the leaver. */
function heirOf({ seats }: Pick<Field, 'seats'>, leaver: Seat): Seat | undefined {
  const round = seatsOf(seats.length).map((steps) => (leaver + 1 + steps) % seats.length);
  return round.find((seat) => seats[seat]?.team === seats[leaver]?.team && seats[seat]?.out === false);
}

/** The sides that somebody still plays. */
const playedSides = (field: Pick<Field, 'teams' | 'seats'>): readonly TeamId[] =>
  teamsIn(field).filter((team) => field.seats.some((seat) => seat.team === team && !seat.out));

/**
 * K66: a player who resigns hands their robots to a team mate; with the last of a team it loses, if only one other is
 * left, or nobody at all. Of three sides the others go on, among robots that stand idle (KS0.25).
 */
export function leave(context: RuleContext, seat: Seat): void {
  const own = context.state.seats[seat];
  if (!own) return;
  own.out = true;
  if (hasMole(context.state)) {
    beginWithdrawal(context, seat);
    goOn(context);
    return;
  }
  if (isSolo(own.team)) {
    leaveAlone(context, seat);
    return;
  }
  const next = heirOf(context.state, seat);
  const heir = next === undefined ? undefined : context.state.seats[next];
  if (next === undefined || !heir) {
    const others = playedSides(context.state);
    if (others.length < 2) endGame(context, 'resigned', seatsOfTeams(context.state, others));
    else abandon(context, seat);
    return;
  }
  for (const { id } of robotsOfSeat(context.state, seat)) {
    robotIn(context, id).seat = next;
    context.emit({ type: 'handedOver', robot: id, seat: next });
  }
  for (const unit of context.state.units.filter((one) => one.seat === seat)) {
    unit.seat = next;
    context.emit({ type: 'unitHandedOver', unit: unit.id, seat: next });
  }
  // The heir has to complete an unfinished design.
  if (!own.ready) heir.ready = false;
  const { question } = context.state;
  if (question?.seat === seat) question.seat = next;
  goOn(context);
}

/** Its robot is destroyed; the last player who is left has won (KS0.25). */
function leaveAlone(context: RuleContext, seat: Seat): void {
  const own = context.state.seats[seat];
  const others = playedSides(context.state);
  if (others.length === 1) {
    endGame(context, 'resigned', seatsOfTeams(context.state, others));
    return;
  }
  withdrawAll(context, seat);
  if (own && isDrawing(context.state.phase)) {
    own.ready = true;
    goOnDesigning(context);
  }
  goOn(context);
}

/** Nothing is prepared for them any more. What they are asked is answered for them (abandoned.ts). */
function abandon(context: RuleContext, seat: Seat): void {
  for (const { id } of robotsOfSeat(context.state, seat))
    context.state.standing[id] = { quiet: false, cards: {} };
  goOn(context);
}
