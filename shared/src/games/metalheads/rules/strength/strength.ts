import type { Seat } from '../../../../core/ground/seats';
import type { StrengthBonus } from '../../content/effects';
import { ROBOTS } from '../../content/robots';
import type { RobotType } from '../../content/types';
import {
  monsterIn,
  passiveOf,
  passivesOf,
  playerAt,
  robotsOf,
  type CompletedField,
  type Field,
  type Owner,
} from '../field';

/** How the Strength of a Robot comes about (M17). */
export interface StrengthParts {
  readonly base: number;
  /** From its ability. */
  readonly bonus: number;
  /** Because the Monster is weak against its type. */
  readonly weakness: number;
  readonly powerUps: number;
  /** Never above 0. */
  readonly damage: number;
  readonly total: number;
}

const typeOf = ({ robot }: CompletedField): RobotType => ROBOTS[robot].type;

/** The Strength of a completed Robot; `owner` is absent for the solo Monster's. */
export function strengthParts(field: Field, owner: Owner, robot: CompletedField): StrengthParts {
  const monster = monsterIn(field);
  const base = ROBOTS[robot.robot].strength;
  const bonus = owner === undefined ? 0 : bonusOf(field, owner, robot);
  const weakness = owner !== undefined && typeOf(robot) === monster.weakness ? 1 : 0;
  const powerUps = countedPowerUps(field, robot) * (monster.powerUp + powerUpBonus(field, owner, robot));
  const damage = 0 - countedDamage(field, owner, robot) * monster.damage;
  return { base, bonus, weakness, powerUps, damage, total: base + bonus + weakness + powerUps + damage };
}

/** The sum of a player's Robots, or of the solo Monster's; a negative sum counts as 0 (M5). */
export const strengthOf = (field: Field, owner: Owner): number =>
  Math.max(
    0,
    robotsOf(field, owner).reduce((sum, robot) => sum + strengthParts(field, owner, robot).total, 0),
  );

const mostCounted = (field: Field): number => monsterIn(field).mostCounted ?? Infinity;

const countedPowerUps = (field: Field, { powerUps }: CompletedField): number =>
  Math.min(powerUps, mostCounted(field));

function powerUpBonus(field: Field, owner: Owner, robot: CompletedField): number {
  if (owner === undefined || robot.powerUps === 0) return 0;
  return passivesOf(field, owner, 'powerUpBonus')
    .filter((bonus) => bonus.of === typeOf(robot))
    .reduce((sum, bonus) => sum + bonus.add, 0);
}

/** The Damage tokens that count: some are ignored, some are above a limit. */
export function countedDamage(field: Field, owner: Owner, robot: CompletedField): number {
  if (robot.damage === 0) return 0;
  if (owner === undefined) return Math.min(robot.damage, mostCounted(field));
  const ignored = passivesOf(field, owner, 'ignoresDamage').map(({ of, first }) =>
    of === typeOf(robot) ? first : 0,
  );
  const left = Math.max(0, robot.damage - Math.max(0, ...ignored));
  return Math.min(left, passiveOf(robot, 'damageCap') ?? Infinity, mostCounted(field));
}

function bonusOf(field: Field, seat: Seat, robot: CompletedField): number {
  const bonus = passiveOf(robot, 'strength');
  if (!bonus) return 0;
  const { robots } = playerAt(field, seat);
  return applies(bonus, robots, robot) ? bonus.add * timesOf(bonus, robots, robot) : 0;
}

function applies(
  { withAll, without, atLeast, beside }: StrengthBonus,
  robots: readonly CompletedField[],
  self: CompletedField,
): boolean {
  const count = (type: RobotType): number => robots.filter((robot) => typeOf(robot) === type).length;
  return (
    (withAll?.every((type) => count(type) > 0) ?? true) &&
    (without === undefined || count(without) === 0) &&
    (atLeast === undefined || count(atLeast.of) >= atLeast.count) &&
    (beside === undefined ||
      robots.some(({ robot }) => robot !== self.robot && ROBOTS[robot].family === beside))
  );
}

function timesOf({ each }: StrengthBonus, robots: readonly CompletedField[], self: CompletedField): number {
  if (each === undefined) return 1;
  if (each === 'robot') return robots.length;
  return robots.filter((robot) => robot.robot !== self.robot && typeOf(robot) === each.otherOf).length;
}
