import type { Seat } from '../../../core/ground/seats';
import { CLOCKWISE } from '../content/setups';
import { endActivation } from './activation';
import { eliminateBroke } from './elimination';
import { end, isOver, leadersOf } from './ending';
import { collectIncome } from './income';
import type { RuleContext, Rule } from './context';
import type { Sea } from './sea';

/** Source L82-86, "Turn Sequence", and L120; T14, T16, T34. */

/** All seats, including eliminated ones, in turn order: first the one after `seat`, last `seat` itself. */
export function seatsAfter(sea: Pick<Sea, 'seats'>, seat: Seat): Seat[] {
  const around = CLOCKWISE.map((base) => sea.seats.findIndex((one) => one.base === base)).filter(
    (one) => one >= 0,
  );
  const here = around.indexOf(seat);
  return [...around.slice(here + 1), ...around.slice(0, here + 1)];
}

/** The seat whose turn follows that of `seat`, and whether it reaches or passes the first player's seat. */
export function nextTurn(sea: Pick<Sea, 'seats' | 'first'>, seat: Seat): { seat: Seat; newRound: boolean } {
  const order = seatsAfter(sea, seat);
  const steps = order.findIndex((one) => sea.seats[one]?.out === false);
  return { seat: order[steps] ?? seat, newRound: order.slice(0, steps + 1).includes(sea.first) };
}

export const endTurn: Rule<'endTurn'> = {
  whyNot: () => undefined,
  apply: (context, seat) => {
    endActivation(context);
    collectIncome(context, seat);
    eliminateBroke(context);
    if (!isOver(context.state)) passTurn(context);
  },
  list: () => [{ type: 'endTurn' }],
};

/** The next player's turn begins, unless the rounds are over. */
export function passTurn(context: RuleContext): void {
  const { state } = context;
  const { seat, newRound } = nextTurn(state, state.turn);
  if (newRound && state.round >= state.options.roundLimit)
    return end(context, leadersOf(state), 'roundLimit');
  if (newRound) state.round += 1;
  beginTurn(context, seat);
}

export function beginTurn(context: RuleContext, seat: Seat): void {
  const { state } = context;
  state.turn = seat;
  state.step = 'acting';
  for (const ship of Object.values(state.ships)) if (ship.spent) ship.spent = false;
  context.emit({ type: 'turnBegan', seat, round: state.round });
}
