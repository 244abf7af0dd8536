import { SKULL_HEAT } from '../content/cars';
import type { DamageSource, HeatSource, LossCause } from '../events';
import type { CarId } from '../state';
import { isRacing } from './field';
import { carIn, type RuleContext } from './context';

/** Losing Structure, taking heat, and lost cars. (Source L21-L23; R34) */

/** Removes Structure points; without any left the car is a wreck. The damage may exceed the points left. */
export function damage(context: RuleContext, id: CarId, points: number, by: DamageSource): void {
  const car = carIn(context, id);
  if (points === 0 || !isRacing(car)) return;
  car.structure = Math.max(0, car.structure - points);
  context.emit({ type: 'damaged', car: id, by, points, structure: car.structure });
  if (car.structure === 0) lose(context, id, 'structure');
}

/** Adds heat points; at the skull the engine blows up. */
export function heat(context: RuleContext, id: CarId, points: number, by: HeatSource): void {
  const car = carIn(context, id);
  if (points === 0 || !isRacing(car)) return;
  car.heat = Math.min(SKULL_HEAT, car.heat + points);
  context.emit({ type: 'heated', car: id, by, points, heat: car.heat });
  if (car.heat === SKULL_HEAT) lose(context, id, 'heat');
}

/** The car is out of the race. It stays where it is, as a wreck; a player who resigns takes it off the track. */
export function lose(context: RuleContext, id: CarId, cause: LossCause): void {
  const car = carIn(context, id);
  car.lost = cause;
  if (cause === 'resigned') car.at = '';
  context.emit({ type: 'lost', car: id, cause });
  const seat = context.state.seats[car.seat];
  const left = Object.values(context.state.cars).some((one) => one.seat === car.seat && one.lost === '');
  if (seat && !left) seat.out = true;
}
