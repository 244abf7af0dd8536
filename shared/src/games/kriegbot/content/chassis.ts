import type { TerrainId } from './map';

/** Where a design card can lie. `zero` and `four` have the location of that number; `inner` and `deep` have none. */
export const SLOT_IDS = ['primary', 'secondary', 'zero', 'four', 'inner', 'deep'] as const;
export type SlotId = (typeof SLOT_IDS)[number];

export const kindOfSlot = (slot: SlotId): 'weapon' | 'system' =>
  slot === 'primary' || slot === 'secondary' ? 'weapon' : 'system';

/** What can be damaged and disabled; a skin cannot (L121). */
export const ITEM_IDS = [...SLOT_IDS, 'drive', 'core'] as const;
export type ItemId = (typeof ITEM_IDS)[number];

/** Numbers of a die that are locations; 5 is not. */
export const LOCATIONS = [0, 1, 2, 3, 4] as const;
export type Location = (typeof LOCATIONS)[number];

/** Frontal unless it says rear (K40). `line`: the row straight ahead, for strafing. */
export const ARC_IDS = ['line', 'front60', 'front120', 'rear120', 'all'] as const;
export type ArcId = (typeof ARC_IDS)[number];

/** A slot as printed on the template. */
export interface SlotPlan {
  /** The key of its printed name in the client's words: "mastPylon". */
  readonly name: string;
  readonly kind: 'weapon' | 'system';
  /** For a pylon. */
  readonly arc?: ArcId;
}

export interface Chassis {
  /** Hexes per turn, by damage on the drive; the last entry holds for all further damage. */
  readonly speeds: readonly number[];
  readonly rotations: number;
  readonly sideslips: number;
  readonly strafes: boolean;
  /** Flies: no cover, any terrain (K42). */
  readonly flies: boolean;
  /** Terrain that it may not enter. */
  readonly bars: readonly TerrainId[];
  readonly slots: Readonly<Partial<Record<SlotId, SlotPlan>>>;
  readonly locations: Readonly<Record<Location, ItemId>>;
  /** Where hits on an empty slot, or a full drive, bleed to. */
  readonly bleeds: Readonly<Partial<Record<ItemId, ItemId>>>;
  /** Hits that the drive takes before it bleeds. */
  readonly driveHits: number;
}

const GROUND = { strafes: false, flies: false, sideslips: 0 } as const;
/** On every template. */
const WEAPONS = {
  primary: { name: 'primary', kind: 'weapon' },
  secondary: { name: 'secondary', kind: 'weapon' },
} as const;
/** On most templates, like the next two. */
const LOCATED = { 0: 'zero', 1: 'drive', 2: 'primary', 3: 'secondary', 4: 'four' } as const;
const BLEEDS = { primary: 'inner', secondary: 'inner', four: 'inner', inner: 'core', drive: 'core' } as const;
/** Hits of a drive before it bleeds (L276). */
const DRIVE_HITS = 2;

/** The six templates in movement order (L153; source L69-105; K1, K7): what the source leaves open is reconstructed. */
export const CHASSIS = {
  rocketbot: {
    speeds: [8, 7, 5, 3],
    rotations: 1,
    sideslips: 0,
    strafes: true,
    flies: true,
    bars: [],
    slots: {
      ...WEAPONS,
      four: { name: 'warhead', kind: 'system', arc: 'front60' },
      inner: { name: 'avionics', kind: 'system' },
    },
    locations: { 0: 'drive', 1: 'drive', 2: 'primary', 3: 'secondary', 4: 'four' },
    bleeds: { ...BLEEDS, four: 'primary' },
    driveHits: 3,
  },
  helibot: {
    speeds: [7, 3, 1],
    rotations: 1,
    sideslips: 2,
    strafes: true,
    flies: true,
    bars: [],
    slots: {
      ...WEAPONS,
      zero: { name: 'chin', kind: 'system', arc: 'front120' },
      four: { name: 'mast', kind: 'system', arc: 'all' },
      inner: { name: 'door', kind: 'system', arc: 'front120' },
    },
    locations: LOCATED,
    bleeds: { ...BLEEDS, zero: 'core' },
    driveHits: DRIVE_HITS,
  },
  hoverbot: {
    ...GROUND,
    speeds: [5, 4, 2],
    rotations: 0,
    sideslips: 2,
    bars: ['woods', 'building'],
    slots: {
      ...WEAPONS,
      zero: { name: 'bow', kind: 'system' },
      four: { name: 'turret', kind: 'system', arc: 'all' },
      inner: { name: 'cabin', kind: 'system' },
    },
    locations: LOCATED,
    bleeds: { ...BLEEDS, zero: 'inner' },
    driveHits: DRIVE_HITS,
  },
  spiderbot: {
    ...GROUND,
    speeds: [4, 4, 3],
    rotations: 3,
    bars: ['water'],
    slots: {
      ...WEAPONS,
      zero: { name: 'carapace', kind: 'system' },
      four: { name: 'abdomen', kind: 'system', arc: 'rear120' },
      inner: { name: 'thorax', kind: 'system' },
    },
    locations: LOCATED,
    bleeds: { ...BLEEDS, zero: 'inner' },
    driveHits: DRIVE_HITS,
  },
  robotank: {
    ...GROUND,
    speeds: [3, 3, 3],
    rotations: 1,
    bars: ['water'],
    slots: {
      ...WEAPONS,
      zero: { name: 'hull', kind: 'system' },
      four: { name: 'dorsalTurret', kind: 'system', arc: 'all' },
      inner: { name: 'fireControl', kind: 'system' },
      deep: { name: 'magazine', kind: 'system' },
    },
    locations: { 0: 'zero', 1: 'drive', 2: 'secondary', 3: 'primary', 4: 'four' },
    bleeds: { ...BLEEDS, zero: 'deep', inner: 'deep', deep: 'core' },
    driveHits: DRIVE_HITS,
  },
  robocar: {
    ...GROUND,
    speeds: [6, 3, 1],
    rotations: 1,
    bars: ['woods', 'water'],
    slots: {
      ...WEAPONS,
      zero: { name: 'chassis', kind: 'system' },
      four: { name: 'cupola', kind: 'system', arc: 'all' },
      inner: { name: 'cab', kind: 'system', arc: 'front60' },
    },
    locations: LOCATED,
    bleeds: { ...BLEEDS, zero: 'core' },
    driveHits: DRIVE_HITS,
  },
} as const satisfies Readonly<Record<string, Chassis>>;
export type ChassisId = keyof typeof CHASSIS;
/** In movement order (L153); a Rocketbot as a biped comes last. */
export const CHASSIS_IDS = [
  'rocketbot',
  'helibot',
  'hoverbot',
  'spiderbot',
  'robotank',
  'robocar',
] as const satisfies readonly ChassisId[];

export const chassisOf = (id: ChassisId): Chassis => CHASSIS[id];
export const slotsOf = (id: ChassisId): readonly SlotId[] =>
  SLOT_IDS.filter((slot) => chassisOf(id).slots[slot] !== undefined);

/** A Rocketbot on its legs (L75, K23): walks, and does not wade. */
export const BIPED = { speed: 2, rotations: 2, bars: ['water'] } as const satisfies {
  readonly speed: number;
  readonly rotations: number;
  readonly bars: readonly TerrainId[];
};
