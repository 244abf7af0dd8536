import type { Dice } from '../../../../core/dice/dice';
import type { Action } from '../../actions';
import type { EdgeId } from '../../content/map';
import { rangeBetween } from '../../rules/field/arcs';
import { hidingSide, isSuspect, suspectsIn } from '../../rules/pieces/decoys';
import { edgeOf, isAlive, robotsOfTeam, type Field, type SeenRobot } from '../../rules/field/field';
import { numberOf } from '../../rules/field/hexNumbers';
import { mayEnter } from '../../rules/field/terrain';
import type { Unit } from '../../state/units';
import { pullOf, turnsTo, type Goal } from './goals';
import { leastOf } from '../lots';
import { ofType } from '../setup/candidates';
import { WORTH } from '../field/weights';

/** What bots know of the pilot in hiding, and of those among whom he hides (KS16.1 to KS16.7). */

/** Any of the six: nobody can predict it. */
export const named = (legal: readonly Action[], dice: Dice): Action =>
  dice.pick(ofType(legal, 'namePilot').filter(({ unit }) => unit !== ''));

const isRescuer = ({ options }: Pick<Field, 'options'>, { team }: Pick<SeenRobot, 'team'>): boolean =>
  hidingSide(options) === team;

/** The pilot, if this viewer knows who he is. */
const pilotIn = (field: Field): Unit | undefined =>
  suspectsIn(field).find(({ id }) => id === field.pilotName);

const bears = (field: Field, robot: SeenRobot): boolean => pilotIn(field)?.aboard === robot.id;
/** It carries one who may be he. */
const mayBear = (field: Field, robot: SeenRobot): boolean =>
  suspectsIn(field).some(({ aboard }) => aboard === robot.id);

/** The edge over which it brings him home now; empty if it does not bear him. */
export const homeWith = (field: Field, robot: SeenRobot): EdgeId | '' =>
  isRescuer(field, robot) && bears(field, robot) ? edgeOf(field, robot.team) : '';

/** An enemy who may be carrying him off. */
export const isCarrier = (field: Field, enemy: SeenRobot): boolean =>
  isRescuer(field, enemy) && mayBear(field, enemy);

/** From where tents are shot at. */
const SHOOTING = 2;

export function rescuing(field: Field, robot: SeenRobot): readonly Goal[] {
  if (isRescuer(field, robot)) return fetching(field, robot);
  const carriers = robotsOfTeam(field, hidingSide(field.options) ?? robot.team).filter(
    (other) => isAlive(other) && isCarrier(field, other),
  );
  return [...carriers.flatMap((other) => barring(field, other)), ...hunting(field, robot)];
}

/** The robot that is soonest home with him fetches him, each other one a decoy; a robot that bears one of the six goes home. */
function fetching(field: Field, robot: SeenRobot): readonly Goal[] {
  const pilot = pilotIn(field);
  if (!pilot) return [];
  const isFetcher = pilot.at !== '' && fetcherOf(field, pilot, robotsFree(field, robot))?.id === robot.id;
  if (isFetcher) return [comingFor(field, robot, pilot, WORTH.goal.fetch)];
  if (mayBear(field, robot)) return homewards(field, robot);
  const decoy = decoyFor(field, robot);
  return decoy ? [comingFor(field, robot, decoy, WORTH.goal.guard)] : [];
}

const robotsFree = (field: Field, { team }: SeenRobot): readonly SeenRobot[] =>
  robotsOfTeam(field, team).filter(isAlive);

const homewards = (field: Field, { team }: SeenRobot): readonly Goal[] => {
  const edge = edgeOf(field, team);
  return edge === '' ? [] : [{ kind: 'leave', edge, weight: WORTH.goal.carry }];
};

/** Into his hex; beside it where it may not enter: he comes out. */
const comingFor = (field: Field, robot: SeenRobot, { at }: Unit, weight: number): Goal => ({
  kind: 'reach',
  at,
  within: mayEnter(field, robot, at) ? 0 : 1,
  weight,
});

/** The robot that needs the fewest turns to this one of the six, and home from there. */
function fetcherOf(field: Field, unit: Unit, robots: readonly SeenRobot[]): SeenRobot | undefined {
  return leastOf(field, robots, (robot) => roundTrip(field, robot, unit));
}

function roundTrip(field: Field, robot: SeenRobot, unit: Unit): number {
  const [home] = homewards(field, robot);
  const back = home ? (pullOf(field, robot, home).turns[numberOf(unit.at)] ?? 0) : 0;
  return turnsTo(field, robot, comingFor(field, robot, unit, 1)) + back;
}

/** The nearest of the others; each robot another one, as far as they go. */
function decoyFor(field: Field, robot: SeenRobot): Unit | undefined {
  const mates = robotsFree(field, robot);
  const others = suspectsIn(field).filter(({ id, at }) => at !== '' && id !== field.pilotName);
  const own = others.filter((unit) => fetcherOf(field, unit, mates)?.id === robot.id);
  const far = (unit: Unit): number => roundTrip(field, robot, unit);
  return leastOf(field, own.length > 0 ? own : others, far);
}

/** A robot that carries some of them counts double for each. */
function barring(field: Field, { id, team }: SeenRobot): readonly Goal[] {
  const edge = edgeOf(field, team);
  if (edge === '') return [];
  const aboard = suspectsIn(field).filter((unit) => unit.aboard === id).length;
  return [{ kind: 'hunt', robot: id, within: 1, bars: edge, weight: 2 * aboard * shareOf(field) }];
}

/** The nearest of the six. */
function hunting(field: Field, { at }: SeenRobot): readonly Goal[] {
  const afoot = suspectsIn(field).filter((unit) => unit.at !== '');
  const prey = leastOf(field, afoot, (unit) => rangeBetween(unit.at, at));
  return prey ? [{ kind: 'reach', at: prey.at, within: SHOOTING, weight: shareOf(field) }] : [];
}

/** What a turn saved on the way to one of them is worth: each may be he. */
const shareOf = (field: Field): number => WORTH.goal.suspect / Math.max(1, suspectsIn(field).length);

/** What a hit on one of the six is worth besides: each may be he. */
export const suspectStake = (field: Field, unit: Unit): number =>
  isSuspect(field, unit) ? WORTH.pilot / Math.max(1, suspectsIn(field).length) : 0;
