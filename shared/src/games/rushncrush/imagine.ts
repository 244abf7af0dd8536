import { seatsOf } from '../../core/ground/seats';
import { raceOrder } from './rules/rounds/rounds';
import type { State } from './state';
import type { View } from './view';

/** The state that a view shows: a race has no secrets. Undefined before it, while cars are drafted, and at its end. */
export const imagine = (view: View): State | undefined => (view.phase === 'race' ? view : undefined);

/** A car that is one place further back wins half as often. */
export function estimate(state: State): readonly number[] {
  const order = raceOrder(state).map((id) => state.cars[id]?.seat);
  const weights = seatsOf(state.seats.length).map((seat) => weightOf(order.indexOf(seat)));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}

const weightOf = (place: number): number => (place === -1 ? 0 : 2 ** -place);
