import type { Seat } from '@gearhall/shared/core/seats';
import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import type { OrderGroup } from '../../contract';
import { CardForm } from '../orders/CardForm';
import { DriveForm } from '../orders/DriveForm';
import { RollForm } from '../orders/RollForm';
import { SparedPoints, StickForm } from '../orders/StickForm';
import { orderDesk, wordingOf } from './order';

type Group = OrderGroup<Action, View>;

/** The groups of the orders panel in reading order; the board asks for them by these ids. */
const GROUPS = {
  car: { title: 'Take a car', form: CardForm },
  driver: { title: 'Take a driver', form: CardForm },
  gear: { title: 'Gearstick', form: StickForm },
  turbo: { title: 'Turbo points', form: StickForm },
  brake: { title: 'Brake points', form: StickForm },
  swerve: { title: 'Lane change' },
  drive: { title: 'Drive', form: DriveForm },
  ram: { title: 'Collide', form: DriveForm },
  equipment: { title: 'Equipment' },
  boost: { title: 'Rocket Booster' },
  spared: { title: 'Points to spare', form: SparedPoints },
  roll: { title: 'Dice', form: RollForm, pinned: true },
  end: { title: 'End', pinned: true },
} as const satisfies Readonly<Record<string, Omit<Group, 'id' | 'orders'>>>;
type GroupId = keyof typeof GROUPS;
const GROUP_IDS = Object.keys(GROUPS) as readonly GroupId[];

const PLACES: Readonly<Record<Action['type'], GroupId>> = {
  takeCar: 'car',
  takeDriver: 'driver',
  gear: 'gear',
  turbo: 'turbo',
  brake: 'brake',
  roll: 'roll',
  drive: 'drive',
  crash: 'ram',
  sideRam: 'ram',
  rushNCrush: 'ram',
  swerve: 'swerve',
  arm: 'equipment',
  use: 'equipment',
  layMine: 'equipment',
  boost: 'boost',
  burnOn: 'boost',
  endTurn: 'end',
};

/** Turbo and Brake points that buy nothing: the gear action reaches the same box for free. */
const isSpared = (action: Action, legal: readonly Action[]): boolean =>
  (action.type === 'turbo' || action.type === 'brake') &&
  legal.some((other) => other.type === 'gear' && other.box === action.box);

const placeOf = (action: Action, legal: readonly Action[]): GroupId =>
  isSpared(action, legal) ? 'spared' : PLACES[action.type];

/** The legal actions in groups; every one appears once. */
export function ordersOf(
  view: View,
  seat: Seat,
  legal: readonly Action[],
  names: readonly string[],
): Group[] {
  const desk = orderDesk(view, seat, names);
  return GROUP_IDS.flatMap((id) => {
    const actions = legal.filter((action) => placeOf(action, legal) === id);
    if (actions.length === 0) return [];
    return [{ id, ...GROUPS[id], orders: actions.map((action) => ({ action, ...wordingOf(action, desk) })) }];
  });
}
