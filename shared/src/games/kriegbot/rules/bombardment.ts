import { planOf } from '../content/scenarios';
import type { TeamId } from '../content/teams';
import { isDestroyed } from './built';
import { towerOf, type Field } from './field';

/** Its TV tower still calls the strikes. */
export function hasBombardment(field: Field, team: TeamId): boolean {
  const tower = towerOf(field, team);
  if (!planOf(field.options, team).bombards) return false;
  return tower === undefined || !isDestroyed(field, tower);
}
