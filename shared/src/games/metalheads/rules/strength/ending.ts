import { seatsOf, type Seat } from '../../../../core/ground/seats';
import type { Cause } from '../../state';
import { type RuleContext } from '../context';
import { playerAt, type Field } from '../field';
import { strengthOf } from './strength';

/** The Strengths at the end, with the bonus; players who have left score nothing (M20). */
const finalStrengths = (field: Field): number[] =>
  seatsOf(field.players.length).map((seat) => {
    const bonus = field.bonus?.seat === seat ? field.bonus.add : 0;
    return playerAt(field, seat).out ? 0 : strengthOf(field, seat) + bonus;
  });

/** The game is over; the winner follows from M22, unless one plays alone. */
export function endGame(context: RuleContext, cause: Cause): void {
  const { state } = context;
  const field = context.state;
  const scores = finalStrengths(field);
  state.phase = 'over';
  state.turn.tasks = [];
  state.turn.ready = [];
  state.end = { winners: cause === 'soloLost' ? [] : [winnerOf(field, scores)], cause, scores };
  context.emit({ type: 'ended', cause, strengths: scores });
}

/** The highest Strength; then the most Robots; then the player later in turn order. */
function winnerOf(field: Field, scores: readonly number[]): Seat {
  const { first, players } = field;
  const rank = (seat: Seat): readonly number[] => [
    scores[seat] ?? 0,
    playerAt(field, seat).robots.length,
    (seat - first + players.length) % players.length,
  ];
  const [winner = 0] = seatsOf(players.length)
    .filter((seat) => !playerAt(field, seat).out)
    .sort((a, b) => compare(rank(b), rank(a)));
  return winner;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((value, place) => value !== other[place]);
  return index < 0 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}
