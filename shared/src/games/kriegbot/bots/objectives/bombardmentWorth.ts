import { hasBombardment } from '../../rules/objectives/bombardment';
import type { Field, SeenRobot } from '../../rules/field/field';
import type { TeamId } from '../../content/teams';
import type { Harms } from '../field/bodies';
import type { Situation } from '../imagining';
import { WORTH } from '../field/weights';

/** The probability that a strike hits what has moved, as most robots have. */
const STRIKE = 0.3;

/** The value of paint for a side: more, if what is painted is struck from above (L363). */
export const paintWorth = (field: Field, by: TeamId, { two }: Harms): number =>
  WORTH.paint +
  (hasBombardment(field, by) ? (STRIKE * two.reduce((sum, harm) => sum + harm, 0)) / two.length : 0);

/** What its paint is worth to the enemies. */
export const paintOn = ({ view, enemies, duel }: Situation, { id }: SeenRobot): number =>
  Math.max(WORTH.paint, ...enemies.map((enemy) => paintWorth(view, enemy.team, duel(enemy.id, id).harms)));
