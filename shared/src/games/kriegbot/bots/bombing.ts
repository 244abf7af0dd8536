import { hasBombardment } from '../rules/bombardment';
import type { Field } from '../rules/field';
import type { TeamId } from '../content/teams';
import type { Harms } from './body';
import { WORTH } from './weights';

/** The probability that a strike hits what has moved, as most robots have. */
const STRIKE = 0.3;

/** The value of paint for a side: more, if what is painted is struck from above (L363). */
export const paintWorth = (field: Field, by: TeamId, { two }: Harms): number =>
  WORTH.paint +
  (hasBombardment(field, by) ? (STRIKE * two.reduce((sum, harm) => sum + harm, 0)) / two.length : 0);
