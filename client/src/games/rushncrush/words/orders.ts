import type { Seat } from '@gearhall/shared/core/seats';
import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import type { OrderGroup } from '../../contract';
import { CardForm } from '../orders/CardForm';
import { DriveForm } from '../orders/DriveForm';
import { RollForm } from '../orders/RollForm';
import { orderDesk, wordingOf } from './order';

type Group = OrderGroup<Action, View>;

/** The groups of the orders panel in reading order; the board asks for them by these ids. */
const GROUPS = {
  car: { title: 'Take a car', form: CardForm },
  driver: { title: 'Take a driver', form: CardForm },
  gear: { title: 'Gearstick' },
  turbo: { title: 'Turbo points' },
  brake: { title: 'Brake points' },
  swerve: { title: 'Lane change' },
  drive: { title: 'Drive', form: DriveForm },
  ram: { title: 'Collide', form: DriveForm },
  equipment: { title: 'Equipment' },
  boost: { title: 'Rocket Booster' },
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
  endTurn: 'end',
};

/** The legal actions in groups; every one appears once. */
export function ordersOf(
  view: View,
  seat: Seat,
  legal: readonly Action[],
  names: readonly string[],
): Group[] {
  const desk = orderDesk(view, seat, names);
  return GROUP_IDS.flatMap((id) => {
    const actions = legal.filter(({ type }) => PLACES[type] === id);
    if (actions.length === 0) return [];
    return [{ id, ...GROUPS[id], orders: actions.map((action) => ({ action, ...wordingOf(action, desk) })) }];
  });
}
