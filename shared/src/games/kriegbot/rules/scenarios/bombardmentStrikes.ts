import type { TeamId } from '../../content/teams';
import type { Task } from '../../state/tasks';
import { hasBombardment, isUnderFire } from '../objectives/bombardment';
import { enemiesOf, inOrder, onMap, robotOf, teamsIn, type Field, type SeenRobot } from '../field/field';
import { first, type RuleContext } from '../field/context';
import { actAsSide } from '../field/facts';
import { damage } from '../damage/markers';
import { locationsIn, rollPool, sumOf } from '../field/dice';
import { silhouetteFromAbove } from '../attacking/silhouettes';

/** Source L363, "Bombardment": painted enemies of a side that has it are struck as the status phase begins (KS0.10). */

const DICE = 1;
const POINTS = 2;

/** A strike for each painted enemy, derelicts too, in movement order. */
export function beginBombardment(context: RuleContext): void {
  const { state } = context;
  if (isUnderFire(state)) strikeAll(context);
  else first(context, ...teamsIn(state).flatMap((team) => strikesOf(state, team)));
}

/** Strikes that are nobody's hit all that are painted (L637). */
const strikeAll = (context: RuleContext): void =>
  first(
    context,
    ...inOrder(onMap(context.state).filter((robot) => robot.painted)).map(
      ({ id }) => ({ kind: 'bombard', robot: id, by: 'wreck' }) as const,
    ),
  );

function strikesOf(field: Field, by: TeamId): readonly Task[] {
  if (!hasBombardment(field, by)) return [];
  return strikesOn(
    enemiesOf(field, by).filter((robot) => robot.painted),
    by,
  );
}

/** One for each of these, in movement order. */
export const strikesOn = (robots: readonly SeenRobot[], by: TeamId): readonly Task[] =>
  inOrder(robots).map(({ id }) => ({ kind: 'bombard', robot: id, by }));

/**
 * One die against the silhouette of this turn: nobody answers, and no skin or armor helps (KS0.11). It ends with the one
 * number that is no 5, so that there is nothing to choose.
 */
export function bombard(context: RuleContext, { robot: id, by }: Extract<Task, { kind: 'bombard' }>): void {
  const robot = robotOf(context.state, id);
  if (robot.at === '') return;
  actAsSide(context, by);
  const silhouette = silhouetteFromAbove(context.state, robot);
  const dice = rollPool(context.dice, DICE);
  const hit = sumOf(dice) >= silhouette;
  context.emit({ type: 'bombarded', robot: id, by, dice, silhouette, hit });
  const [location] = locationsIn(dice);
  if (!hit || location === undefined) return;
  for (let points = POINTS; points > 0; points -= 1) damage(context, id, location, 'bombardment');
}
