import { highestValued } from '../../../../core/bots/choosing';
import type { Dice } from '../../../../core/dice/dice';
import type { Action, ActionOf } from '../../actions';
import type { SlotId } from '../../content/chassis';
import type { HexId } from '../../content/map';
import { scenarioOf } from '../../content/scenarios';
import { rangeBetween } from '../../rules/field/arcs';
import { siteOf } from '../../rules/field/structuresOnMap';
import { isAlive, robotsIn, type Field, type SeenRobot } from '../../rules/field/field';
import { holderIn } from '../../rules/objectives/missionControlHolder';
import { isFlying, mayEnter } from '../../rules/field/terrain';
import { passengersOf } from '../../rules/pieces/units';
import type { View } from '../../view';
import type { Goal } from './goals';
import { ofType } from '../setup/candidates';
import { WORTH } from '../field/weights';

/** What bots know of Mission Control: who brings soldiers, who drives them out (KS11.1 to KS11.6). */

/** Its hex, in the scenario that is about it. */
const controlIn = (field: Field): HexId | undefined =>
  (scenarioOf(field.options).victory.includes('lastControl') && siteOf(field, 'mission')) || undefined;

/** The distances from which soldiers get out into it, and at which their mates stand by. */
const [BESIDE, NEAR] = [1, 3];

const mayBreakIn = (field: Field, robot: SeenRobot, at: HexId): boolean =>
  !isFlying(robot) && mayEnter(field, robot, at);

/** With soldiers aboard beside it; into it, where enemies hold it; otherwise near one's own. */
export function controlling(field: Field, robot: SeenRobot): readonly Goal[] {
  const at = controlIn(field);
  if (at === undefined) return [];
  const { ferry, hunt, guard } = WORTH.goal;
  if (passengersOf(field, robot.id).length > 0) return [{ kind: 'reach', at, within: BESIDE, weight: ferry }];
  const holder = holderIn(field);
  if (holder === undefined) return [];
  if (holder === robot.team) return [{ kind: 'reach', at, within: NEAR, weight: guard }];
  return [{ kind: 'reach', at, within: mayBreakIn(field, robot, at) ? 0 : BESIDE, weight: hunt }];
}

/** What it is worth to a soldier to be nearer to it, and inside. */
export function controlPost(field: Field, at: HexId): number {
  const control = controlIn(field);
  if (control === undefined) return 0;
  const left = rangeBetween(at, control);
  const { march, inside } = WORTH.tent;
  return -march * left + (left === 0 ? inside : 0);
}

/** A soldier gets out into it, or when his robot will not bring him nearer; no robot is left that could strike back. */
export function landWorth(field: Field, { at: from, team }: SeenRobot, to: HexId): number {
  const control = controlIn(field);
  if (control === undefined || from === '') return -1;
  const isLast = robotsIn(field).every((robot) => robot.team === team || !isAlive(robot));
  if (to !== control && !isLast) return -1;
  return controlPost(field, to) - controlPost(field, from) + WORTH.tent.out;
}

/** Of the cards of a robot, those that are seldom hit come first. */
const SAFEST: readonly SlotId[] = ['deep', 'inner', 'four', 'zero', 'secondary', 'primary'];

/** Where a soldier begins: spread over the robots, on cards that last. */
export function bestSeat(view: View, legal: readonly Action[], dice: Dice): Action | undefined {
  const worth = ({ robot, slot }: ActionOf<'embark'>): number =>
    -SAFEST.length * passengersOf(view, robot).length - SAFEST.indexOf(slot);
  return highestValued(ofType(legal, 'embark'), worth, dice);
}

/** Those who get out into it, if anybody can. */
export const landingOf = (field: Field, legal: readonly Action[]): readonly ActionOf<'bailOut'>[] =>
  ofType(legal, 'bailOut').filter(({ who = 'pilot', at }) => who !== 'pilot' && at === controlIn(field));
