import { planOf, scenarioOf } from '../../content/scenarios';
import type { TeamId } from '../../content/teams';
import { isDestroyed } from '../field/structuresOnMap';
import { towerOf, type Field } from '../field/field';

/** All that are painted are struck, by nobody (L637). */
export const isUnderFire = ({ options }: Pick<Field, 'options'>): boolean =>
  scenarioOf(options).isUnderFire === true;

/** Its TV tower still calls the strikes, where it is needed for that. */
export function hasBombardment(field: Field, team: TeamId): boolean {
  const { bombards } = planOf(field.options, team);
  if (bombards !== 'byTower') return bombards === 'always';
  const tower = towerOf(field, team);
  return tower === undefined || !isDestroyed(field, tower);
}
