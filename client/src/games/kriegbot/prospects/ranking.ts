import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import { findRobot, towerOf } from '@gearhall/shared/games/kriegbot/rules/field/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { isRemote, type RemoteShot } from '../attacks/remoteShots';
import { isShot, type ShotAction } from '../attacks/shots';
import { promiseOf } from '../words/attacking/chances';
import { teamOf } from '../words/turn/status';

/** Robots without a template before those that have one; the most promising attacks first. */
const rankOf = (action: Action, view: View, seat: Seat): number => {
  if (action.type === 'template' || action.type === 'take')
    return view.robots[action.robot]?.chassis === '' ? 0 : 1;
  return isShot(action) || isRemote(action) ? rankOfShot(action, view, seat) : 0;
};

/** Enemies before what else there is, the likeliest hits first, what is my own side's last. */
function rankOfShot(shot: ShotAction | RemoteShot, view: View, seat: Seat): number {
  const team = teamOf(view, seat);
  const robot = findRobot(view, shot.target);
  const isOwn = shot.target === towerOf(view, team) || robot?.team === team;
  // What costs more energy is never proposed by itself.
  const overcharge = 'overcharge' in shot ? (shot.overcharge ?? 0) : 0;
  return (isOwn ? 2 : robot ? 0 : 1) - promiseOf(view, plain(shot)) + overcharge * LATER;
}

/** Smaller than any difference of chances. */
const LATER = 1e-6;

function plain<Some extends ShotAction | RemoteShot>(shot: Some): Some {
  return 'overcharge' in shot ? { ...shot, overcharge: undefined } : shot;
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
