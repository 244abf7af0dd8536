import {
  chassisOf,
  LOCATIONS,
  type ArcId,
  type ChassisId,
  type ItemId,
  type SlotId,
} from '@gearhall/shared/games/kriegbot/content/chassis';
import { isSlotId, itemsOf } from '../words/field/names';

/** A box of the drawn template, on a grid of three columns. */
export interface TemplateBox {
  readonly item: ItemId | 'skin';
  readonly column: number;
  readonly row: number;
  /** Die numbers that hit it. */
  readonly locations: readonly number[];
  readonly arc?: ArcId;
}

/** The grid cells, chosen so that every bleed arrow leads to a neighbour. */
const GRID: Readonly<Record<ItemId | 'skin', readonly [column: number, row: number]>> = {
  skin: [0, 0],
  four: [1, 0],
  primary: [0, 1],
  inner: [1, 1],
  secondary: [2, 1],
  zero: [0, 2],
  deep: [1, 2],
  core: [1, 2],
  drive: [2, 2],
};

export function placesOf(chassis: ChassisId): readonly TemplateBox[] {
  const { locations, slots } = chassisOf(chassis);
  const items = itemsOf(chassis);
  const isDeep = items.includes('deep');
  return [...items, 'skin' as const].map((item) => {
    const [column, row] = GRID[item];
    const arc = item !== 'skin' && isSlotId(item) ? slots[item]?.arc : undefined;
    return {
      item,
      column,
      // With a fourth system the power core lies one row lower, and the drive beside it.
      row: isDeep && (item === 'core' || item === 'drive') ? row + 1 : row,
      locations: LOCATIONS.filter((location) => locations[location] === item),
      ...(arc && { arc }),
    };
  });
}

export interface Arrow {
  readonly from: TemplateBox;
  readonly to: TemplateBox;
}

export function arrowsOf(chassis: ChassisId): readonly Arrow[] {
  const places = placesOf(chassis);
  const at = (item: ItemId) => places.find((place) => place.item === item);
  return Object.entries(chassisOf(chassis).bleeds).flatMap(([from, to]) => {
    const [start, end] = [at(from as ItemId), at(to)];
    return start && end ? [{ from: start, to: end }] : [];
  });
}

export const slotKind = (chassis: ChassisId, slot: SlotId): 'weapon' | 'system' =>
  chassisOf(chassis).slots[slot]?.kind ?? 'system';

/** In degrees clockwise from straight ahead. */
export const WEDGES: Readonly<Record<ArcId, readonly [from: number, to: number]>> = {
  line: [-6, 6],
  front60: [-30, 30],
  front120: [-60, 60],
  rear120: [120, 240],
  all: [0, 359.9],
};
