import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { CarCardId } from '@gearhall/shared/games/rushncrush/content/cars';
import { carName, nameOf, owning } from './names';

/** What a car is called by. */
interface Called {
  readonly seat: Seat;
  readonly card: CarCardId | '';
}
export type Roll = Readonly<Record<string, Called>>;

/** The names of cars: no two in a race have the same card. */
export interface Calls {
  /** "Perigee"; before it has a card as `full`. */
  readonly short: (car: string) => string;
  /** "Ada’s Perigee"; "Ada’s car", "Ada’s second car" before it has a card. */
  readonly full: (car: string) => string;
}

/** With `me`, mine are called "your Perigee". */
export function callsOf(roll: Roll, names: readonly string[], me?: Seat): Calls {
  const owner = (seat: Seat): string => (seat === me ? 'your' : owning(nameOf(names, seat)));
  const full = (id: string): string => {
    const car = roll[id];
    if (!car) return `car ${Number(id.slice(1)) + 1}`;
    if (car.card !== '') return `${owner(car.seat)} ${carName(car.card)}`;
    const own = Object.keys(roll).filter((one) => roll[one]?.seat === car.seat);
    return `${owner(car.seat)} ${own.length > 1 ? `${own.indexOf(id) === 0 ? 'first' : 'second'} ` : ''}car`;
  };
  const short = (id: string): string => {
    const card = roll[id]?.card ?? '';
    return card === '' ? full(id) : carName(card);
  };
  return { short, full };
}
