import { highestValued } from '../../../../core/bots/choosing';
import type { Dice } from '../../../../core/dice/dice';
import type { Action, ActionOf } from '../../actions';
import type { SlotId } from '../../content/chassis';
import type { HexId } from '../../content/map';
import { rangeBetween } from '../../rules/field/arcs';
import { isSuspect, suspectsIn } from '../../rules/pieces/decoys';
import {
  isAlive,
  onMap,
  robotAt,
  robotsOfTeam,
  unitOf,
  type Field,
  type SeenRobot,
} from '../../rules/field/field';
import { terrainAt } from '../../rules/field/sight';
import { mayEnter } from '../../rules/field/terrain';
import type { Unit } from '../../state/units';
import type { View } from '../../view';
import { ofType } from '../setup/candidates';
import { WORTH } from '../field/weights';

/** What the pilot in hiding and his decoys do: all alike, as far as their own robots allow it (KS16.2 to KS16.5). */

/** They come to where their own robots can fetch them, and keep under cover there. */
export function hiderPost(field: Field, { team }: Pick<Unit, 'team'>, at: HexId): number {
  const robots = robotsOfTeam(field, team).filter(isAlive);
  if (robots.length === 0) return 0;
  const near = Math.min(...robots.map((robot) => rangeBetween(robot.at, at)));
  return shelterAt(field, robots, at) - WORTH.tent.gap * near;
}

/** A building is good, but only where one of these robots may enter. */
function shelterAt(field: Field, robots: readonly SeenRobot[], at: HexId): number {
  if (!robots.some((robot) => mayEnter(field, robot, at))) return -WORTH.tent.barred;
  return terrainAt(field, at) === 'building' ? WORTH.tent.cover : 0;
}

/** How well a card of each place is hidden behind others. */
const DEPTH: readonly SlotId[] = ['primary', 'secondary', 'four', 'zero', 'inner', 'deep'];

/** Decoys on one robot, at most: he may be still to come. */
const CROWD = 2;

/** Whether he is one of them or not does not show: decoys board as well, onto the same cards. */
function boards(field: Field, unit: Unit): boolean {
  if (!isSuspect(field, unit)) return false;
  if (unit.id === field.pilotName) return true;
  const robot = unit.at === '' ? undefined : robotAt(field, unit.at);
  const aboard = suspectsIn(field).filter((one) => one.aboard === robot?.id);
  return robot !== undefined && aboard.length < CROWD;
}

/** Aboard, and onto a card deep inside. */
export function boardWorth(field: Field, unit: Unit, { slot }: ActionOf<'board'>): number {
  if (!boards(field, unit)) return -1;
  const worth = unit.id === field.pilotName ? WORTH.win : WORTH.tent.aboard;
  return worth + DEPTH.indexOf(slot) / DEPTH.length;
}

/** For a bot that weighs nothing. */
export const boardings = (field: Field, legal: readonly Action[], unit: Unit): readonly Action[] =>
  boards(field, unit) ? ofType(legal, 'board') : [];

/** Where one of them begins; none for other tents. */
export function bestHideout(view: View, legal: readonly Action[], dice: Dice): Action | undefined {
  const unit = unitOf(view, view.question?.robot ?? '');
  if (!isSuspect(view, unit)) return undefined;
  return highestValued(ofType(legal, 'placeTent'), ({ at }) => hideoutWorth(view, unit, at), dice);
}

/** Beyond this range from the nearest enemy robot one hex is as good as another. */
const FAR = 12;

/** Far from the enemies, near a robot of their own that can fetch them, and together. */
function hideoutWorth(field: Field, { team }: Pick<Unit, 'team'>, at: HexId): number {
  const robots = onMap(field).filter(isAlive);
  const own = robots.filter((robot) => robot.team === team);
  const foes = robots.filter((robot) => robot.team !== team);
  const rangeTo = (some: readonly SeenRobot[]): number =>
    some.length > 0 ? Math.min(...some.map((robot) => rangeBetween(robot.at, at))) : FAR;
  const { away, near } = WORTH.hideout;
  return shelterAt(field, own, at) + away * Math.min(FAR, rangeTo(foes)) - near * rangeTo(own);
}
