import type { Direction } from '@gearhall/shared/core/game/hex';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Action, Shot } from '@gearhall/shared/games/kriegbot/actions';
import { HEX_IDS, type HexId } from '@gearhall/shared/games/kriegbot/content/map';
import type { ArmsId } from '@gearhall/shared/games/kriegbot/content/cards';
import { isInArc, isInRow, rangeBetween } from '@gearhall/shared/games/kriegbot/rules/field/arcs';
import { arcOf, armsIn, diceAt } from '@gearhall/shared/games/kriegbot/rules/attacking/arms';
import { isStructure, siteOf } from '@gearhall/shared/games/kriegbot/rules/field/structuresOnMap';
import { findRobot, findUnit, type SeenRobot } from '@gearhall/shared/games/kriegbot/rules/field/field';
import { sorted } from './ranking';
import { isShot, type ShotAction } from '../attacks/shots';
import { spotKey, spotsFrom, stepsTo, type Spot } from '@gearhall/shared/games/kriegbot/rules/moving/reach';
import type { View } from '@gearhall/shared/games/kriegbot/view';

/** Where a robot is, or is to be, and its facing there. */
export interface Stop {
  readonly at: HexId;
  readonly facing: Direction;
}

/**
 * What the moving robot can reach: for each hex, every facing that it can have there, the cheapest first.
 */
export interface MoveOptions {
  readonly robot: string;
  readonly at: HexId;
  readonly facing: Direction;
  readonly reach: ReadonlyMap<HexId, readonly Spot[]>;
}

/** The robot for which this seat is asked something; absent where there is none. */
export function askedRobot({ question, robots }: View, seat: Seat | undefined): SeenRobot | undefined {
  return question && question.seat === seat ? findRobot({ robots }, question.robot) : undefined;
}

/** Absent where this seat is not asked for a move, or none is legal. */
export function readMove(
  view: View,
  seat: Seat | undefined,
  legal: readonly Action[],
): MoveOptions | undefined {
  const robot = askedRobot(view, seat);
  const { movement, question } = view;
  const isMove = question?.kind === 'option' || question?.kind === 'moving';
  if (!robot || !movement || !isMove) return undefined;
  const spots = spotsFrom(view, movement);
  const reach = new Map<HexId, Spot[]>();
  for (const action of legal) {
    const spot = action.type === 'move' && spots.get(spotKey({ at: action.to, facing: action.facing }));
    if (!spot) continue;
    const others = reach.get(spot.at);
    if (others) others.push(spot);
    else reach.set(spot.at, [spot]);
  }
  for (const ways of reach.values()) ways.sort(byCost);
  return { robot: robot.id, at: robot.at, facing: robot.facing, reach };
}

const byCost = (one: Spot, other: Spot): number =>
  other.points - one.points || other.rotations - one.rotations || other.sideslips - one.sideslips;

/** All stops of the path to a spot, from its beginning. */
export const stopsOf = (start: Stop, spot: Spot): readonly Stop[] => [
  { at: start.at, facing: start.facing },
  ...stepsTo(spot).map(({ at, facing }) => ({ at, facing })),
];

/** What can be done with the weapons of the robot that is asked. */
export interface Aiming {
  readonly robot: SeenRobot;
  readonly type: 'attack' | 'strafe';
  /** The most promising first. */
  readonly shots: readonly ShotAction[];
  /** What can be chosen: everything that it could attack with, whether or not there is a target now. */
  readonly arms: readonly ArmsId[];
  /** Enemies that can be rammed. */
  readonly rams: readonly string[];
}

/** Everything that it could attack with, whether or not there is a target now. */
export const armsOfRobot = (view: View, robot: SeenRobot): readonly ArmsId[] =>
  armsIn(view, robot).filter((one) => arcOf(view, robot, one) !== undefined);

/** Absent where this seat cannot attack anything now. */
export function readAim(view: View, seat: Seat | undefined, legal: readonly Action[]): Aiming | undefined {
  const robot = askedRobot(view, seat);
  if (!robot || legal.length === 0) return undefined;
  const type = view.question?.kind === 'attack' ? 'attack' : 'strafe';
  const shots = sorted(
    legal.filter(isShot).filter((shot) => shot.type === type),
    view,
    seat ?? 0,
  );
  const rams = legal.flatMap((action) => (action.type === 'ram' ? [action.target] : []));
  const ready = new Set(shots.map(({ arms }) => arms));
  const all = type === 'attack' ? armsOfRobot(view, robot) : [...ready];
  const arms = [...all].sort((one, other) => Number(ready.has(other)) - Number(ready.has(one)));
  return arms.length > 0 || rams.length > 0 ? { robot, type, shots, arms, rams } : undefined;
}

/** A hex that a weapon reaches, and with how many dice. */
export interface Covered {
  readonly hex: HexId;
  readonly dice: number;
}

/** Every hex in arc and range, whatever blocks the line. */
export function bandsOf(view: View, { robot, type }: Aiming, arms: ArmsId): readonly Covered[] {
  const strafe = type === 'strafe';
  const arc = arcOf(view, robot, arms);
  if (!arc || robot.at === '') return [];
  return HEX_IDS.flatMap((hex) => {
    const dice = Math.max(0, diceAt(arms, rangeBetween(robot.at, hex)) - (strafe ? 1 : 0));
    if (dice === 0 || !isInArc(arc, robot.at, robot.facing, hex)) return [];
    return strafe && !isInRow(arc, robot.at, robot.facing, hex) ? [] : [{ hex, dice }];
  });
}

/** Where a target is now; empty when it is gone, or aboard. */
export const hexOf = (view: View, target: string): HexId =>
  isStructure(target)
    ? siteOf(view, target)
    : ((findRobot(view, target) ?? findUnit(view, target) ?? view.tokens.find(({ id }) => id === target))
        ?.at ?? '');

/** Identifies one of several ways to make a shot with the same weapon and target. */
export const wayKey = ({ mode, attacks, help }: Shot): string => JSON.stringify([mode, attacks, help]);
