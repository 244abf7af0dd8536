import type { Seat } from '@gearhall/shared/core/ground/seats';
import { fixedOf, type CarCardId } from '@gearhall/shared/games/rushncrush/content/cars';
import type { FixedId, ItemId } from '@gearhall/shared/games/rushncrush/content/equipment';
import { findBox } from '@gearhall/shared/games/rushncrush/content/gears';
import type { SpaceId } from '@gearhall/shared/games/rushncrush/rules/course/road';
import type { CarView, View } from '@gearhall/shared/games/rushncrush/view';
import { layoutOf, placeOf, type Place } from './layout';

/** What is drawn of a racing car. */
export interface CarPicture {
  readonly seat: Seat;
  /** Which of two cars of its seat it is; 0 where a seat has only one. */
  readonly number: number;
  readonly card: CarCardId;
  readonly fixed: readonly FixedId[];
  readonly armed: readonly ItemId[];
  readonly place: Place;
  /** 0 in neutral. */
  readonly gear: number;
  readonly speed: number;
  readonly structure: number;
  readonly heat: number;
  /** It is its turn. */
  readonly onTurn: boolean;
}

/** What is drawn of a lost car, where it stands. */
export type WreckPicture = Pick<CarPicture, 'seat' | 'card' | 'place'>;

/** The look of a car before its card is drafted. */
const ANY_CARD: CarCardId = 'permafrost';

/** Which of two cars of its seat a car is; 0 where a seat has only one. */
export function numberOf(cars: View['cars'], { id, seat }: Pick<CarView, 'id' | 'seat'>): number {
  const own = Object.values(cars)
    .filter((one) => one.seat === seat)
    .map((one) => one.id)
    .sort();
  return own.length > 1 ? own.indexOf(id) + 1 : 0;
}

function carPicture(view: View, car: CarView): CarPicture | undefined {
  const place = placeOf(layoutOf(view.course), car.at);
  if (!place) return undefined;
  const card = car.card === '' ? ANY_CARD : car.card;
  const { gear = 0, speed = 0 } = findBox(car.box) ?? {};
  const { seat, armed, structure, heat } = car;
  return {
    ...{ seat, card, place, gear, speed, structure, heat },
    number: numberOf(view.cars, car),
    fixed: fixedOf(car.card),
    armed: [...armed],
    onTurn: view.turn?.car === car.id,
  };
}

/** Every car that stands on the track, by id. */
export const carPictures = (view: View): [string, CarPicture][] =>
  Object.values(view.cars).flatMap((car): [string, CarPicture][] => {
    const picture = car.lost === '' ? carPicture(view, car) : undefined;
    return picture ? [[car.id, picture]] : [];
  });

/** What is drawn of a mine: where it lies, and whose it is. */
export interface MinePicture {
  readonly at: SpaceId;
  /** Absent where that is unknown (a record of older rules). */
  readonly seat: Seat | undefined;
}

export const minePictures = ({ mines, cars }: View): MinePicture[] =>
  mines.map(({ at, car }) => ({ at, seat: cars[car]?.seat }));

export const wreckPictures = (view: View): WreckPicture[] =>
  Object.values(view.cars).flatMap((car) => {
    const picture = car.lost === '' ? undefined : carPicture(view, car);
    return picture ? [picture] : [];
  });
