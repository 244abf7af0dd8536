import { CHASSIS, type ChassisId } from '@gearhall/shared/games/metalkrushers/content/chassis';
import { bySide, SIDES } from '@gearhall/shared/games/metalkrushers/content/sides';
import {
  ITEM_IDS,
  ITEMS,
  type Item,
  type WeaponType,
} from '@gearhall/shared/games/metalkrushers/content/items';
import type { Seen, View } from '@gearhall/shared/games/metalkrushers/view';
import type { PaintMachine } from '../../../stage/contract/machine';
import type { SeatLook } from '../../../ui/theme/seatLooks';
import { NORTH, paintSeat } from '../build/MachineCanvas';
import { krusherPictures } from '../looks/picture';
import { paintMachine as paintKrusher, type MachineLook } from '../paint/machine';

/** A weapon of this type in the right arm, a shield in the left one. */
const ANY: readonly (readonly [ChassisId, WeaponType])[] = [
  ['standard', 'slice'],
  ['heavy', 'impact'],
  ['light', 'thrust'],
];

/** The first item of a middle size for which something holds. */
const middling = (fits: (item: Item) => boolean): Seen =>
  ITEM_IDS.find((id) => ITEMS[id].size === 'medium' && fits(ITEMS[id])) ?? '';

/** Before anything is built: one of three machines that could be. */
function anyKrusher(seat: number, look: SeatLook): MachineLook {
  const [chassis, type] = ANY[seat % ANY.length] ?? ['standard', 'slice'];
  const right = middling((item) => item.kind === 'weapon' && item.type === type && item.grade === 'plain');
  const left = middling(({ kind }) => kind === 'shield');
  return {
    ...{ look, chassis, arms: { left, right, both: '' } },
    uses: { left: '', right: '', both: '' },
    worn: { left: 0, right: 0, both: 0 },
    hits: bySide(() => 0),
    armor: bySide(() => Math.floor(CHASSIS[chassis].armorTotal / SIDES.length)),
  };
}

/** The first Krusher of a seat that stands, in its present state. */
export const paintMachine: PaintMachine<View> = (brush, { seat, look, view }) => {
  const own = view && krusherPictures(view).find(([, krusher]) => krusher.seat === seat)?.[1];
  brush.scale(0.9, 0.9);
  // Weapons reach farther to the front than anything behind.
  brush.translate(0, 14);
  paintKrusher(brush, own ?? anyKrusher(seat, look), NORTH);
  paintSeat(brush, look);
};
