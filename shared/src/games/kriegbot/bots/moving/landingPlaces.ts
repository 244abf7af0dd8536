import { highestValued } from '../../../../core/bots/choosing';
import type { Dice } from '../../../../core/dice/dice';
import type { Action } from '../../actions';
import { RIFLE_RANGE } from '../../content/infantry';
import type { HexId } from '../../content/map';
import type { TeamId } from '../../content/teams';
import { isInArc, rangeBetween } from '../../rules/field/arcs';
import { diskOf } from '../../rules/pieces/disks';
import {
  findUnit,
  isAlive,
  onMap,
  robotAt,
  robotOf,
  robotsOfTeam,
  unitOf,
  type SeenRobot,
} from '../../rules/field/field';
import { terrainAt } from '../../rules/field/sight';
import { maxSpeed } from '../../rules/pieces/speed';
import { isWashedAt, mayEnter } from '../../rules/field/terrain';
import { tentsAt } from '../../rules/pieces/units';
import type { View } from '../../view';
import type { Unit } from '../../state/units';
import { foeTents } from '../objectives/diskWorth';
import { leastOf } from '../lots';
import { ofType } from '../setup/candidates';
import { posterOf, postWorth } from '../infantry/posts';
import type { Situation } from '../imagining';
import { standWorth } from './judging';
import { WORTH } from '../field/weights';

/** Where disks and tents go, and which way those who land face (KS12.1, KS12.2). */

/** A group of enemies is what stands this near to one of them. */
const TOGETHER = 3;
/** The distance from the largest group at which it lands, and how much more or less is as good. */
const [WANTED, GIVE] = [6, 1];

interface Danger {
  readonly group: HexId | undefined;
  readonly robots: readonly SeenRobot[];
  readonly tents: readonly { readonly at: HexId }[];
}

function dangerFor(view: View, team: TeamId): Danger {
  const robots = onMap(view).filter((robot) => robot.team !== team && isAlive(robot));
  const tents = foeTents(view, team);
  const all = [...robots, ...tents];
  const around = (at: HexId): number => all.filter((one) => rangeBetween(one.at, at) <= TOGETHER).length;
  const group = leastOf(view, all, (one) => -around(one.at));
  return { group: group?.at, robots, tents };
}

/** Some hexes from the largest group, where no enemy can stand before it lands, out of the reach of rifles. */
function diskWorth(view: View, robot: SeenRobot, { group, robots, tents }: Danger, at: HexId): number {
  const off = group === undefined ? 0 : Math.max(0, Math.abs(rangeBetween(group, at) - WANTED) - GIVE);
  const reached = robots.filter((enemy) => rangeBetween(enemy.at, at) <= maxSpeed(enemy)).length;
  const near = tents.filter((tent) => rangeBetween(tent.at, at) <= RIFLE_RANGE).length;
  return -off - 2 * reached - near / 2 - (mayEnter(view, robot, at) ? 0 : 3);
}

/** Marks a hex at once: who waits does not fight. */
export function bestDisk(view: View, legal: readonly Action[], dice: Dice): Action | undefined {
  const disks = ofType(legal, 'disk');
  if (disks.length === 0) return undefined;
  const tent = findUnit(view, view.question?.robot ?? '');
  if (tent) return bestDrop(view, tent, { legal, dice });
  const robot = robotOf(view, view.question?.robot ?? '');
  const danger = dangerFor(view, robot.team);
  return highestValued(disks, ({ at }) => diskWorth(view, robot, danger, at), dice);
}

/** The first turn in which tents that may wait mark a hex: before, nobody knows where the fight will be. */
const DROP_TURN = 2;

/** A pilot lands on a derelict that nobody else has marked. */
const wreckWorth = (view: View, at: HexId): number => (robotAt(view, at)?.fate === 'derelict' ? 1 : 0);

/** Where a soldier is of most use, and never two together. */
function bestDrop(
  view: View,
  tent: Unit,
  { legal, dice }: { readonly legal: readonly Action[]; readonly dice: Dice },
): Action | undefined {
  const wait = legal.find(({ type }) => type === 'pass');
  if (wait && tent.pilot === '' && view.turn < DROP_TURN) return wait;
  const taken = (at: HexId): boolean => (view.disks ?? []).some((one) => one.at === at);
  if (tent.pilot !== '')
    return highestValued(ofType(legal, 'disk'), ({ at }) => (taken(at) ? -1 : wreckWorth(view, at)), dice);
  const worth = (at: HexId): number =>
    postWorth(view, posterOf(view, tent), at) - (taken(at) ? WORTH.tent.close : 0);
  return highestValued(ofType(legal, 'disk'), ({ at }) => worth(at), dice);
}

/** The facing in which it is worth most to stand there. */
export function bestLanding(situation: Situation, legal: readonly Action[], dice: Dice): Action | undefined {
  const mover = situation.robot(situation.view.question?.robot ?? '');
  const stand = situation.stand(mover.id);
  return highestValued(
    ofType(legal, 'land'),
    ({ facing = stand.facing }) => standWorth(situation, mover, { ...stand, facing }),
    dice,
  );
}

/** Faces the nearest enemy. */
export function facedLanding(view: View, legal: readonly Action[], dice: Dice): Action | undefined {
  const robot = robotOf(view, view.question?.robot ?? '');
  const { at } = diskOf(view, robot.id) ?? robot;
  const { robots, tents } = dangerFor(view, robot.team);
  const range = (one: { readonly at: HexId }): number => rangeBetween(one.at, at);
  const foe = leastOf<{ readonly at: HexId }>(view, robots.length > 0 ? robots : tents, range);
  const lands = ofType(legal, 'land');
  const faced = foe
    ? lands.filter(({ facing = robot.facing }) => isInArc('front60', at, facing, foe.at))
    : [];
  return dice.pick(faced.length > 0 ? faced : lands);
}

/** Near a robot of its side that is there already, best in a building, and never two together. */
export function bestCamp(view: View, legal: readonly Action[], dice: Dice): Action | undefined {
  const { team } = unitOf(view, view.question?.robot ?? '');
  const robots = robotsOfTeam(view, team).filter(isAlive);
  const worth = (at: HexId): number => {
    const ranges = robots.map((robot) => rangeBetween(robot.at, at));
    const far = ranges.length > 0 ? Math.abs(Math.min(...ranges) - TOGETHER) : 0;
    const ground = terrainAt(view, at) === 'building' ? 1 : isWashedAt(view, at) ? -2 : 0;
    return ground - far - (tentsAt(view, at).length > 0 ? 2 : 0);
  };
  return highestValued(ofType(legal, 'placeTent'), ({ at }) => worth(at), dice);
}
