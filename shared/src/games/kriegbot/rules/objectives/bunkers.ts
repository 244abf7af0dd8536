import { PLACED_IDS } from '../../content/buildings';
import type { HexId } from '../../content/map';
import { scenarioOf } from '../../content/scenarios';
import type { TargetId } from '../../state';
import { buildingAt, isDestroyed } from '../field/structuresOnMap';
import type { Field } from '../field/field';

/** Source L651, "Bunkers": they defend themselves as with a skin, and what is in them outlives a blast further off. */

type Ground = Pick<Field, 'options' | 'structures' | 'buildings'>;

export const isBunker = ({ options }: Pick<Field, 'options'>, id: TargetId): boolean =>
  scenarioOf(options).bunkers === true && PLACED_IDS.some((placed) => placed === id);

/** A bunker stands on this hex: a blast that does not destroy it does nothing to what is inside (KS15.4). */
export function isHardened(field: Ground, at: HexId): boolean {
  const building = buildingAt(field, at);
  return building !== undefined && isBunker(field, building.id) && !isDestroyed(field, building.id);
}
