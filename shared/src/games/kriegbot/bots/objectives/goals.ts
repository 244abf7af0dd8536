import { turned, type Direction } from '../../../../core/game/hex';
import { type EdgeId, type HexId, type MapSideId, type StructureId } from '../../content/map';
import { isAlive, robotOf, type Field, type SeenRobot } from '../../rules/field/field';
import { NEIGHBOURS, NOWHERE, numberOf, SIDES } from '../../rules/field/hexNumbers';
import { maxSpeed } from '../../rules/pieces/speed';
import { rangeOf } from '../field/mapTables';
import { leastOf } from '../lots';
import { walksOver, walksTo } from '../field/walks';
import { siteOf } from '../../rules/field/structuresOnMap';

/** Where a robot wants to be for its side's objective, besides the fight. A turn saved is worth its weight in kills. */
export type Goal =
  /** A hex, or near it: to fetch something, to hold the place. */
  | { readonly kind: 'reach'; readonly at: HexId; readonly within: number; readonly weight: number }
  /** Over an edge of the map. */
  | { readonly kind: 'leave'; readonly edge: MapSideId; readonly weight: number }
  /** Near a robot; between it and an edge, if it wants to leave the map there. */
  | {
      readonly kind: 'hunt';
      readonly robot: string;
      readonly within: number;
      readonly bars?: EdgeId;
      readonly weight: number;
    }
  /** In range of a structure. */
  | {
      readonly kind: 'raze';
      readonly structure: StructureId;
      readonly within: number;
      readonly weight: number;
    };

/** The steps that are left, by number of the place. */
type Steps = readonly number[];
type StepsTo = {
  readonly [Kind in Goal['kind']]: (
    field: Field,
    robot: SeenRobot,
    goal: Extract<Goal, { kind: Kind }>,
  ) => Steps;
};

const near = (walks: Steps, within: number): Steps => walks.map((steps) => Math.max(0, steps - within));

const STEPS_TO: StepsTo = {
  reach: (field, robot, { at, within }) => near(walksTo(field, robot, at), within),
  leave: (field, robot, { edge }) => walksOver(field, robot, edge),
  raze: (field, robot, { structure, within }) =>
    near(walksTo(field, robot, siteOf(field, structure)), within),
  hunt(field, robot, { robot: id, within, bars }) {
    const prey = robotOf(field, id);
    const walks = near(walksTo(field, robot, prey.at), within);
    if (bars === undefined) return walks;
    // Who stands behind it would have to overtake it.
    const left = walksOver(field, prey, bars);
    const here = left[numberOf(prey.at)] ?? 0;
    return walks.map((steps, place) => steps + Math.max(0, (left[place] ?? 0) + AHEAD - here));
  },
};

/** It is barred from this many hexes before it. */
const AHEAD = 2;

/** A goal as the hard bot weighs it: the turns that it takes from every place. */
export interface Pull {
  readonly weight: number;
  readonly turns: Steps;
}

export function pullOf(field: Field, robot: SeenRobot, goal: Goal): Pull {
  const speed = Math.max(1, maxSpeed(robot));
  const steps = (STEPS_TO[goal.kind] as (field: Field, robot: SeenRobot, goal: Goal) => Steps)(
    field,
    robot,
    goal,
  );
  return { weight: goal.weight, turns: steps.map((left) => left / speed) };
}

/** The share of a turn that each hexside costs by which it still has to turn. */
const TURNING = 0.08;

/** The value of ending a move at this place with this facing. */
export const goalWorth = (pulls: readonly Pull[], at: number, facing: Direction): number =>
  pulls.reduce(
    (sum, { weight, turns }) => sum - weight * ((turns[at] ?? 0) + TURNING * turningTo(turns, at, facing)),
    0,
  );

/** The hexsides between the facing and the nearest direction in which the goal is closer. */
function turningTo(turns: Steps, at: number, facing: Direction): number {
  const here = turns[at] ?? 0;
  if (here <= 0) return 0;
  for (let sixths = 0; sixths <= SIDES / 2; sixths += 1) {
    for (const side of [turned(facing, sixths), turned(facing, -sixths)]) {
      const next = NEIGHBOURS[at * SIDES + side] ?? NOWHERE;
      // Over an edge, there is nothing nearer.
      if (next === NOWHERE ? isLast(turns, at) : (turns[next] ?? here) < here) return sixths;
    }
  }
  return 0;
}

/** Nothing on the map is nearer: the goal lies beyond its edge. */
function isLast(turns: Steps, at: number): boolean {
  const here = turns[at] ?? 0;
  for (let side = 0; side < SIDES; side += 1) {
    const next = NEIGHBOURS[at * SIDES + side] ?? NOWHERE;
    if (next !== NOWHERE && (turns[next] ?? here) < here) return false;
  }
  return true;
}

/** The turns that a robot needs from where it stands. */
export function turnsTo(field: Field, robot: SeenRobot, goal: Goal): number {
  return pullOf(field, robot, goal).turns[numberOf(robot.at)] ?? Infinity;
}

/** The robot with the fewest turns to a goal. */
export function nearestTo(field: Field, robots: readonly SeenRobot[], goal: Goal): SeenRobot | undefined {
  return leastOf(field, robots, (robot) => turnsTo(field, robot, goal));
}

/** The living robot nearest to a place, as the crow flies. */
export function closestTo(field: Field, robots: readonly SeenRobot[], at: HexId): SeenRobot | undefined {
  const range = (robot: SeenRobot): number => rangeOf(numberOf(robot.at), numberOf(at));
  return leastOf(field, robots.filter(isAlive), range);
}
