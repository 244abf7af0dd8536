import type { Action, ActionOf } from '@gearhall/shared/games/metalkrushers/actions';
import { ITEMS } from '@gearhall/shared/games/metalkrushers/content/items';
import type { Way } from '@gearhall/shared/games/metalkrushers/rules/movement/moving';
import type { Event } from '@gearhall/shared/games/metalkrushers/events';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import type { Words } from '../../../stage/contract/words';
import type { Order } from '../../../stage/contract/orders';
import { groupsOf, type Heading } from '../../../ui/words/language/orderGroups';
import { BuildForm } from '../build/BuildForm';
import { MoveForm } from './MoveForm';
import { callsOf } from '../words/calls';
import { promiseOf, waysIn, wordingOf, type OrderContext } from '../words/order';

/** The groups of the orders panel in reading order; the board refers to them by these ids. */
const GROUPS = {
  build: { title: 'Your build', form: BuildForm },
  order: { title: 'Order of movement' },
  arm: { title: 'Arms' },
  oust: { title: 'Oust' },
  move: { title: 'Move', form: MoveForm },
  target: { title: 'Attack' },
  reflex: { title: 'Reflex Facing' },
  shield: { title: 'Shield' },
  parry: { title: 'Parry' },
  strike: { title: 'Strike' },
  end: { title: 'End', pinned: true },
  decline: { title: 'No', pinned: true },
} as const satisfies Readonly<Record<string, Heading<Action, View>>>;
type GroupId = keyof typeof GROUPS;

/** A shield parries in the group of shields, a weapon in the group of weapons. */
function parryGroup({ arm }: ActionOf<'parry'>, view: View): GroupId {
  const held = view.krushers[view.question?.krusher ?? '']?.arms[arm];
  const isShield = held && held !== 'hidden' && ITEMS[held].kind === 'shield';
  return isShield ? 'shield' : 'parry';
}

const PLACES: {
  readonly [Type in Action['type']]: GroupId | ((action: ActionOf<Type>, view: View) => GroupId);
} = {
  build: 'build',
  save: 'order',
  chooseMover: 'order',
  move: 'move',
  endMove: 'end',
  oust: 'oust',
  arm: 'arm',
  chooseArmament: 'arm',
  attack: 'target',
  reflex: 'reflex',
  block: 'shield',
  spare: 'shield',
  parry: parryGroup,
  strike: 'strike',
  pass: 'decline',
};

function placeOf(action: Action, view: View): GroupId {
  const place = PLACES[action.type] as GroupId | ((action: Action, view: View) => GroupId);
  return typeof place === 'string' ? place : place(action, view);
}

/** The legal actions in groups; each appears once. */
export const ordersOf: Words<View, Action, Event>['orders'] = (view, seat, legal, names) => {
  let ways: readonly Way[] | undefined;
  const context: OrderContext = {
    view,
    seat,
    calls: callsOf(view.krushers, names, seat),
    ways: () => (ways ??= waysIn(view)),
  };
  return groupsOf(
    GROUPS,
    legal,
    (action) => placeOf(action, view),
    (actions) => ordersFor(actions, context),
  );
};

function ordersFor(actions: readonly Action[], context: OrderContext): Order<Action>[] {
  return actions
    .map((action) => ({ action, promise: promiseOf(action, context) }))
    .sort((one, other) => other.promise - one.promise)
    .map(({ action }) => ({ action, ...wordingOf(action, context) }));
}
