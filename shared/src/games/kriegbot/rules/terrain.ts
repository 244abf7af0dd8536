import { BIPED } from '../content/chassis';
import { groundAt, type HexId, type TerrainId } from '../content/map';
import { isDestroyed, templateOf, type Bot, type Field } from './field';
import { terrainAt } from './sight';

type Walker = Pick<Bot, 'chassis' | 'id' | 'biped'>;

/** Flies now: a Rocketbot on its legs does not (K42). */
export const isFlying = (robot: Walker): boolean => templateOf(robot).flies && !robot.biped;

/** Kinds of terrain that its drive may not enter (K7). */
const barsOf = (robot: Walker): readonly TerrainId[] => (robot.biped ? BIPED.bars : templateOf(robot).bars);

const isOnBridge = (field: Pick<Field, 'structures'>, at: HexId): boolean =>
  groundAt(at).structure === 'bridge' && !isDestroyed(field, 'bridge');

/** May it enter this hex, as the terrain lies now (K7, K26)? A standing bridge carries everything (L320). */
export const mayEnter = (field: Pick<Field, 'structures'>, robot: Walker, to: HexId): boolean =>
  isOnBridge(field, to) || !barsOf(robot).includes(terrainAt(field, to));

/** Stands in a standing building; what flies above is not in it (K42). */
export const isInBuilding = (field: Pick<Field, 'structures'>, robot: Walker & Pick<Bot, 'at'>): boolean =>
  robot.at !== '' && !isFlying(robot) && terrainAt(field, robot.at) === 'building';

/** Is there water to be washed in (L183, K27)? Flyers too; not on a standing bridge. */
export const isWashedAt = (field: Pick<Field, 'structures'>, at: HexId): boolean =>
  terrainAt(field, at) === 'water' && !isOnBridge(field, at);
