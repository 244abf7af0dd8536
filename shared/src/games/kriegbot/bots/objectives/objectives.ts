import type { EdgeId, MapSideId } from '../../content/map';
import type { VictoryId } from '../../content/scenario';
import { planOf, scenarioOf } from '../../content/scenarios';
import {
  edgeOf,
  isAlive,
  onMap,
  oppositeOf,
  robotOf,
  type Field,
  type SeenRobot,
} from '../../rules/field/field';
import { mayEnter } from '../../rules/field/terrain';
import type { Token } from '../../state';
import { closestTo, nearestTo, turnsTo, type Goal } from './goals';
import { energyOf } from '../../rules/cores/energy';
import { isHungry, usesPower } from '../cores/energyWorth';
import { controlling } from './controlGoals';
import { besieging } from './bomberWorth';
import { clearing } from './diskWorth';
import { homeWith, isCarrier, rescuing } from './rescueGoals';
import { dishGoals, isRich, sideToLeave } from './dishGoals';
import { isHostile, isMole, isReady, isWanted, threatOf, wayOf } from './sidesKnown';
import { WORTH } from '../field/weights';

/** What bots know of the ways to win besides fighting. */
interface Objective {
  goals(field: Field, robot: SeenRobot): readonly Goal[];
  /** The edge over which this robot would win by leaving the map now; empty if there is none. */
  exit(field: Field, robot: SeenRobot): MapSideId | '';
  /** Must it be stopped before all others? */
  isUrgent(field: Field, enemy: SeenRobot): boolean;
}

/** The distance from which robots fight, and at which they stand in the way. */
const [FIGHTING, BARRING] = [3, 1];

const alive = (field: Field): readonly SeenRobot[] => onMap(field).filter(isAlive);

const leaving = (edge: EdgeId | ''): readonly Goal[] =>
  edge === '' ? [] : [{ kind: 'leave', edge, weight: WORTH.goal.carry }];
const running = (edge: EdgeId | ''): readonly Goal[] =>
  edge === '' ? [] : [{ kind: 'leave', edge, weight: WORTH.goal.run }];
const hunting = (prey: SeenRobot | undefined): readonly Goal[] =>
  prey ? [{ kind: 'hunt', robot: prey.id, within: FIGHTING, weight: WORTH.goal.guard }] : [];
const barring = (prey: SeenRobot, edge: EdgeId | ''): readonly Goal[] =>
  edge === '' ? [] : [{ kind: 'hunt', robot: prey.id, within: BARRING, bars: edge, weight: WORTH.goal.hunt }];

/** Its mates, itself included; the mole has none. */
const isWithIt = (field: Field, robot: SeenRobot, other: SeenRobot): boolean =>
  isMole(field, robot) ? other.id === robot.id : other.team === robot.team;

/** The robot that is nearest to what lies about fetches it; the others keep the enemies away. */
function fetching(field: Field, robot: SeenRobot, token: Token): readonly Goal[] {
  const { at } = token;
  if (at === '' || !isWanted(field, robot, token)) return [];
  const goal: Goal = { kind: 'reach', at, within: 0, weight: WORTH.goal.fetch };
  const mates = alive(field).filter((mate) => isWithIt(field, robot, mate) && mayEnter(field, mate, at));
  if (nearestTo(field, mates, goal)?.id === robot.id) return [goal];
  return hunting(
    closestTo(
      field,
      alive(field).filter((other) => isHostile(field, robot.seat, other)),
      at,
    ),
  );
}

/** A prize is on its way home: the enemies bar its way, the mates of its bearer keep them away. */
function following(field: Field, robot: SeenRobot, token: Token): readonly Goal[] {
  if (token.bearer === '' || token.bearer === robot.id) return [];
  const bearer = robotOf(field, token.bearer);
  const edge = threatOf(field, bearer);
  if (edge === '') return [];
  if (isHostile(field, robot.seat, bearer)) return barring(bearer, edge);
  return hunting(
    closestTo(
      field,
      alive(field).filter((other) => isHostile(field, robot.seat, other)),
      bearer.at,
    ),
  );
}

/** The turns in which a mole dares to run for the far edge. */
const DASH = 2;

/** A mole with something to carry off, which goes on as if it were loyal: too many could stop it on its long way. */
function isHidden(field: Field, robot: SeenRobot): boolean {
  const edge = wayOf(field, robot);
  if (!isMole(field, robot) || edge === '') return false;
  const able = alive(field).filter((other) => other.id !== robot.id && other.dead === 0);
  return able.length > 1 && turnsTo(field, robot, { kind: 'leave', edge, weight: 1 }) > DASH;
}

/** Something has to be carried home: the flag, crypto of another side. */
const CARRYING: Objective = {
  goals: (field, robot) =>
    isReady(field, robot)
      ? isHidden(field, robot)
        ? []
        : leaving(wayOf(field, robot))
      : field.tokens.flatMap((token) => [
          ...fetching(field, robot, token),
          ...following(field, robot, token),
        ]),
  exit: (field, robot) => (isReady(field, robot) ? wayOf(field, robot) : ''),
  isUrgent: (field, enemy) => threatOf(field, enemy) !== '',
};

/** The edge over which robots of this side win; empty if there is none. */
function farEdge(field: Field, { team }: SeenRobot): EdgeId | '' {
  const own = edgeOf(field, team);
  return own === '' || planOf(field.options, team).exit !== 'far' ? '' : oppositeOf(own);
}

/** One side has to cross the map, the other to stop it. */
const CROSSING: Objective = {
  goals: (field, robot) =>
    farEdge(field, robot) === ''
      ? alive(field).flatMap((other) => barring(other, farEdge(field, other)))
      : running(farEdge(field, robot)),
  exit: farEdge,
  isUrgent: (field, enemy) => farEdge(field, enemy) !== '',
};

/** The last unit wins, and some are still to land. */
const CLEARING: Objective = { goals: clearing, exit: () => '', isUrgent: () => false };

/** A pilot in hiding is to be carried home, or to be killed. */
const RESCUING: Objective = { goals: rescuing, exit: homeWith, isUrgent: isCarrier };

/** Bunkers are to be destroyed. */
const BESIEGING: Objective = { goals: besieging, exit: () => '', isUrgent: () => false };
/** Everyone for themselves, with dishes to be had. */
const COLLECTING: Objective = { goals: dishGoals, exit: sideToLeave, isUrgent: isRich };

/** Where robots power up near a place alone, the hungry ones go there. */
const POWERING: Objective = {
  goals(field, robot) {
    const near = scenarioOf(field.options).powersUpNear;
    if (!near || energyOf(robot) >= ENOUGH || (!isHungry(robot) && !usesPower(robot))) return [];
    return [{ kind: 'reach', ...near, weight: WORTH.goal.feed }];
  },
  exit: () => '',
  isUrgent: () => false,
};
/** Steps of energy with which it does not look for more. */
const ENOUGH = 2;

/** Infantry holds a place, and decides when no robot is left. */
const CONTROL: Objective = { goals: controlling, exit: () => '', isUrgent: () => false };

const OBJECTIVES: Partial<Readonly<Record<VictoryId, Objective>>> = {
  flagHome: CARRYING,
  cryptoHome: CARRYING,
  cryptoOut: CARRYING,
  tokyo: CROSSING,
  lastUnit: CLEARING,
  bunkersGone: BESIEGING,
  pilotHome: RESCUING,
  chairs: COLLECTING,
  lastControl: CONTROL,
  lastRobot: POWERING,
};

const objectivesIn = ({ options }: Pick<Field, 'options'>): readonly Objective[] =>
  scenarioOf(options).victory.flatMap((way) => OBJECTIVES[way] ?? []);

/** What the robot wants for its side's objective; nothing where fighting is all. */
export const goalsOf = (field: Field, robot: SeenRobot): readonly Goal[] =>
  objectivesIn(field).flatMap((objective) => objective.goals(field, robot));

/** The edge over which it would win by leaving the map now. */
export const winningEdge = (field: Field, robot: SeenRobot): MapSideId | '' =>
  objectivesIn(field)
    .map((objective) => objective.exit(field, robot))
    .find((edge) => edge !== '') ?? '';

/** How much a hit on it counts. */
export const urgencyOf = (field: Field, enemy: SeenRobot): number =>
  objectivesIn(field).some((objective) => objective.isUrgent(field, enemy)) ? WORTH.goal.urgent : 1;
