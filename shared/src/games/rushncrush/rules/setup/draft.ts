import {
  BASE,
  CAR_CARD_IDS,
  DRIVER_CARD_IDS,
  fullMines,
  fullSteering,
  fullStructure,
  type CarCardId,
  type DriverCardId,
} from '../../content/cars';
import type { CarId } from '../../state';
import { carIn, refuse, type RuleContext, type Rule, type WhyNot } from '../context';
import { beginRound } from '../rounds/rounds';
import { gridFor, type Field } from '../field';
import { expectDefined } from '../../../../core/ground/result';

/** The draft of cars and drivers; and the grid. (Source L40-L55, "Setup"; R11, R15, R39) */

/** Cars are chosen in random order, then drivers in the reverse order. */
export function planDraft(context: RuleContext): void {
  const cars = context.dice.shuffle(Object.keys(context.state.cars));
  context.state.picks = [
    ...cars.map((car) => ({ car, of: 'car' as const })),
    ...cars.toReversed().map((car) => ({ car, of: 'driver' as const })),
  ];
}

export function giveCar(context: RuleContext, id: CarId, card: CarCardId): void {
  const car = carIn(context, id);
  car.card = card;
  car.structure = fullStructure(card);
  car.steering = fullSteering(card);
  car.brake = BASE.brake;
  car.turbo = BASE.turbo;
  car.mines = fullMines(card);
  const dealt = context.state.options.crews !== 'draft';
  context.emit({ type: 'carTaken', car: id, seat: car.seat, card, dealt });
}

export function giveDriver(context: RuleContext, id: CarId, card: DriverCardId): void {
  const car = carIn(context, id);
  car.driver = card;
  const dealt = context.state.options.crews !== 'draft';
  context.emit({ type: 'driverTaken', car: id, seat: car.seat, card, dealt });
}

/** In random order onto the grid, front row first; then the race begins. Players who have left do not line up. */
export function lineUp(context: RuleContext): void {
  const { state, dice } = context;
  const there = Object.values(state.cars).flatMap(({ id, lost }) => (lost === '' ? [id] : []));
  const grid = gridFor(state);
  for (const [place, id] of dice.shuffle(there).entries()) {
    const car = carIn(context, id);
    car.at = expectDefined(grid[place], 'a place on the grid');
    car.arrived = place;
    context.emit({ type: 'linedUp', car: id, at: car.at });
  }
  state.phase = 'race';
  beginRound(context);
}

/** Car cards that nobody has taken. */
const freeCars = ({ cars }: Pick<Field, 'cars'>): readonly CarCardId[] =>
  CAR_CARD_IDS.filter((card) => !Object.values(cars).some((car) => car.card === card));

/** Driver cards that nobody has taken. */
const freeDrivers = ({ cars }: Pick<Field, 'cars'>): readonly DriverCardId[] =>
  DRIVER_CARD_IDS.filter((card) => !Object.values(cars).some((car) => car.driver === card));

const whyNotPick = ({ picks }: Field, of: 'car' | 'driver', isFree: boolean): WhyNot => {
  if (picks[0]?.of !== of) return refuse('otherKindOfCard');
  return isFree ? undefined : refuse('cardTaken');
};

/** After the last pick the cars line up. */
export function pickOn(context: RuleContext): void {
  if (context.state.picks.length === 0) lineUp(context);
}

function picked(context: RuleContext): void {
  context.state.picks.shift();
  pickOn(context);
}

const picking = (context: RuleContext): CarId => expectDefined(context.state.picks[0], 'a pick').car;

export const takeCar: Rule<'takeCar'> = {
  whyNot: (field, _seat, { card }) => whyNotPick(field, 'car', freeCars(field).includes(card)),
  apply: (context, _seat, { card }) => {
    giveCar(context, picking(context), card);
    picked(context);
  },
  list: (field) =>
    field.picks[0]?.of === 'car' ? freeCars(field).map((card) => ({ type: 'takeCar', card })) : [],
};

export const takeDriver: Rule<'takeDriver'> = {
  whyNot: (field, _seat, { card }) => whyNotPick(field, 'driver', freeDrivers(field).includes(card)),
  apply: (context, _seat, { card }) => {
    giveDriver(context, picking(context), card);
    picked(context);
  },
  list: (field) =>
    field.picks[0]?.of === 'driver' ? freeDrivers(field).map((card) => ({ type: 'takeDriver', card })) : [],
};
