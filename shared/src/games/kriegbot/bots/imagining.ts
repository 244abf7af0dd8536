import type { Seat } from '../../../core/ground/seats';
import type { StructureId } from '../content/map';
import type { TeamId } from '../content/teams';
import { isStructure } from '../rules/field/structuresOnMap';
import { isAlive, onMap, robotOf, teamsIn, type SeenRobot } from '../rules/field/field';
import { scoreOf } from '../rules/ending/score';
import type { RobotId } from '../state/robot';
import type { TargetId } from '../state';
import type { View } from '../view';
import { bodyOf, harmsOf, killsOf, type Body } from './field/bodies';
import { bunkersToRaze, isSuicidal } from './objectives/bomberWorth';
import { duelOf, standOf, type Duel, type Stand } from './attacking/duel';
import { pullOf, type Pull } from './objectives/goals';
import { hostileTowers } from './scenarios/airBombs';
import { linesOn, type Lines } from './field/mapTables';
import { gunnerOf, hostileCraft, marksmanOf } from './scenarios/landingCraftWorth';
import { razerOf } from './scenarios/razeGoals';
import { goalsOf, urgencyOf } from './objectives/objectives';
import { responsesOf } from './moving/responses';
import { isHostile } from './objectives/sidesKnown';
import { stakeIn } from './objectives/gangPoints';
import { walksTo } from './field/walks';
import { WORTH } from './field/weights';

/** The battle as the hard bot sees it in one decision. */
export interface Situation {
  readonly view: View;
  readonly team: TeamId;
  readonly lines: Lines;
  /** Robots that can still act. */
  readonly friends: readonly SeenRobot[];
  readonly enemies: readonly SeenRobot[];
  robot(id: RobotId): SeenRobot;
  body(id: RobotId): Body;
  /** What one robot can do to another. */
  duel(by: TargetId, target: RobotId): Duel;
  /** The same where a kill alone counts: how likely it is. */
  killing(by: RobotId, target: RobotId): Duel;
  /** Of a robot, or of a landing craft. */
  stand(id: TargetId): Stand;
  /** Landing craft of other sides that stand. */
  readonly craft: readonly StructureId[];
  /** Somebody of another side carries bombs (objectives/bomberWorth.ts). */
  readonly bombers: boolean;
  /** The value of a stance for the goal RAZE (scenarios/razeGoals.ts), now and for later turns. */
  raze(id: RobotId): ReturnType<typeof razerOf>;
  /** The possible stances of a robot when all have moved: its present one, if it has moved already. */
  responses(id: RobotId): readonly Stand[];
  /** The number of hexes that one robot walks from every place to where another stands (field/walks.ts). */
  walks(by: RobotId, to: RobotId): readonly number[];
  /** Where it wants to be for its side's objective (objectives/goals.ts). */
  pulls(id: RobotId): readonly Pull[];
  /** How much a hit on this robot counts. */
  urgency(id: RobotId): number;
  /** Harm done less harm taken at a range in the open. */
  openNet(by: RobotId, other: RobotId): readonly number[];
  /** The same battle with this robot changed. */
  imagined(robot: SeenRobot): Situation;
  /** The weight of harm done to a robot (objectives/gangPoints.ts). */
  stake(id: RobotId): number;
  /** The weight of harm taken against harm done. */
  readonly taken: number;
  /** What it is worth to stand a hex further away from an enemy than is best. */
  readonly distance: number;
}

/** What bots that play like the hard one value differently. */
export interface Values {
  /** The weight of harm taken, as a multiple of what the hard bot gives it. */
  readonly taken: number;
  /** See `Situation`. */
  readonly distance: number;
  /** What a hex of the medium range of its weapons adds to the worth of a design. */
  readonly range: number;
}

export const HARD: Values = { taken: 1, distance: 0, range: 0 };

export function situationOf(view: View, seat: Seat, values: Values = HARD): Situation {
  const team = view.seats[seat]?.team ?? 'green';
  const alive = onMap(view).filter(isAlive);
  const taken = values.taken * cautionOf(view, team);
  const lines = linesOn(view);
  const unit = remembered((id) =>
    isStructure(id) ? gunnerOf(view, id) : (marksmanOf(view, id) ?? robotOf(view, id)),
  );
  const body = remembered((id) => seenBody(view, team, id));
  const duel = rememberedPairs((by, target) =>
    duelOf(view, unit(by), robotOf(view, target), harmsOf(body(target))),
  );
  const craft = hostileCraft(view, team);
  const towers = hostileTowers(view, team);
  const situation: Situation = {
    view,
    team,
    lines,
    friends: alive.filter((robot) => !isHostile(view, seat, robot)),
    enemies: alive.filter((robot) => isHostile(view, seat, robot)),
    robot: (id) => robotOf(view, id),
    body,
    duel,
    killing: (by, target) => duelOf(view, robotOf(view, by), robotOf(view, target), killsOf(body(target))),
    openNet: rememberedPairs((by, other) =>
      Array.from(
        { length: LONGEST + 1 },
        (_, range) => duel(by, other).open(range, false) - taken * duel(other, by).open(range, false),
      ),
    ),
    stand: remembered((id) => standOf(unit(id))),
    craft,
    bombers: teamsIn(view).some((other) => other !== team && isSuicidal(view, other)),
    raze: remembered((id) =>
      razerOf(view, robotOf(view, id), { lines, marks: [...craft, ...towers, ...bunkersToRaze(view, team)] }),
    ),
    walks: rememberedPairs((by, to) => walksTo(view, robotOf(view, by), robotOf(view, to).at)),
    pulls: remembered((id) => {
      const robot = robotOf(view, id);
      return goalsOf(view, robot).map((goal) => pullOf(view, robot, goal));
    }),
    urgency: remembered((id) => urgencyOf(view, robotOf(view, id))),
    taken,
    distance: values.distance,
    stake: (id) => stakeIn(view, team, robotOf(view, id)),
    imagined: (robot) => imagined(situation, { seat, values, robot }),
    responses: remembered((id) => responsesOf(view, robotOf(view, id))),
  };
  return situation;
}

/** With what it costs this side that the robot is struck. */
function seenBody(view: View, team: TeamId, id: RobotId): Body {
  const robot = robotOf(view, id);
  return bodyOf(view, robot, robot.team === team ? WORTH.struck.own : WORTH.struck.other);
}

/** Reuses everything that does not depend on that robot. */
function imagined(
  { view, responses, walks, pulls, urgency }: Situation,
  { seat, values, robot }: { readonly seat: Seat; readonly values: Values; readonly robot: SeenRobot },
): Situation {
  const robots = { ...view.robots, [robot.id]: robot };
  const other = situationOf({ ...view, robots } as View, seat, values);
  return {
    ...other,
    walks,
    pulls,
    urgency,
    responses: (id) => (id === robot.id ? other.responses(id) : responses(id)),
  };
}

/** The maximum range of any weapon. */
const LONGEST = 18;

/** The team that is ahead may wait for the time limit; all others get more aggressive with each turn. */
function cautionOf(view: View, team: TeamId): number {
  const rivals = teamsIn(view).filter((other) => other !== team);
  const isAhead = rivals.every((rival) => scoreOf(view, team) < scoreOf(view, rival));
  const { caution, patience, least } = WORTH.taken;
  return isAhead ? caution : Math.max(least, caution - patience * view.turn);
}

function remembered<Value>(find: (id: RobotId) => Value): (id: RobotId) => Value {
  const known = new Map<RobotId, Value>();
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const value = find(id);
    known.set(id, value);
    return value;
  };
}

function rememberedPairs<Value>(
  find: (one: RobotId, other: RobotId) => Value,
): (one: RobotId, other: RobotId) => Value {
  const rows = remembered((one) => remembered((other) => find(one, other)));
  return (one, other) => rows(one)(other);
}
