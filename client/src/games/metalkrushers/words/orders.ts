import type { Seat } from '@gearhall/shared/core/seats';
import type { Action, ActionOf } from '@gearhall/shared/games/metalkrushers/actions';
import { ITEMS } from '@gearhall/shared/games/metalkrushers/content/items';
import type { Way } from '@gearhall/shared/games/metalkrushers/rules/moving';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import type { Order, OrderGroup } from '../../contract';
import { BuildForm } from '../build/BuildForm';
import { MoveForm } from '../orders/MoveForm';
import { callsOf } from './calls';
import { promiseOf, waysIn, wordingOf, type OrderDesk } from './order';

type Group = OrderGroup<Action, View>;

/** The groups of the orders panel in reading order; the board asks for them by these ids. */
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
} as const satisfies Readonly<Record<string, Omit<Group, 'id' | 'orders'>>>;
type GroupId = keyof typeof GROUPS;
const GROUP_IDS = Object.keys(GROUPS) as readonly GroupId[];

/** A shield parries among the shields, a weapon among the weapons. */
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

/** The legal actions in groups; every one appears once. */
export function ordersOf(
  view: View,
  seat: Seat,
  legal: readonly Action[],
  names: readonly string[],
): Group[] {
  let ways: readonly Way[] | undefined;
  const desk: OrderDesk = {
    view,
    seat,
    calls: callsOf(view.krushers, names, seat),
    ways: () => (ways ??= waysIn(view)),
  };
  const placed = legal.map((action) => ({ action, place: placeOf(action, view) }));
  return GROUP_IDS.flatMap((id) => {
    const actions = placed.flatMap(({ action, place }) => (place === id ? [action] : []));
    return actions.length > 0 ? [{ id, ...GROUPS[id], orders: ordersFor(actions, desk) }] : [];
  });
}

function ordersFor(actions: readonly Action[], desk: OrderDesk): Order<Action>[] {
  return actions
    .map((action) => ({ action, promise: promiseOf(action, desk) }))
    .sort((one, other) => other.promise - one.promise)
    .map(({ action }) => ({ action, ...wordingOf(action, desk) }));
}
