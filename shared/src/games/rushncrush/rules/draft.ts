import {
  BASE,
  CAR_CARD_IDS,
  DRIVER_CARD_IDS,
  fullMines,
  fullSteering,
  fullStructure,
  type CarCardId,
  type DriverCardId,
} from '../content/cars';
import type { CarId } from '../state';
import { carIn, no, type Play, type Rule, type WhyNot } from './play';
import { roadOf } from './road';
import { beginRound } from './rounds';
import type { Field } from './field';
import { known } from '../../../core/result';

/** Cars and drivers, drafted; and the grid. (Source L40-L55, "Setup"; R11, R15, R39) */

/** The cars choose in the order of the lot, then their drivers in the reverse order. */
export function planDraft(play: Play): void {
  const cars = play.dice.shuffle(Object.keys(play.state.cars));
  play.state.picks = [
    ...cars.map((car) => ({ car, of: 'car' as const })),
    ...cars.toReversed().map((car) => ({ car, of: 'driver' as const })),
  ];
}

export function giveCar(play: Play, id: CarId, card: CarCardId): void {
  const car = carIn(play, id);
  car.card = card;
  car.structure = fullStructure(card);
  car.steering = fullSteering(card);
  car.brake = BASE.brake;
  car.turbo = BASE.turbo;
  car.mines = fullMines(card);
  const dealt = play.state.options.crews !== 'draft';
  play.tell({ type: 'carTaken', car: id, seat: car.seat, card, dealt });
}

export function giveDriver(play: Play, id: CarId, card: DriverCardId): void {
  const car = carIn(play, id);
  car.driver = card;
  const dealt = play.state.options.crews !== 'draft';
  play.tell({ type: 'driverTaken', car: id, seat: car.seat, card, dealt });
}

/** By lot onto the grid, front row first; then the race begins. Who has left meanwhile does not line up. */
export function lineUp(play: Play): void {
  const { state, dice } = play;
  const { grid } = roadOf(state.course);
  const there = Object.values(state.cars).flatMap(({ id, lost }) => (lost === '' ? [id] : []));
  for (const [place, id] of dice.shuffle(there).entries()) {
    const car = carIn(play, id);
    car.at = known(grid[place], 'a place on the grid');
    car.arrived = place;
    play.tell({ type: 'linedUp', car: id, at: car.at });
  }
  state.phase = 'race';
  beginRound(play);
}

/** Car cards that nobody has taken. */
const freeCars = ({ cars }: Pick<Field, 'cars'>): readonly CarCardId[] =>
  CAR_CARD_IDS.filter((card) => !Object.values(cars).some((car) => car.card === card));

/** Driver cards that nobody has taken. */
const freeDrivers = ({ cars }: Pick<Field, 'cars'>): readonly DriverCardId[] =>
  DRIVER_CARD_IDS.filter((card) => !Object.values(cars).some((car) => car.driver === card));

const whyNotPick = ({ picks }: Field, of: 'car' | 'driver', isFree: boolean): WhyNot => {
  if (picks[0]?.of !== of) return no('otherKindOfCard');
  return isFree ? undefined : no('cardTaken');
};

/** After the last pick the cars line up. */
export function pickOn(play: Play): void {
  if (play.state.picks.length === 0) lineUp(play);
}

function picked(play: Play): void {
  play.state.picks.shift();
  pickOn(play);
}

const picking = (play: Play): CarId => known(play.state.picks[0], 'a pick').car;

export const takeCar: Rule<'takeCar'> = {
  whyNot: (field, _seat, { card }) => whyNotPick(field, 'car', freeCars(field).includes(card)),
  apply: (play, _seat, { card }) => {
    giveCar(play, picking(play), card);
    picked(play);
  },
  list: (field) =>
    field.picks[0]?.of === 'car' ? freeCars(field).map((card) => ({ type: 'takeCar', card })) : [],
};

export const takeDriver: Rule<'takeDriver'> = {
  whyNot: (field, _seat, { card }) => whyNotPick(field, 'driver', freeDrivers(field).includes(card)),
  apply: (play, _seat, { card }) => {
    giveDriver(play, picking(play), card);
    picked(play);
  },
  list: (field) =>
    field.picks[0]?.of === 'driver' ? freeDrivers(field).map((card) => ({ type: 'takeDriver', card })) : [],
};
