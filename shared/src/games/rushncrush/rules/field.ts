import { known } from '../../../core/result';
import type { Seat } from '../../../core/seats';
import type { Car, CarId, Mine, State, Turn } from '../state';
import { roadOf, type Road, type SpaceId } from './road';

/**
 * What both the state and every view tell of the race: everything but its end. The questions of the
 * rules are asked of this, so that the judge, the highlights, the orders panel and the bots share the
 * answers.
 */
export type Field = Omit<State, 'end'>;

export const roadFor = ({ course }: Pick<Field, 'course'>): Road => roadOf(course);

/** Ids come from outside: `constructor` is no car. */
const findCar = (field: Pick<Field, 'cars'>, id: CarId): Car | undefined =>
  Object.hasOwn(field.cars, id) ? field.cars[id] : undefined;

export const carOf = (field: Pick<Field, 'cars'>, id: CarId): Car => known(findCar(field, id), `a car ${id}`);

export const isRacing = ({ lost, at }: Pick<Car, 'lost' | 'at'>): boolean => lost === '' && at !== '';
/** Stands in its place for the rest of the race. Whoever has given up was taken off the track. */
export const isWreck = ({ lost, at }: Pick<Car, 'lost' | 'at'>): boolean => lost !== '' && at !== '';

/** Cars that still race, in the order of their ids. */
export const racing = (field: Pick<Field, 'cars'>): readonly Car[] =>
  Object.values(field.cars).filter(isRacing);

/** The car that races and stands there; at most one does. */
export const carAt = (field: Pick<Field, 'cars'>, at: SpaceId): Car | undefined =>
  racing(field).find((car) => car.at === at);

export const hasWreck = (field: Pick<Field, 'cars'>, at: SpaceId): boolean =>
  Object.values(field.cars).some((car) => isWreck(car) && car.at === at);

export const mineAt = ({ mines }: Pick<Field, 'mines'>, at: SpaceId): Mine | undefined =>
  mines.find((mine) => mine.at === at);

/** The turn and the car whose it is. */
export const turnOf = (field: Field): Turn => known(field.turn, 'a turn');
export const moverOf = (field: Field): Car => carOf(field, turnOf(field).car);

/** Whose turn it is; `undefined` outside the race. */
export const seatOnTurn = (field: Field): Seat | undefined => field.turn && moverOf(field).seat;
