import { expectDefined } from '../../../../core/ground/result';
import { NEUTRAL } from '../../content/gears';
import type { Action, ActionOf } from '../../actions';
import { stretchesOf, type Stretch } from '../driving/stretches';
import { moverOf, roadFor, turnOf, type Field } from '../field';
import { hazardsAt } from '../driving/mines';
import { meanOf } from '../gears/odds';
import { previewOf } from '../previews/previews';
import { crossesLine, farness, FINISH, spaceOf } from '../course/road';

/** The action for an absent seat, out of the legal ones. (R36) */
export function insteadOf(field: Field, choices: readonly Action[]): Action {
  const first = expectDefined(choices[0], 'a legal action for the seat on turn');
  const ofType = (type: Action['type']): Action | undefined => choices.find((one) => one.type === type);
  if (field.phase === 'draft') return first;
  // Rolling keeps the gear; the other case is neutral.
  return (
    onTheWay(field, choices) ??
    aside(field, choices) ??
    ofType('burnOn') ??
    (moverOf(field).box === NEUTRAL ? ofType('gear') : undefined) ??
    ofType('roll') ??
    ofType('endTurn') ??
    first
  );
}

/** The side of a compulsory lane change with fewer hazards. */
function aside(field: Field, choices: readonly Action[]): Action | undefined {
  const { id, at } = moverOf(field);
  const { next } = spaceOf(roadFor(field), at);
  const lies = ({ by }: ActionOf<'swerve'>): number => hazardsAt(field, next[by], id).length;
  return choices
    .filter((action) => action.type === 'swerve')
    .toSorted((one, other) => lies(one) - lies(other))[0];
}

/** The furthest free way; if there is none, the cheapest. */
function onTheWay(field: Field, choices: readonly Action[]): Action | undefined {
  if (turnOf(field).step !== 'move') return undefined;
  const stretches = stretchesOf(field);
  const ways = choices.flatMap((action) => {
    const stretch = stretches.find((one) => leadsTo(one, action));
    return stretch ? [{ action, stretch, cost: costOf(field, stretch) }] : [];
  });
  return ways.toSorted(
    (one, other) =>
      one.cost - other.cost ||
      other.stretch.points - one.stretch.points ||
      one.stretch.steering - other.stretch.steering ||
      fartherThan(field, one.stretch, other.stretch),
  )[0]?.action;
}

/** Negative when the first one leads further along the course. */
function fartherThan(field: Field, one: Stretch, other: Stretch): number {
  const road = roadFor(field);
  const { at } = moverOf(field);
  const crosses = ({ to, meets }: Stretch): number => (meets === 'line' || crossesLine(road, at, to) ? 1 : 0);
  const far = ({ to }: Stretch): number => (to === FINISH ? 0 : farness(spaceOf(road, to)));
  return crosses(other) - crosses(one) || far(other) - far(one);
}

/** Does the action drive this stretch, without using anything on the way? */
function leadsTo({ to, by, points, meets }: Stretch, action: Action): boolean {
  if (!('points' in action) || action.points !== points || action.to !== to) return false;
  if (action.type === 'drive') return meets !== 'wall' && meets !== 'car';
  if (action.type === 'crash') return meets === 'wall' && action.by === by;
  if (action.type === 'rushNCrush') return meets === 'car' && by === 'ahead';
  return meets === 'car' && action.by === by && action.use.length === 0;
}

/** The average Structure points that a stretch costs. */
function costOf(field: Field, stretch: Stretch): number {
  const preview = previewOf(field, stretch);
  if (preview.kind === 'sideRam') return preview.plain.own;
  return 'own' in preview ? meanOf(preview.own.points) : 0;
}
