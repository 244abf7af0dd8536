import type { Seat } from '../../../../core/ground/seats';
import { DISHES_TO } from '../../content/scenario';
import { scenarioOf } from '../../content/scenarios';
import type { RobotId } from '../../state/robot';
import { refuse, type RuleContext, type WhyNot } from '../field/context';
import { isActive, isAlive, robotsIn, type Field, type SeenRobot } from '../field/field';
import { tokensOf } from '../pieces/tokens';

/** Energy dishes (L673-683): what robots need them for, and how they are divided at the end. */

type Fight = Pick<Field, 'robots' | 'tokens' | 'options'>;

const hasDishes = ({ options }: Pick<Field, 'options'>): boolean => scenarioOf(options).hasDishes === true;

/** Why it has too few of them for this (KS17.6, KS17.7). */
export const whyNotWithDishes = (field: Fight, robot: SeenRobot, to: 'powerUp' | 'exit'): WhyNot =>
  hasDishes(field) && tokensOf(field, robot.id).length < DISHES_TO[to]
    ? refuse('noDishes', { least: DISHES_TO[to] })
    : undefined;

/** It is destroyed, or counts as destroyed (K59); who has left the map does not. */
const isLost = (robot: SeenRobot): boolean => robot.fate !== 'fled' && !isActive(robot);

/** The music stops: half of the robots are destroyed, or one at most is left (KS17.10). */
export function isOver(field: Pick<Field, 'robots'>): boolean {
  const robots = robotsIn(field);
  return robots.filter(isLost).length * 2 >= robots.length || robots.filter(isActive).length <= 1;
}

/** What each robot that is left would get of the dishes that lie on the map: nothing, unless all get the same. */
export function shareOf(field: Fight): number {
  const lying = field.tokens.filter(({ at }) => at !== '').length;
  const left = robotsIn(field).filter(isActive).length;
  return left > 0 && lying % left === 0 ? lying / left : 0;
}

/** The dishes of a robot, if the game ended now. */
export const dishesInTheEnd = (field: Fight, robot: SeenRobot): number =>
  tokensOf(field, robot.id).length + (isActive(robot) ? shareOf(field) : 0);

/** All with enough of them, also off the map (KS17.10). */
export const winnersByDishes = (field: Fight): readonly Seat[] =>
  robotsIn(field)
    .filter((robot) => !isLost(robot) && dishesInTheEnd(field, robot) >= DISHES_TO.win)
    .map(({ seat }) => seat);

/** Those that lie about go to the robots that are left. */
export function shareDishes(context: RuleContext): void {
  const { state } = context;
  const each = hasDishes(state) ? shareOf(state) : 0;
  if (each === 0) return;
  const robots = robotsIn(state)
    .filter(isActive)
    .map(({ id }) => id);
  const lying = state.tokens.filter(({ at }) => at !== '');
  for (const [index, token] of lying.entries()) {
    token.at = '';
    token.bearer = robots[Math.floor(index / each)] ?? '';
  }
  context.emit({ type: 'dishesShared', each, robots });
}

/** The living robots on the map that bear most dishes. */
export function richestIn(field: Fight): readonly RobotId[] {
  const living = robotsIn(field).filter(isAlive);
  const most = Math.max(0, ...living.map(({ id }) => tokensOf(field, id).length));
  return living.filter(({ id }) => tokensOf(field, id).length === most).map(({ id }) => id);
}
