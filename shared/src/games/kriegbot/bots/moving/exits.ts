import { hexTowards } from '../../../../core/game/hex';
import type { Action, ActionOf } from '../../actions';
import { coordinatesOf, sideBeyond, type MapSideId } from '../../content/map';
import { scenarioOf } from '../../content/scenarios';
import { edgeOf, type SeenRobot } from '../../rules/field/field';
import { hasMole } from '../../rules/field/moles';
import { tokensOf } from '../../rules/pieces/tokens';
import { isFree, spotKey, spotsFrom, stepsOut } from '../../rules/moving/reach';
import type { View } from '../../view';
import { escapeWorth } from '../objectives/escaping';
import { isDecisive, isDoomed } from '../objectives/pilotsKept';
import { winningEdge } from '../objectives/objectives';
import { ofType } from '../setup/candidates';
import { isBeside } from '../objectives/sidesKnown';
import type { Situation } from '../imagining';
import type { Follow, MovePlan } from './judging';
import { WORTH } from '../field/weights';

/** The value of leaving the map from where it stands. */
export function exitWorth(situation: Situation, mover: SeenRobot): number {
  const { view } = situation;
  const edge = winningEdge(view, mover);
  if (edge !== '' && isBeside(mover.at, edge)) return WORTH.win;
  // With anything else on board, the game would be over without a winner (KS6.3).
  const isDraw = hasMole(view) && tokensOf(view, mover.id).length > 0;
  // In a campaign it leaves where it would be killed (../objectives/pilotsKept.ts).
  if (isDraw || isNeeded(view) || view.options.campaign) return -WORTH.win;
  return escapeWorth(situation, mover, 'nothing');
}

/** Its side loses with its last robot, and wins nothing by an escape (KS15.6, KS16.7). */
const isNeeded = ({ options }: Situation['view']): boolean =>
  scenarioOf(options).victory.some((way) => way === 'invadersGone' || way === 'rescueGone');

const NO_EXITS: Follow = () => [];
/** A step later, something may come between. */
const LATER = 0.5;

/** Leaving the map after a way, for a robot that wins by it. */
export function exitsFrom({ view }: Situation, mover: SeenRobot): Follow {
  const edge = winningEdge(view, mover);
  if (edge === '') return NO_EXITS;
  const leadsOut = waysOut(view, mover, edge);
  return (way) =>
    way.action.type === 'move' && leadsOut(way.action)
      ? [{ ...way, gain: way.gain + WORTH.win - LATER }]
      : [];
}

/** Whether a robot can leave the map over this edge after a move. */
function waysOut(
  view: View,
  mover: SeenRobot,
  edge: MapSideId,
): (move: Pick<ActionOf<'move'>, 'to' | 'facing'>) => boolean {
  const { movement } = view;
  if (!movement) return () => false;
  const spots = spotsFrom(view, movement);
  return ({ to: at, facing }) => {
    const spot = spots.get(spotKey({ at, facing }));
    if (!spot) return false;
    const there = { ...view, robots: { ...view.robots, [mover.id]: { ...mover, at, facing } } };
    const { points, rotations, sideslips } = spot;
    return stepsOut(there, { ...movement, points, rotations, sideslips }).some(
      ({ direction }) => sideBeyond(hexTowards(coordinatesOf(at), direction)) === edge,
    );
  };
}

/** The way over its own edge, for a robot that would be killed where it does best: it keeps its cards and its pilot. */
export function retreat(
  situation: Situation,
  mover: SeenRobot,
  { best, legal }: { readonly best: MovePlan | undefined; readonly legal: readonly Action[] },
): Action | undefined {
  const { view } = situation;
  const edge = edgeOf(view, mover.team);
  if (!view.options.campaign || !best || edge === '' || isDecisive(situation)) return undefined;
  if (!isDoomed(situation, mover, best.stand)) return undefined;
  const moves = ofType(legal, 'move').filter(({ to }) => isFree(view, mover, to));
  return ofType(legal, 'flee')[0] ?? moves.find(waysOut(view, mover, edge));
}
