import type { HexId, StructureId } from '../../content/map';
import { planOf } from '../../content/scenarios';
import type { TeamId } from '../../content/teams';
import { rangeBetween } from '../../rules/field/arcs';
import { isDestroyed, siteOf, structuresIn } from '../../rules/field/structuresOnMap';
import { isBunker, isHardened } from '../../rules/objectives/bunkers';
import { isAlive, type Field, type SeenRobot } from '../../rules/field/field';
import { numberOf, idOf } from '../../rules/field/hexNumbers';
import { BOMB } from '../../rules/scenarios/bombers';
import { isTent, unitsOnMap } from '../../rules/pieces/units';
import type { Unit } from '../../state/units';
import { harmsOf } from '../field/bodies';
import type { Stand } from '../attacking/duel';
import { nearestTo, type Goal } from './goals';
import { rangeOf } from '../field/mapTables';
import { leastOf } from '../lots';
import type { Situation } from '../imagining';
import { WORTH } from '../field/weights';

/** What bots know of bunkers, and of people with bombs (KS15.3 to KS15.6). */

/** How far a bomb destroys; how far it harms, and what it then does to a robot. */
const { destroysWithin: DEADLY, harmsWithin: HARMFUL, damage: BURNS } = BOMB;

export const isSuicidal = ({ options }: Pick<Field, 'options'>, team: TeamId): boolean =>
  planOf(options, team).suicidal === true;

/** The bunkers that stand. */
const bunkersIn = (field: Field): readonly StructureId[] =>
  structuresIn(field).filter((id) => isBunker(field, id) && !isDestroyed(field, id));

/** Those that this side has to destroy. */
export const bunkersToRaze = (field: Field, team: TeamId): readonly StructureId[] =>
  isSuicidal(field, team) ? [] : bunkersIn(field);

/** The distance from which robots shoot at bunkers: no bomb that goes off there destroys them. */
const AFAR = 4;

/** Each goes for a bunker to which nobody of its side is nearer; if there is none, for the nearest. */
export function besieging(field: Field, robot: SeenRobot): readonly Goal[] {
  const goals = bunkersToRaze(field, robot.team).map(
    (structure) => ({ kind: 'raze', structure, within: AFAR, weight: WORTH.goal.fetch }) as const,
  );
  const mates = Object.values(field.robots).filter((mate) => mate.team === robot.team && isAlive(mate));
  const own = goals.filter((goal) => nearestTo(field, mates, goal)?.id === robot.id);
  const range = ({ structure }: (typeof goals)[number]): number =>
    rangeBetween(robot.at, siteOf(field, structure));
  const nearest = leastOf(field, own.length > 0 ? own : goals, range);
  return nearest ? [nearest] : [];
}

/** What a destroyed bunker is worth to the side that has to destroy them. */
export const bunkerStake = (situation: Situation, structure: StructureId): number => {
  if (!isBunker(situation.view, structure)) return 0;
  return isSuicidal(situation.view, situation.team) ? -WORTH.bunker : WORTH.bunker;
};

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((all, item) => all + of(item), 0);

/** What setting off a bomb here is worth to the side of the one who bears it. */
export function blowUpWorth(
  situation: Situation,
  bearer: string,
  at: HexId,
  enemies: readonly SeenRobot[] = situation.enemies,
): number {
  const friends = situation.friends.filter(({ id }) => id !== bearer);
  const { tent, own } = WORTH.blast;
  return (
    sum(enemies, (enemy) => situation.stake(enemy.id) * harmAt(situation, enemy, at)) -
    own * sum(friends, (friend) => harmAt(situation, friend, at)) +
    sum(tentsNear(situation, at, bearer), (unit) => (unit.team === situation.team ? -tent : tent)) -
    tent +
    decision(situation, at, enemies)
  );
}

/** The value of a robot that is lost, or what two random damages cost it. */
function harmAt({ view, body }: Situation, robot: SeenRobot, at: HexId): number {
  const range = rangeBetween(at, robot.at);
  if (range <= DEADLY) return body(robot.id).kill;
  return range <= HARMFUL && !isHardened(view, robot.at) ? BURNS * harmsOf(body(robot.id)).any : 0;
}

const tentsNear = ({ view }: Situation, at: HexId, bearer: string): readonly Unit[] =>
  unitsOnMap(view).filter((unit) => {
    const range = rangeBetween(at, unit.at);
    const isSafe = range > DEADLY && isHardened(view, unit.at);
    return unit.id !== bearer && isTent(unit) && range <= HARMFUL && !isSafe;
  });

/** The last bunker loses the game; the last enemy wins it. */
function decision({ view, enemies: all }: Situation, at: HexId, enemies: readonly SeenRobot[]): number {
  const bunkers = bunkersIn(view);
  const lost = bunkers.filter((id) => rangeBetween(at, siteOf(view, id)) <= DEADLY).length;
  if (lost > 0 && lost === bunkers.length) return -WORTH.win;
  const isLast = all.length === enemies.length && enemies.every((one) => rangeBetween(at, one.at) <= DEADLY);
  return (isLast ? WORTH.win : 0) - WORTH.bunker * lost;
}

/** A robot that powers up now can set its bomb off in the attack phase: what that is worth among those who have moved. */
export function fuseWorth(situation: Situation, { id, team, at }: SeenRobot): number {
  if (!isSuicidal(situation.view, team)) return 0;
  const there = situation.enemies.filter(({ marks }) => marks.option !== '');
  return Math.max(0, WORTH.blast.fuse * blowUpWorth(situation, id, at, there) - WORTH.blast.own);
}

/** What bombs may do to a robot that stands there when the attack phase begins. */
export function bombThreat(situation: Situation, { id, team }: SeenRobot, stand: Stand): number {
  const { view, body } = situation;
  if (!situation.bombers) return 0;
  const isSafe = isHardened(view, idOf(stand.at));
  const scorched = isSafe ? 0 : BURNS * harmsOf(body(id)).any;
  const cost = (from: HexId, likely: number): number => {
    const range = rangeOf(stand.at, numberOf(from));
    return range <= DEADLY ? likely * body(id).kill : range <= HARMFUL ? (likely / 2) * scorched : 0;
  };
  const { soldier, robot } = WORTH.blast;
  const soldiers = unitsOnMap(view).filter((unit) => isThreat(view, unit, team));
  const robots = situation.enemies.filter(({ marks }) => marks.option === '' || marks.option === 'powerUp');
  return -sum(soldiers, ({ at }) => cost(at, soldier)) - sum(robots, ({ at }) => cost(at, robot));
}

/** It may set off its bomb this turn. */
const isThreat = (view: Field, unit: Unit, team: TeamId): boolean =>
  unit.team !== team && isTent(unit) && unit.placed < view.turn && isSuicidal(view, unit.team);

/** A soldier who comes near is shot at first: what his death is worth besides. */
export function soldierStake({ view, enemies, friends, team }: Situation, unit: Unit): number {
  if (!isSuicidal(view, unit.team) || !isTent(unit)) return 0;
  const prey = unit.team === team ? enemies : friends;
  return prey.some((robot) => rangeBetween(robot.at, unit.at) <= DEADLY + REACH) ? WORTH.blast.near : 0;
}

/** Hexes that a soldier walks in a turn, and a little more. */
const REACH = 3;

/** For a bot that weighs nothing: enemies are near enough, and nothing of its own side, or two of them. */
export function isTimeToBlow(
  view: Field,
  bearer: string,
  { at, team }: { at: HexId; team: TeamId },
): boolean {
  const near = Object.values(view.robots).filter(
    (robot) => isAlive(robot) && robot.id !== bearer && rangeBetween(robot.at, at) <= DEADLY,
  );
  const foes = near.filter((robot) => robot.team !== team).length;
  const isOwnNear =
    near.length > foes || bunkersIn(view).some((id) => rangeBetween(siteOf(view, id), at) <= DEADLY);
  return foes >= (isOwnNear ? 2 : 1);
}
