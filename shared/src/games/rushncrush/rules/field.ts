import { expectDefined } from '../../../core/ground/result';
import type { Seat } from '../../../core/ground/seats';
import type { Car, CarId, Mine, State, Turn } from '../state';
import { roadOf, type Road, type SpaceId } from './course/road';
import { gridOf } from './course/startingGrid';

/**
 * What both the state and every view contain of the race: everything but its end. The rules' questions are asked of
 * this, so that the judge, the highlights, the orders panel and the bots share the answers.
 */
export type Field = Omit<State, 'end'>;

export const roadFor = ({ course }: Pick<Field, 'course'>): Road => roadOf(course);
/** The places at the start, front to back; a place for every car, also for one that has left before the race. */
export const gridFor = ({
  course,
  options,
  cars,
}: Pick<Field, 'course' | 'options' | 'cars'>): readonly SpaceId[] =>
  gridOf(roadOf(course), options, Object.keys(cars).length);

/** The car with this id. Ids come from outside: `constructor` is no car. */
const findCar = (field: Pick<Field, 'cars'>, id: CarId): Car | undefined =>
  Object.hasOwn(field.cars, id) ? field.cars[id] : undefined;

export const carOf = (field: Pick<Field, 'cars'>, id: CarId): Car =>
  expectDefined(findCar(field, id), `a car ${id}`);

export const isRacing = ({ lost, at }: Pick<Car, 'lost' | 'at'>): boolean => lost === '' && at !== '';
/** Is a wreck on the track for the rest of the race. Cars of players who resigned are taken off the track. */
export const isWreck = ({ lost, at }: Pick<Car, 'lost' | 'at'>): boolean => lost !== '' && at !== '';

/** Cars that still race, in the order of their ids. */
export const racing = (field: Pick<Field, 'cars'>): readonly Car[] =>
  Object.values(field.cars).filter(isRacing);

/** The racing car on this space; there is at most one. */
export const carAt = (field: Pick<Field, 'cars'>, at: SpaceId): Car | undefined =>
  racing(field).find((car) => car.at === at);

export const hasWreck = (field: Pick<Field, 'cars'>, at: SpaceId): boolean =>
  Object.values(field.cars).some((car) => isWreck(car) && car.at === at);

export const mineAt = ({ mines }: Pick<Field, 'mines'>, at: SpaceId): Mine | undefined =>
  mines.find((mine) => mine.at === at);

/** The turn and its car. */
export const turnOf = (field: Field): Turn => expectDefined(field.turn, 'a turn');
export const moverOf = (field: Field): Car => carOf(field, turnOf(field).car);

/** The seat on turn; `undefined` outside the race. */
export const seatOnTurn = (field: Field): Seat | undefined => field.turn && moverOf(field).seat;
