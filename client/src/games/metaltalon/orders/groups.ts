import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Action, ActionOf } from '@gearhall/shared/games/metaltalon/actions';
import { budgetOf } from '@gearhall/shared/games/metaltalon/rules/activation';
import { aimsOf } from '@gearhall/shared/games/metaltalon/rules/aiming';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import type { Order, OrderGroup } from '../../../stage/contract/orders';
import { KeepCoinsForm } from './KeepCoinsForm';
import { launchForm } from './LaunchForm';
import { OutOfRange } from './OutOfRange';
import { SplitForm } from './SplitForm';
import type { Aim } from '../prospects/moveOptions';
import { capital, count, shipName } from '../words/names';
import { isVain, weightOf, wordingOf, type OrderContext, type Wording } from '../words/order';

/**
 * The groups of the orders panel, in reading order; those of ships come after "question" and before
 * "launch".
 */
interface Place {
  readonly rank: number;
  readonly id: string;
}

const shipPlace = ({ ship }: { ship: string }): Place => ({ rank: 2, id: ship });
const at = (rank: number, id: string) => (): Place => ({ rank, id });

const PLACES = {
  rerollRace: at(0, 'race'),
  keepRace: at(0, 'race'),
  reroll: at(1, 'roll'),
  letStand: at(1, 'roll'),
  keepCoins: at(1, 'damage'),
  move: shipPlace,
  recycle: shipPlace,
  invade: shipPlace,
  fireAtShip: shipPlace,
  fireAtBase: shipPlace,
  launch: at(3, 'launch'),
  split: at(4, 'split'),
  askMe: at(6, 'settings'),
  endTurn: at(7, 'turn'),
} satisfies { [Type in Action['type']]: (action: ActionOf<Type>) => Place };

/** Below all that can be done. */
const OUT_OF_RANGE: Place = { rank: 5, id: 'outOfRange' };

function placeOf(action: Action, context: OrderContext): Place {
  if (isVain(action, context)) return OUT_OF_RANGE;
  const place = PLACES[action.type] as (action: Action) => Place;
  return place(action);
}

const TITLES: Readonly<Record<string, string>> = {
  race: 'Your race',
  roll: 'The roll',
  damage: 'Damage',
  launch: 'Launch',
  split: 'Split a ship',
  outOfRange: 'Out of range',
  turn: 'Turn',
  settings: 'Re-rolls',
};

function titleOf(id: string, view: View): string {
  const title = TITLES[id];
  if (title) return title;
  const { moves, shots } = budgetOf(view, id);
  const left = view.active?.ship === id ? ' left' : '';
  const where = view.ships[id]?.at ?? '';
  return `${capital(shipName(id))} at ${where} (${count(moves, 'move')}, ${count(shots, 'shot')}${left})`;
}

/** Up to this many ways to take damage are buttons; more are a form. */
const FEW = 6;

function formOf(
  id: string,
  { view, seat }: OrderContext,
  many: boolean,
): Pick<OrderGroup<Action>, 'form' | 'pinned'> {
  const race = view.seats[seat]?.race;
  if (id === 'turn') return { pinned: true };
  if (id === 'launch') return race ? { form: launchForm(race) } : {};
  if (id === 'split') return { form: SplitForm };
  if (id === 'outOfRange') return { form: OutOfRange };
  if (id === 'damage' && many) return { form: KeepCoinsForm };
  return {};
}

/** The legal actions in groups; each appears once. */
export function ordersOf(
  view: View,
  seat: Seat,
  legal: readonly Action[],
  names: readonly string[],
): OrderGroup<Action>[] {
  const context = orderContext(view, seat, names);
  const groups = new Map<string, { rank: number; actions: Action[] }>();
  for (const action of legal) {
    const { rank, id } = placeOf(action, context);
    const group = groups.get(id) ?? { rank, actions: [] };
    group.actions.push(action);
    groups.set(id, group);
  }
  return [...groups]
    .sort(([, one], [, other]) => one.rank - other.rank)
    .map(([id, { actions }]) => groupOf(id, actions, context));
}

/** The aims of each ship are computed once. */
export function orderContext(view: View, seat: Seat, names: readonly string[] = []): OrderContext {
  const known = new Map<string, readonly Aim[]>();
  const aims = (ship: string): readonly Aim[] => {
    const found = known.get(ship) ?? aimsOf(view, ship, view.roller);
    known.set(ship, found);
    return found;
  };
  return { view, seat, names, aims };
}

function groupOf(id: string, actions: Action[], context: OrderContext): OrderGroup<Action> {
  const weighed = actions.map((action) => ({ action, weight: weightOf(action, context) }));
  const words = id === OUT_OF_RANGE.id ? wordingWithShip : wordingOf;
  const orders = weighed
    .sort((one, other) => one.weight - other.weight)
    .map(({ action }): Order<Action> => ({ action, ...words(action, context) }));
  return { id, title: titleOf(id, context.view), orders, ...formOf(id, context, actions.length > FEW) };
}

/** "Ship 3: fire at ship 5 at c4", where the heading does not name the ship. */
function wordingWithShip(action: Action, context: OrderContext): Wording {
  const wording = wordingOf(action, context);
  if (!('ship' in action)) return wording;
  const { label } = wording;
  return {
    ...wording,
    label: `${capital(shipName(action.ship))}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
  };
}
