import type { ChassisId, ItemId, Location } from '@gearhall/shared/games/kriegbot/content/chassis';
import { chassisOf, ITEM_IDS, LOCATIONS, slotsOf } from '@gearhall/shared/games/kriegbot/content/chassis';
import type { TeamId } from '@gearhall/shared/games/kriegbot/content/teams';
import type { TerrainId } from '@gearhall/shared/games/kriegbot/content/map';

/** Each team has a colour, a shape of its base plate and a stripe. */
export const TEAM_COLOURS: Readonly<Record<TeamId, number>> = { green: 0x35c08a, yellow: 0xf0d64a };

/** The ground, dark enough for robots and signs to stand out. */
export const GROUND: Readonly<Record<TerrainId, number>> = {
  clear: 0x3a3024,
  plain: 0x3f3a2a,
  woods: 0x1f3320,
  hill: 0x5a452c,
  water: 0x17405a,
  building: 0x3a3633,
};

/** What a slot plate shows, in this order: the numbered locations, then what lies deeper. */
export function itemsOf(chassis: ChassisId): readonly ItemId[] {
  const { locations } = chassisOf(chassis);
  const numbered = [...new Set(LOCATIONS.map((location) => locations[location]))];
  return [...numbered, ...ITEM_IDS.filter((item) => !numbered.includes(item) && has(chassis, item))];
}

const has = (chassis: ChassisId, item: ItemId): boolean =>
  item === 'core' || item === 'drive' || slotsOf(chassis).includes(item);

/** The numbers that lead to an item: "0", "0 1", or nothing. */
export const numbersOf = (chassis: ChassisId, item: ItemId): readonly Location[] =>
  LOCATIONS.filter((location) => chassisOf(chassis).locations[location] === item);

/** The item that a number leads to. */
export const itemWith = (chassis: ChassisId, number: number): ItemId | undefined =>
  LOCATIONS.flatMap((location) => (location === number ? chassisOf(chassis).locations[location] : []))[0];
