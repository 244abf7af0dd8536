import { isRacing } from '@gearhall/shared/games/rushncrush/rules/field';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import { seatsLeft, type TurnOrder } from '../../stage/contract/turnOrder';

/** In the order of the round, front to back: by its first car, where a seat has two. The next round has an order of its own. */
export function turnOrder({ order, cars, seats, turn }: View): TurnOrder {
  const left = seatsLeft(seats);
  const driving = order.flatMap((id) => cars[id]?.seat ?? []);
  const following = turn ? order.slice(order.indexOf(turn.car) + 1).flatMap((id) => cars[id] ?? []) : [];
  return {
    seats: [...new Set([...driving, ...left])].filter((seat) => left.includes(seat)),
    next: following.find(isRacing)?.seat,
  };
}
