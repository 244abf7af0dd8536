import { SIDE_IDS, type MapSideId } from '../../content/map';
import { DISHES_TO } from '../../content/scenario';
import { isAlive, onMap, type Field, type SeenRobot } from '../../rules/field/field';
import { mayEnter } from '../../rules/field/terrain';
import { tokensOf } from '../../rules/pieces/tokens';
import { turnsTo, type Goal } from './goals';
import { leastOf } from '../lots';
import { WORTH } from '../field/weights';

/** Energy dishes: what lies about is fetched, who has most of them is hunted, and three leave the map. */

const dishesOf = (field: Field, { id }: SeenRobot): number => tokensOf(field, id).length;

/** The nearest side of the map for a robot that may leave it; empty for all others. */
export function sideToLeave(field: Field, robot: SeenRobot): MapSideId | '' {
  if (dishesOf(field, robot) < DISHES_TO.exit) return '';
  const turns = (edge: MapSideId): number => turnsTo(field, robot, { kind: 'leave', edge, weight: 1 });
  return leastOf(field, SIDE_IDS, turns) ?? '';
}

/** The dish that it has soonest, of those that lie about. */
function nearestDish(field: Field, robot: SeenRobot): readonly Goal[] {
  const goals = field.tokens
    .filter(({ at }) => at !== '' && mayEnter(field, robot, at))
    .map(({ at }): Goal => ({ kind: 'reach', at, within: 0, weight: WORTH.goal.fetch }));
  const best = leastOf(field, goals, (goal) => turnsTo(field, robot, goal));
  return best ? [best] : [];
}

/** The distance from which robots fight. */
const FIGHTING = 3;

/** Of the others with most dishes, the one that it reaches soonest. */
function richest(field: Field, robot: SeenRobot): readonly Goal[] {
  const others = onMap(field).filter((other) => isAlive(other) && other.id !== robot.id);
  const most = Math.max(...others.map((other) => dishesOf(field, other)));
  const goals = others
    .filter((other) => dishesOf(field, other) === most)
    .map(({ id }): Goal => ({ kind: 'hunt', robot: id, within: FIGHTING, weight: WORTH.goal.guard }));
  const best = leastOf(field, goals, (goal) => turnsTo(field, robot, goal));
  return best ? [best] : [];
}

export function dishGoals(field: Field, robot: SeenRobot): readonly Goal[] {
  const edge = sideToLeave(field, robot);
  if (edge !== '') return [{ kind: 'leave', edge, weight: WORTH.goal.run }];
  return [...nearestDish(field, robot), ...richest(field, robot)];
}

/** Who has enough of them to win is hit first. */
export const isRich = (field: Field, enemy: SeenRobot): boolean => dishesOf(field, enemy) >= DISHES_TO.win;
