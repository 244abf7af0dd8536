import { SKULL_HEAT } from '../content/cars';
import type { DamageSource, HeatSource, LossCause } from '../events';
import type { CarId } from '../state';
import { isRacing } from './field';
import { carIn, type Play } from './play';

/** Losing Structure, taking heat, and what is left of a car. (Source L21-L23; R34) */

/** Structure points go; with the last one the car is a wreck. Fewer may be left than go. */
export function damage(play: Play, id: CarId, points: number, by: DamageSource): void {
  const car = carIn(play, id);
  if (points === 0 || !isRacing(car)) return;
  car.structure = Math.max(0, car.structure - points);
  play.tell({ type: 'damaged', car: id, by, points, structure: car.structure });
  if (car.structure === 0) lose(play, id, 'structure');
}

/** Heat points come; at the skull the engine blows up. */
export function heat(play: Play, id: CarId, points: number, by: HeatSource): void {
  const car = carIn(play, id);
  if (points === 0 || !isRacing(car)) return;
  car.heat = Math.min(SKULL_HEAT, car.heat + points);
  play.tell({ type: 'heated', car: id, by, points, heat: car.heat });
  if (car.heat === SKULL_HEAT) lose(play, id, 'heat');
}

/** The car is out of the race. It stays where it stands, as a wreck; who gives up takes it off the track. */
export function lose(play: Play, id: CarId, cause: LossCause): void {
  const car = carIn(play, id);
  car.lost = cause;
  if (cause === 'resigned') car.at = '';
  play.tell({ type: 'lost', car: id, cause });
  const seat = play.state.seats[car.seat];
  const left = Object.values(play.state.cars).some((one) => one.seat === car.seat && one.lost === '');
  if (seat && !left) seat.out = true;
}
