import type { Shot } from '../../actions';
import { armsOf } from '../../content/cards';
import { CRYPTO_SILHOUETTE } from '../../content/scenario';
import { bandDice } from '../../rules/attacking/arms';
import { tokenLying, type SeenRobot } from '../../rules/field/field';
import { numberOf } from '../../rules/field/hexNumbers';
import { turnsTo } from './goals';
import { rangeOf } from '../field/mapTables';
import { hitChance } from '../field/dicePools';
import type { Situation } from '../imagining';
import { WORTH } from '../field/weights';

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
