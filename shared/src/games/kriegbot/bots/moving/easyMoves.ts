import { cardsWith, NUKE } from '../../content/cards';
import type { ActionOf } from '../../actions';
import { isInArc, rangeBetween } from '../../rules/field/arcs';
import { isLive } from '../../rules/pieces/cardsOnRobots';
import { isEmpty } from '../../rules/cores/energy';
import type { SeenRobot as Robot } from '../../rules/field/field';
import { numberOf } from '../../rules/field/hexNumbers';
import { hasMarker } from '../../rules/pieces/paint';
import { BOW } from '../../rules/moving/ramming';
import { maxSpeed } from '../../rules/pieces/speed';
import { spotKey, spotsFrom } from '../../rules/moving/reach';
import { bodyOf, neededAt } from '../field/bodies';
import { isHungry } from '../cores/energyWorth';
import { ofType } from '../setup/candidates';
import { goalWorth, pullOf } from '../objectives/goals';
import { leastOf } from '../lots';
import { goalsOf, winningEdge } from '../objectives/objectives';
import { isBeside, isFair } from '../objectives/sidesKnown';
import {
  gap,
  isAhead,
  isClose,
  isWorthNuking,
  NEAR,
  when,
  type Encounter,
  type Idea,
} from '../field/nearestEnemy';
import { walksTo } from '../field/walks';

/** The easy bot's ideas for its movement. */

/** Nothing else is possible but to stand idle. */
export const rouse: Idea = (_scene, legal) =>
  legal.some(({ type }) => type === 'endMove') ? [] : ofType(legal, 'reboot');

/** Switches its cards on again. */
export const wake = when(
  ({ robot: { slots, drive, core } }) =>
    [drive, core, ...Object.values(slots)].some(({ disabled }) => disabled),
  'reboot',
);

/** Stands still, and gathers power for a shot. */
export const powerUp = when(isClose, 'powerUp');

const isAble = (robot: Robot, kind: 'glue' | 'nuke'): boolean =>
  cardsWith(kind).some((card) => isLive(robot, card));

/** Nano Glue and a Suicide Nuke need power: it powers up when there is something to glue, or to destroy with it. */
export const prime = when(
  (scene) =>
    (isAble(scene.robot, 'glue') && isHurt(scene.robot)) ||
    (isAble(scene.robot, 'nuke') && isWorthNuking(scene)),
  'powerUp',
);

const isHurt = ({ slots, drive, core, lost }: Robot): boolean =>
  lost.length > 0 || [drive, core, ...Object.values(slots)].some(({ damage }) => damage > 0);

/** Its electric weapons have nothing left to fire with. */
export const feed = when(({ robot }) => isEmpty(robot) && isHungry(robot), 'powerUp');
/** What its core can do for the way to an enemy. */
export const surge = when((scene) => !isClose(scene), 'ability');
/** Gets rid of paint. */
export const hide = when(({ robot }) => hasMarker(robot), 'camouflage');
/** Throws its skin off for what cripples it, or for a fire. */
export const shed: Idea = ({ robot }, legal) => {
  const all = ofType(legal, 'shed');
  const vital = all.filter(({ item }) => item === 'core' || item === 'drive');
  if (vital.length > 0) return vital;
  return robot.onFire ? all : [];
};
export const walk = when(isClose, 'biped');
export const boost = when((scene) => gap(scene) > NEAR, 'boost');
/** Turns on the spot to an enemy that is near, but not in front of it. */
export const turnAbout: Idea = (scene, legal) =>
  isClose(scene) && !isAhead(scene, scene.robot.facing)
    ? ofType(legal, 'maneuver').filter(({ facing }) => isAhead(scene, facing))
    : [];

/** After an option, a Hoverbot turns to the enemy. */
export const lookAtEnemy: Idea = (scene, legal) =>
  ofType(legal, 'reface').filter(({ facing }) => isAhead(scene, facing));

/** Ends its move near the next enemy and facing it, as well as it can. */
export const approach: Idea = (scene, legal) => {
  const { view, robot, enemy } = scene;
  const wanted = isAble(robot, 'nuke') ? NUKE.destroysWithin : NEAR;
  const walks = walksTo(view, robot, enemy.at);
  const ways = [...ofType(legal, 'move'), ...ofType(legal, 'endMove')];
  const score = (way: ActionOf<'move'> | ActionOf<'endMove'>): number => {
    const [at, facing] = way.type === 'move' ? [way.to, way.facing] : [robot.at, robot.facing];
    const far = Math.abs((walks[numberOf(at)] ?? 0) - wanted);
    return far + (isAhead(scene, facing, at) ? 0 : 2);
  };
  const least = Math.min(...ways.map(score));
  return ways.filter((way) => score(way) === least);
};

/** Leaves the map if that wins. */
export const goHome = when(({ view, robot }) => {
  const edge = winningEdge(view, robot);
  return edge !== '' && isBeside(robot.at, edge);
}, 'flee');

/** Ends its move as near as it can to the nearest of its goals. */
export const pursue: Idea = ({ view, robot }, legal) => {
  const pulls = goalsOf(view, robot).map((goal) => pullOf(view, robot, { ...goal, weight: 1 }));
  const turnsFrom = ({ turns }: (typeof pulls)[number]): number => turns[numberOf(robot.at)] ?? 0;
  const nearest = leastOf(view, pulls, turnsFrom);
  if (!nearest) return [];
  const ways = [...ofType(legal, 'move'), ...ofType(legal, 'endMove')];
  const worth = (way: ActionOf<'move'> | ActionOf<'endMove'>): number => {
    const [at, facing] = way.type === 'move' ? [way.to, way.facing] : [robot.at, robot.facing];
    return goalWorth([nearest], numberOf(at), facing);
  };
  const most = Math.max(...ways.map(worth));
  return ways.filter((way) => worth(way) === most);
};

/** The number of hits that its bow should survive: a ram rarely does more. */
const STURDY = 5;
const isSturdy = ({ view, robot }: Encounter): boolean => neededAt(bodyOf(view, robot), BOW) >= STURDY;
/** No mate of its own. */
export const ram: Idea = (scene, legal) =>
  isSturdy(scene) ? ofType(legal, 'ram').filter(({ target }) => isFair(scene.view, scene.robot, target)) : [];

/** Moves right up to a slower enemy, with a point left to ram it. */
export const charge: Idea = (scene, legal) => {
  const { view, robot, enemy } = scene;
  const { movement } = view;
  if (!isSturdy(scene) || !movement?.inSight.includes(enemy.id) || maxSpeed(enemy) >= maxSpeed(robot))
    return [];
  const ways = ofType(legal, 'move').filter(
    ({ to, facing }) => rangeBetween(to, enemy.at) === 1 && isInArc('line', to, facing, enemy.at),
  );
  if (ways.length === 0) return [];
  const spots = spotsFrom(view, movement);
  return ways.filter(({ to, facing }) => (spots.get(spotKey({ at: to, facing }))?.points ?? 0) > 0);
};
