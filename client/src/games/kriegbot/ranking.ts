import type { Seat } from '@gearhall/shared/core/seats';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import { isStructure, towerOf } from '@gearhall/shared/games/kriegbot/rules/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { isRemote, type RemoteShot } from './remoteShots';
import { isShot, type ShotAction } from './shots';
import { promiseOf } from './words/chances';
import { teamOf } from './words/status';

/** Robots without a template before those that have one; the most promising attacks first. */
const rankOf = (action: Action, view: View, seat: Seat): number => {
  if (action.type === 'template' || action.type === 'take')
    return view.robots[action.robot]?.chassis === '' ? 0 : 1;
  return isShot(action) || isRemote(action) ? rankOfShot(action, view, seat) : 0;
};

/** Robots before structures, the likeliest hits first, what I need last. */
function rankOfShot(shot: ShotAction | RemoteShot, view: View, seat: Seat): number {
  const isOwn = shot.target === towerOf(view, teamOf(view, seat));
  return (isOwn ? 2 : isStructure(shot.target) ? 1 : 0) - promiseOf(view, shot);
}

/** In reading order: the first one is proposed, in the orders and on the board. */
export function sorted<Some extends Action>(
  actions: readonly Some[],
  view: View,
  seat: Seat,
): readonly Some[] {
  const ranked = actions.map((action) => ({ action, rank: rankOf(action, view, seat) }));
  return ranked.sort((one, other) => one.rank - other.rank).map(({ action }) => action);
}
