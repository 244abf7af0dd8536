import type { TerrainId } from '@gearhall/shared/games/kriegbot/content/map';
import type { BrushId } from '../editing/brushes';

/** What the editor says of what can be put on a hex. */

export const BRUSH_NAMES: Readonly<Record<BrushId, string>> = {
  clear: 'Open ground',
  woods: 'Woods',
  hill: 'Hill',
  water: 'Water',
  building: 'House',
  plain: 'Flood plain',
  towerTop: 'TV tower, north',
  towerBottom: 'TV tower, south',
  gasStation: 'Gas station',
  boatShed: 'Boat shed',
  dam: 'Dam',
  bridge: 'Bridge',
  mission: 'Mission Control',
  tesla: 'Tesla Tower',
  flag: 'Flag',
  remove: 'Take away',
};

/** What a brush does, where its name does not say it all. */
export const BRUSH_HELP: Partial<Readonly<Record<BrushId, string>>> = {
  building: 'Nothing destroys it. It is cover like any building.',
  plain: 'Open ground, until the dam breaks: then it is water.',
  towerTop: 'It belongs to the side that begins at the north edge.',
  towerBottom: 'It belongs to the side that begins at the south edge.',
  gasStation: 'When it is destroyed, everything beside it burns.',
  dam: 'When it is destroyed, the flood plain is water.',
  bridge: 'It carries every robot over water.',
  mission: 'Nothing destroys it. The side whose infantry alone is inside strikes all enemy robots each turn.',
  tesla: 'Nothing destroys it. What it is for, the power rules say.',
  flag: 'One robot can carry it.',
  remove: 'Takes a structure, a building or the flag off a hex.',
};

export const GROUND_NAMES: Readonly<Record<TerrainId, string>> = {
  clear: 'open ground',
  woods: 'woods',
  hill: 'hill',
  water: 'water',
  building: 'house',
  plain: 'flood plain',
};
