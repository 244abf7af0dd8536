import type { Size } from '../../../stage/geometry/geometry';
import { isNarrow, type Areas, type Laid } from './areas';
import { narrowAreas } from './narrowAreas';
import { wideAreas } from './wideAreas';

const FULL: Laid = { own: 1, hand: 0 };

export const areasOf = (size: Size, players: number, laid = FULL): Areas =>
  isNarrow(size) ? narrowAreas(size, players, laid) : wideAreas(size, players, laid);
