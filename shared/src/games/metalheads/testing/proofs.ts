import { expectDefined } from '../../../core/ground/result';
import { amounts, RESOURCES } from '../content/resources';
import { ROBOTS, type RobotId } from '../content/robots';
import type { Action } from '../actions';
import { spend } from './does';
import { given, type Given, type GivenPlayer, type GivenRobot, type Position } from './given';

/** What shows that a Robot does what is printed on it, and no more: a bound, a condition that is off, or a refusal. */
export interface Proof {
  readonly benefit: () => void;
  readonly limit: () => void;
}

export type Proofs<Id extends RobotId> = Readonly<Record<Id, Proof>>;

/** Registers the tests of a table of proofs. */
export function prove(proofs: Partial<Proofs<RobotId>>): void {
  describe.each(Object.entries<Proof>(proofs))('%s', (_, { benefit, limit }) => {
    test('benefit', benefit);
    test('limit', limit);
  });
}

const idOf = (robot: GivenRobot): RobotId => (typeof robot === 'string' ? robot : robot.robot);

/** Seat 0 has completed these; the Monster is weak against another type than the first one's, and tokens count 1. */
export function own(...robots: readonly GivenRobot[]): Position {
  const [robot = 'mimic'] = robots;
  const monster = ROBOTS[idOf(robot)].type === 'sky' ? 'leviathan' : 'swarmQueen';
  return given({ monster, players: [{ robots }, {}] });
}

/** The Strength of a Robot beside these others. */
export const beside = (robot: GivenRobot, ...others: readonly GivenRobot[]): number =>
  own(robot, ...others).strengthOf(idOf(robot));

/** The Strength of a Robot whose owner has no other, while an opponent has these. */
export const against = (robot: RobotId, ...robots: readonly GivenRobot[]): number =>
  given({ monster: own(robot).state.monster, players: [{ robots: [robot] }, { robots }] }).strengthOf(robot);

interface Nearly extends Omit<Given, 'players' | 'pool'> {
  readonly player?: GivenPlayer;
  readonly others?: readonly GivenPlayer[];
}

/** A Robot that lacks one resource, and that resource. */
export function nearly(robot: RobotId, { player = {}, others = [{}], ...rest }: Nearly = {}): Position {
  const kind = lastOf(robot);
  const { cost } = ROBOTS[robot];
  const gained = { ...cost, [kind]: cost[kind] - 1 };
  const constructions = [{ robot, gained }, ...(player.constructions ?? [])];
  return given({ ...rest, players: [{ ...player, constructions }, ...others], pool: amounts({ [kind]: 1 }) });
}

const lastOf = (robot: RobotId) =>
  expectDefined(
    RESOURCES.find((kind) => ROBOTS[robot].cost[kind] > 0),
    `a cost of ${robot}`,
  );

/** Completes it. */
export const finish = (robot: RobotId): Action => spend(robot, lastOf(robot));

/** A Robot that has just been completed. */
export const finished = (robot: RobotId, situation: Nearly = {}): Position =>
  nearly(robot, situation).play(finish(robot));
