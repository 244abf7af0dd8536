import type { Shot } from '../actions';
import { armsOf } from '../content/cards';
import { CRYPTO_SILHOUETTE } from '../content/scenario';
import { bandDice } from '../rules/arms';
import { tokenLying, type SeenRobot } from '../rules/field';
import { numberOf } from '../rules/grid';
import { turnsTo } from './goals';
import { rangeOf } from './grid';
import { hitChance } from './pools';
import type { Situation } from './situation';
import { WORTH } from './weights';

/** The chance below which it does not shoot at crypto. */
const FAIR = 1 / 3;

/** The value of shooting at crypto: of its own side, if an enemy would fetch it first. */
export function cryptoWorth(
  { view, friends, enemies }: Situation,
  robot: SeenRobot,
  { target, arms }: Pick<Shot, 'target' | 'arms'>,
): number {
  const token = tokenLying(view, target);
  if (!token || token.team !== robot.team) return -1;
  const { at } = token;
  const soonest = (robots: readonly SeenRobot[]): number =>
    Math.min(
      Infinity,
      ...robots.map((one) => turnsTo(view, one, { kind: 'reach', at, within: 0, weight: 1 })),
    );
  const range = rangeOf(numberOf(robot.at), numberOf(at));
  const chance = hitChance(bandDice(armsOf(arms).bands, range), CRYPTO_SILHOUETTE);
  return chance < FAIR || soonest(enemies) >= soonest(friends) ? -1 : WORTH.goal.deny * chance;
}
