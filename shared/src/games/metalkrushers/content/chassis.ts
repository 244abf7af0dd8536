export interface Chassis {
  readonly armorPerSide: number;
  readonly armorTotal: number;
  /** The maximum turn in sixths after a successful Reflex Facing (G7). */
  readonly reflexFacing: number;
  /** Added to the die of a Reflex Facing. */
  readonly reflexModifier: number;
  /** Movement points a turn. */
  readonly movement: number;
  /** Added to the die of an Oust (G16); of equal Krushers the heavier also moves first (L384). */
  readonly weight: number;
  /** Armor points that each weighted or improved weapon costs (G13). */
  readonly armamentCost: number;
  /** One of the New Chassis, an optional rule. */
  readonly optional: boolean;
}

/** Source L47-75 and L195-258, "Krusher Chassis Chart", lightest first. */
export const CHASSIS = {
  bantam: { armorPerSide: 5, armorTotal: 15, reflexFacing: 3, reflexModifier: 1, movement: 8, weight: 0, armamentCost: 5, optional: true },
  light: { armorPerSide: 15, armorTotal: 45, reflexFacing: 3, reflexModifier: 0, movement: 7, weight: 1, armamentCost: 5, optional: false },
  standard: { armorPerSide: 25, armorTotal: 75, reflexFacing: 2, reflexModifier: 0, movement: 6, weight: 2, armamentCost: 10, optional: false },
  heavy: { armorPerSide: 35, armorTotal: 105, reflexFacing: 1, reflexModifier: 0, movement: 5, weight: 3, armamentCost: 15, optional: false },
  monster: { armorPerSide: 45, armorTotal: 135, reflexFacing: 1, reflexModifier: -1, movement: 4, weight: 4, armamentCost: 15, optional: true },
} as const satisfies Record<string, Chassis>; // prettier-ignore
export type ChassisId = keyof typeof CHASSIS;
export const CHASSIS_IDS = [
  'bantam',
  'light',
  'standard',
  'heavy',
  'monster',
] as const satisfies readonly ChassisId[];

/** Internal Linkage, source L42-45: the same for every chassis. */
export const INTERNAL_LINKAGE = 16;
