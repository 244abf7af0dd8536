import { PLACED_IDS } from '../content/buildings';
import { cardEffect, type SkinId } from '../content/cards';
import { STRUCTURE_SILHOUETTE, type HexId, type StructureId } from '../content/map';
import { scenarioOf } from '../content/scenarios';
import { buildingAt, isDestroyed } from './built';
import type { Field } from './field';

/** Source L651, "Bunkers": they defend themselves as with a skin, and what is in them outlives a blast further off. */

type Ground = Pick<Field, 'options' | 'structures' | 'buildings'>;

/** A bunker defends itself as if it had this skin: it never moves, and is never painted (KS15.2). */
const BUNKER_SKIN = 'chameleon' satisfies SkinId;

export const isBunker = ({ options }: Pick<Field, 'options'>, id: StructureId): boolean =>
  scenarioOf(options).bunkers === true && PLACED_IDS.some((placed) => placed === id);

/** Of what is built, against every attack. */
export const silhouetteOfStructure = (field: Pick<Field, 'options'>, id: StructureId): number =>
  STRUCTURE_SILHOUETTE + (isBunker(field, id) ? (cardEffect(BUNKER_SKIN, 'silhouette')?.add ?? 0) : 0);

/** A bunker stands on this hex: a blast that does not destroy it does nothing to what is inside (KS15.4). */
export function isHardened(field: Ground, at: HexId): boolean {
  const building = buildingAt(field, at);
  return building !== undefined && isBunker(field, building.id) && !isDestroyed(field, building.id);
}
