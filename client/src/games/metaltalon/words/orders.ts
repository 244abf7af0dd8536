import type { Seat } from '@gearhall/shared/core/seats';
import type { Action, ActionOf } from '@gearhall/shared/games/metaltalon/actions';
import { budgetOf } from '@gearhall/shared/games/metaltalon/rules/activation';
import { aimsOf } from '@gearhall/shared/games/metaltalon/rules/aiming';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import type { Order, OrderGroup } from '../../contract';
import { KeepCoinsForm } from '../orders/KeepCoinsForm';
import { launchForm } from '../orders/LaunchForm';
import { SplitForm } from '../orders/SplitForm';
import type { Aim } from '../reading';
import { capital, count, shipName } from './names';
import { weightOf, wordingOf, type OrderDesk } from './order';

/** The groups of the orders panel, in reading order; a ship's own follow "question" and precede "launch". */
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
  endTurn: at(5, 'turn'),
  askMe: at(6, 'settings'),
} satisfies { [Type in Action['type']]: (action: ActionOf<Type>) => Place };

function placeOf(action: Action): Place {
  const place = PLACES[action.type] as (action: Action) => Place;
  return place(action);
}

const TITLES: Readonly<Record<string, string>> = {
  race: 'Your race',
  roll: 'The roll',
  damage: 'Damage',
  launch: 'Launch',
  split: 'Split a ship',
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

/** Few ways to take damage are buttons; many are a form. */
const FEW = 6;

function formOf(
  id: string,
  { view, seat }: OrderDesk,
  many: boolean,
): Pick<OrderGroup<Action>, 'form' | 'pinned'> {
  const race = view.seats[seat]?.race;
  if (id === 'turn') return { pinned: true };
  if (id === 'launch') return race ? { form: launchForm(race) } : {};
  if (id === 'split') return { form: SplitForm };
  if (id === 'damage' && many) return { form: KeepCoinsForm };
  return {};
}

/** The legal actions in groups; every one appears once. */
export function ordersOf(view: View, seat: Seat, legal: readonly Action[]): OrderGroup<Action>[] {
  const groups = new Map<string, { rank: number; actions: Action[] }>();
  for (const action of legal) {
    const { rank, id } = placeOf(action);
    const group = groups.get(id) ?? { rank, actions: [] };
    group.actions.push(action);
    groups.set(id, group);
  }
  const known = new Map<string, readonly Aim[]>();
  const aims = (ship: string): readonly Aim[] => {
    const found = known.get(ship) ?? aimsOf(view, ship, view.roller);
    known.set(ship, found);
    return found;
  };
  const desk: OrderDesk = { view, seat, aims };
  return [...groups]
    .sort(([, one], [, other]) => one.rank - other.rank)
    .map(([id, { actions }]) => groupOf(id, actions, desk));
}

function groupOf(id: string, actions: Action[], desk: OrderDesk): OrderGroup<Action> {
  const weighed = actions.map((action) => ({ action, weight: weightOf(action, desk) }));
  const orders = weighed
    .sort((one, other) => one.weight - other.weight)
    .map(({ action }): Order<Action> => ({ action, ...wordingOf(action, desk) }));
  return { id, title: titleOf(id, desk.view), orders, ...formOf(id, desk, actions.length > FEW) };
}
