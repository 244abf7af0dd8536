import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import type { Event } from '@gearhall/shared/games/rushncrush/events';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import type { Words } from '../../../stage/contract/words';
import { groupsOf, type Heading } from '../../../ui/words/language/orderGroups';
import { CardForm } from './CardForm';
import { DriveForm } from './DriveForm';
import { RollForm } from './RollForm';
import { SparedPoints, StickForm } from './StickForm';
import { orderContext, wordingOf } from '../words/order';

/** The groups of the orders panel in reading order; the board refers to them by these ids. */
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
} as const satisfies Readonly<Record<string, Heading<Action, View>>>;
type GroupId = keyof typeof GROUPS;

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

/** Turbo and Brake points that gain nothing: the gear action reaches the same box for free. */
const isSpared = (action: Action, legal: readonly Action[]): boolean =>
  (action.type === 'turbo' || action.type === 'brake') &&
  legal.some((other) => other.type === 'gear' && other.box === action.box);

const placeOf = (action: Action, legal: readonly Action[]): GroupId =>
  isSpared(action, legal) ? 'spared' : PLACES[action.type];

/** The legal actions in groups; each appears once. */
export const ordersOf: Words<View, Action, Event>['orders'] = (view, seat, legal, names) => {
  const context = orderContext(view, seat, names);
  return groupsOf(
    GROUPS,
    legal,
    (action) => placeOf(action, legal),
    (actions) => actions.map((action) => ({ action, ...wordingOf(action, context) })),
  );
};
