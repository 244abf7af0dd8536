import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Action, ActionOf } from '@gearhall/shared/games/rushncrush/actions';
import { CAR_CARDS, DRIVER_CARDS } from '@gearhall/shared/games/rushncrush/content/cars';
import { costs, GUN, has, type ItemId } from '@gearhall/shared/games/rushncrush/content/equipment';
import { findBox, NEUTRAL, nextBoxes, type Stick } from '@gearhall/shared/games/rushncrush/content/gears';
import { shotDice, targetOf } from '@gearhall/shared/games/rushncrush/rules/equipment/aiming';
import { carAt, moverOf, turnOf } from '@gearhall/shared/games/rushncrush/rules/field';
import { SIDES } from '@gearhall/shared/games/rushncrush/rules/gears/odds';
import { boostPreview, previewOf } from '@gearhall/shared/games/rushncrush/rules/previews/previews';
import { heatDiceOf, rowOf } from '@gearhall/shared/games/rushncrush/rules/gears/rolling';
import { FINISH } from '@gearhall/shared/games/rushncrush/rules/course/road';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import { stretchFinder, type StretchFinder, type WayAction } from '../prospects/ways';
import { callsOf, type Calls } from './cars/calls';
import { equipmentHelp } from './cars/equipment';
import {
  boxInWords,
  capital,
  carName,
  chanceInWords,
  count,
  driverName,
  fixedInWords,
  ITEM_NAMES,
  itemsInWords,
  listOf,
  placeInWords,
  rowInWords,
  STAY,
  TEAM_NAMES,
  WAY_WORDS,
  zoneInWords,
} from './cars/names';
import { boostInWords, costInWords, previewInWords } from './cars/previews';

/** What the words of an order may use. */
export interface OrderContext {
  readonly view: View;
  readonly calls: Calls;
  /** The stretch of an order to drive or to hit something. */
  readonly stretchFor: StretchFinder;
}

export interface Wording {
  readonly label: string;
  readonly detail?: string;
}

export const orderContext = (view: View, seat: Seat, names: readonly string[]): OrderContext => ({
  view,
  calls: callsOf(view.cars, names, seat),
  stretchFor: stretchFinder(view),
});

const and = (...parts: readonly string[]): { readonly detail?: string } => {
  const said = parts.filter((part) => part !== '');
  return said.length === 0 ? {} : { detail: capital(said.join('; ')) };
};

/** "Yellow, 1 heat die; the highest of 3 steering dice": what a box would bring. */
export function boxBrings(id: string): string {
  const box = findBox(id);
  return box ? `${zoneInWords(box.zone, heatDiceOf(id))}; ${rowInWords(rowOf(id))}` : '';
}

const STICKS: Readonly<Record<Stick, string>> = {
  accelerate: 'Accelerate to',
  brake: 'Slow down to',
  shift: 'Change to',
};

function gearWords({ box }: ActionOf<'gear'>, { view }: OrderContext): Wording {
  const stick = nextBoxes(moverOf(view).box).find((next) => next.box === box)?.stick ?? 'shift';
  return { label: `${STICKS[stick]} ${boxInWords(box)}`, ...and(boxBrings(box)) };
}

function targetName(to: string, { view, calls }: OrderContext): string {
  const target = carAt(view, to);
  return target ? calls.full(target.id) : 'a car';
}

/** What the stretch of an order costs, and what it meets, given the equipment used. */
function stretchWords(action: WayAction, { view, calls, stretchFor }: OrderContext): readonly string[] {
  const stretch = stretchFor(action);
  if (!stretch) return [];
  const use = action.type === 'sideRam' ? action.use : [];
  const met = stretch.to === FINISH ? '' : previewInWords(previewOf(view, stretch), calls, use);
  return [costInWords(stretch), met];
}

const rolled = ({ view }: OrderContext): string => {
  const { box } = moverOf(view);
  const dice = heatDiceOf(box);
  return `${dice === 0 ? 'No heat dice' : count(dice, 'heat die', 'heat dice')}; ${rowInWords(rowOf(box))}`;
};

function ramLabel({ by, to, points, use }: ActionOf<'sideRam'>, context: OrderContext): string {
  const used = use.length === 0 ? '' : `, using ${listOf(use.map((item) => `the ${ITEM_NAMES[item]}`))}`;
  return `${points}: Side Ram to the ${by}, into ${targetName(to, context)} on ${placeInWords(to)}${used}`;
}

const useLabel = (item: ItemId): string => `${has(item, 'shoots') ? 'Fire' : 'Use'} the ${ITEM_NAMES[item]}`;

/** "At Ada’s Perigee, 2 spaces away: 2 dice, 33 % each for 1 damage". */
function useHelp({ item }: ActionOf<'use'>, { view, calls }: OrderContext): string {
  if (!has(item, 'shoots')) return equipmentHelp(item);
  const target = targetOf(view, moverOf(view), item);
  if (!target) return equipmentHelp(item);
  const brings = costs(item, 'heat') ? '1 heat' : '1 damage';
  const dice = count(shotDice(target.range), 'die', 'dice');
  return `at ${calls.full(target.car)}, ${count(target.range, 'space')} away: ${dice}, each ${chanceInWords(GUN.hitUpTo / SIDES)} for ${brings}`;
}

const WORDINGS: {
  readonly [Type in Action['type']]: (action: ActionOf<Type>, context: OrderContext) => Wording;
} = {
  takeCar: ({ card }) => ({
    label: carName(card),
    detail: `${TEAM_NAMES[CAR_CARDS[card].team]}: ${fixedInWords(CAR_CARDS[card].fixed)}`,
  }),
  takeDriver: ({ card }) => ({
    label: driverName(card),
    detail: `${TEAM_NAMES[DRIVER_CARDS[card].team]}: ${itemsInWords(DRIVER_CARDS[card].items)}`,
  }),
  gear: gearWords,
  turbo: ({ box }) => ({
    label: `Turbo point: accelerate to ${boxInWords(box)}`,
    ...and(boxBrings(box), 'every heat die is hot on one number more'),
  }),
  brake: ({ box }) => ({ label: `Brake point: slow down to ${boxInWords(box)}`, ...and(boxBrings(box)) }),
  roll: (_roll, context) =>
    moverOf(context.view).box === NEUTRAL
      ? { label: STAY, detail: 'The car stands still' }
      : { label: 'Roll the dice', ...and(rolled(context)) },
  drive: (action, context) => ({
    label:
      action.to === FINISH
        ? `${action.points}: over the line`
        : `${action.points}: drive to ${placeInWords(action.to)}`,
    ...and(...stretchWords(action, context)),
  }),
  crash: (action, context) => ({
    label: `${action.points}: into the wall on ${placeInWords(action.to)}, ${WAY_WORDS[action.by]}`,
    ...and(...stretchWords(action, context)),
  }),
  sideRam: (action, context) => ({
    label: ramLabel(action, context),
    ...and(...stretchWords(action, context)),
  }),
  rushNCrush: (action, context) => ({
    label: `${action.points}: Rush ’n’ Crush into ${targetName(action.to, context)} on ${placeInWords(action.to)}`,
    ...and(...stretchWords(action, context)),
  }),
  swerve: ({ by }) => ({ label: `Change lanes to the ${by}` }),
  arm: ({ item }, { view }) => ({
    label: `Arm the ${ITEM_NAMES[item]}`,
    ...and(equipmentHelp(item), activationsLeft(view)),
  }),
  use: (action, context) => ({
    label: useLabel(action.item),
    ...and(useHelp(action, context), activationsLeft(context.view)),
  }),
  boost: ({ spaces }, { view, calls }) => ({
    label: `Rocket Booster: ${count(spaces, 'space')}`,
    ...and(boostInWords(boostPreview(view, moverOf(view), spaces), calls)),
  }),
  burnOn: (_on, { view, calls }) => ({
    label: `Burn on: ${count(turnOf(view).boost, 'space')}`,
    ...and(boostInWords(boostPreview(view, moverOf(view), turnOf(view).boost), calls)),
  }),
  layMine: (_lay, { view }) => ({
    label: `Drop a mine on ${placeInWords(turnOf(view).left)}`,
    ...and(`${count(moverOf(view).mines, 'mine')} aboard`, activationsLeft(view)),
  }),
  endTurn: () => ({ label: 'End the turn' }),
};

const activationsLeft = (view: View): string => `${turnOf(view).activations} of 2 Activations left`;

export function wordingOf(action: Action, context: OrderContext): Wording {
  const wording = WORDINGS[action.type] as (action: Action, context: OrderContext) => Wording;
  return wording(action, context);
}
