import type { Action } from '../../actions';
import type { CarCardId, DriverCardId } from '../../content/cars';

/** Cards, the best first: Structure and Steering for the car, guns for the driver. */
const CARS: readonly CarCardId[] = [
  'gravedigger',
  'permafrost',
  'drumMajor',
  'highNoon',
  'perigee',
  'coffinNail',
];
const DRIVERS: readonly DriverCardId[] = ['sundae', 'mildew', 'borscht', 'zenit', 'rattle', 'turnpike'];

export function bestCard(legal: readonly Action[]): Action | undefined {
  const rank = (action: Action): number => {
    if (action.type === 'takeCar') return CARS.indexOf(action.card);
    return action.type === 'takeDriver' ? DRIVERS.indexOf(action.card) : Infinity;
  };
  return legal.toSorted((one, other) => rank(one) - rank(other))[0];
}
