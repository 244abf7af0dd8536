/** Buildings that a scenario adds and nothing harms: nothing can be aimed at them (KS0.20). */
export const INDESTRUCTIBLE = ['mission', 'tesla'] as const;
export type IndestructibleId = (typeof INDESTRUCTIBLE)[number];
/** Those that players place, in the order in which they are placed. */
export const PLACED_IDS = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8', 'b9', 'b10'] as const;
export type PlacedId = (typeof PLACED_IDS)[number];

/** All that a scenario can add to the map. */
export const BUILDING_IDS = [...INDESTRUCTIBLE, ...PLACED_IDS] as const;
export type BuildingId = (typeof BUILDING_IDS)[number];
