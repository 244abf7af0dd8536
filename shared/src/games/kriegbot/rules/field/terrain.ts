import { BIPED } from '../../content/chassis';
import { type HexId, type TerrainId } from '../../content/map';
import { type Built, isDestroyed, siteOf } from './structuresOnMap';
import { templateOf, type SeenRobot } from './field';
import { terrainAt } from './sight';

type Walker = Pick<SeenRobot, 'chassis' | 'id' | 'biped'>;

/** Flies now: a Rocketbot on its legs does not (K42). */
export const isFlying = (robot: Walker): boolean => templateOf(robot).flies && !robot.biped;

/** Terrain that its drive may not enter (K7). */
const barsOf = (robot: Walker): readonly TerrainId[] => (robot.biped ? BIPED.bars : templateOf(robot).bars);

const isOnBridge = (field: Built, at: HexId): boolean =>
  siteOf(field, 'bridge') === at && !isDestroyed(field, 'bridge');

/** May it enter this hex, with the present terrain (K7, K26)? A standing bridge carries everything (L321). */
export const mayEnter = (field: Built, robot: Walker, to: HexId): boolean =>
  isOnBridge(field, to) || !barsOf(robot).includes(terrainAt(field, to));

/** Is it inside a standing building? A flyer above is not (K42). */
export const isInBuilding = (field: Built, robot: Walker & Pick<SeenRobot, 'at'>): boolean =>
  robot.at !== '' && !isFlying(robot) && terrainAt(field, robot.at) === 'building';

/** Is there water to be washed in (L185, K27)? Also for flyers; not on a standing bridge. */
export const isWashedAt = (field: Built, at: HexId): boolean =>
  terrainAt(field, at) === 'water' && !isOnBridge(field, at);
