import { planOf, scenarioOf } from '../content/scenarios';
import type { TeamId } from '../content/teams';
import { isDestroyed } from './built';
import { towerOf, type Field } from './field';

/** Whoever is painted is struck, by nobody (L637). */
export const isUnderFire = ({ options }: Pick<Field, 'options'>): boolean =>
  scenarioOf(options).isUnderFire === true;

/** Its TV tower still calls the strikes. */
export function hasBombardment(field: Field, team: TeamId): boolean {
  const tower = towerOf(field, team);
  if (!planOf(field.options, team).bombards) return false;
  return tower === undefined || !isDestroyed(field, tower);
}
