import { BASE_SPACES } from '@gearhall/shared/games/metaltalon/content/board';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import type { Celebrated } from '../../../stage/contract/celebration';
import { coin } from '../../../stage/paint/pieces';
import { METALS } from '../looks/colours';

const RADIUS = 13;

/** Small change rains on the ships and the base of the winner. */
export const celebrated: Celebrated<View> = {
  matter: Object.values(METALS).map((metal) => ({
    ...{ width: 2 * RADIUS + 4, height: 2 * RADIUS + 4, density: 2 },
    paint: (brush) => coin(brush, { x: 0, y: 0 }, RADIUS, metal),
  })),
  piecesOf({ ships, seats }, seat) {
    const base = seats[seat]?.base ?? '';
    const own = Object.keys(ships).filter((id) => ships[id]?.owner === seat);
    return base === '' ? own : [...own, BASE_SPACES[base]];
  },
};
