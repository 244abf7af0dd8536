import { hexTowards } from '../../../core/hex';
import { coordinatesOf, sideBeyond } from '../content/map';
import type { SeenRobot } from '../rules/field';
import { hasMole } from '../rules/roles';
import { tokensOf } from '../rules/tokens';
import { spotKey, spotsFrom, stepsOut } from '../rules/ways';
import { escapeWorth } from './escaping';
import { winningEdge } from './objectives';
import { isBeside } from './roles';
import type { Situation } from './situation';
import type { Follow } from './weighing';
import { WORTH } from './weights';

/** The value of leaving the map from where it stands. */
export function exitWorth(situation: Situation, mover: SeenRobot): number {
  const { view } = situation;
  const edge = winningEdge(view, mover);
  if (edge !== '' && isBeside(mover.at, edge)) return WORTH.win;
  // With anything else on board, the game would be over without a winner (KS6.3).
  const isDraw = hasMole(view) && tokensOf(view, mover.id).length > 0;
  return isDraw ? -WORTH.win : escapeWorth(situation, mover, 'nothing');
}

const NO_EXITS: Follow = () => [];
/** A step later, something may come between. */
const LATER = 0.5;

/** Leaving the map after a way, for a robot that wins by it. */
export function exitsFrom({ view }: Situation, mover: SeenRobot): Follow {
  const { movement } = view;
  const edge = winningEdge(view, mover);
  if (!movement || edge === '') return NO_EXITS;
  const spots = spotsFrom(view, movement);
  return (way) => {
    if (way.action.type !== 'move') return [];
    const { to: at, facing } = way.action;
    const spot = spots.get(spotKey({ at, facing }));
    if (!spot) return [];
    const there = { ...view, robots: { ...view.robots, [mover.id]: { ...mover, at, facing } } };
    const { points, rotations, sideslips } = spot;
    const leads = stepsOut(there, { ...movement, points, rotations, sideslips }).some(
      ({ direction }) => sideBeyond(hexTowards(coordinatesOf(at), direction)) === edge,
    );
    return leads ? [{ ...way, gain: way.gain + WORTH.win - LATER }] : [];
  };
}
