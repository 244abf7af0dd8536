import type { ArcId } from './chassis';

export const MEDIUM_IDS = ['GUN', 'BEAM', 'BOLT', 'MISSILE', 'MELEE', 'none'] as const;
export type MediumId = (typeof MEDIUM_IDS)[number];

/**
 * What a hit does (L235-253). `one`, `two`: damage at a location of the attacker's choice; `doubles`:
 * one, or two where that number was rolled twice; `burst`: a marker at every location rolled.
 */
export const HIT_IDS = ['one', 'doubles', 'two', 'burst', 'disablingBurst', 'paint', 'disables'] as const;
export type HitId = (typeof HIT_IDS)[number];

/** What a hit does besides. */
export const EXTRA_IDS = ['fire', 'disableRolled', 'disableSame', 'disableOwn', 'turn'] as const;
export type ExtraId = (typeof EXTRA_IDS)[number];

/** Ways to use the same weapon. Empty: the ordinary one. */
export const MODE_IDS = ['', 'barrage', 'salvo', 'gel', 'corrosive'] as const;
export type ModeId = (typeof MODE_IDS)[number];

/** Last hex of each band: three dice, two, one. Bands that a card does not have end where the one before does. */
export interface Bands {
  /** Not allowed up to here. */
  readonly tooNear: number;
  readonly short: number;
  readonly medium: number;
  readonly long: number;
}

export interface Weapon {
  readonly medium: MediumId;
  /** `pylon`: the arc of the slot in which it lies (L187). */
  readonly arc: ArcId | 'pylon';
  readonly bands: Bands;
  readonly hit: HitId;
  readonly extra?: ExtraId;
  /** Structures are no targets (K43). */
  readonly robotsOnly?: true;
  /** Flux Compression serves it; in the expansion it costs energy. */
  readonly electric?: true;
  /** Attacks only while powered up. */
  readonly poweredOnly?: true;
  /** Added to its dice, always. */
  readonly dice?: number;
  /** Added, or multiplied, while powered up. */
  readonly powered?: { readonly dice?: number; readonly times?: number };
  /** How many attacks one action may make, and what each of several costs in dice. */
  readonly attacks?: { readonly most: number; readonly poweredMost: number; readonly diceEach: number };
  /** Other ways to use it; those of `poweredModes` only while powered up. */
  readonly modes?: readonly ModeId[];
  readonly poweredModes?: readonly ModeId[];
  /** Woods do not stand in its way. */
  readonly lobbed?: true;
}

const bands = (tooNear: number, short: number, medium: number, long: number): Bands => ({
  tooNear,
  short,
  medium,
  long,
});
const TOUCH = bands(0, 1, 1, 1);

/** Cards for the weapon slots (K2): bands and arcs are reconstructed where the source is silent. */
export const WEAPONS = {
  railgun: {
    medium: 'GUN',
    arc: 'front60',
    bands: bands(0, 3, 7, 12),
    hit: 'two',
    electric: true,
    poweredOnly: true,
  },
  howitzer: {
    medium: 'GUN',
    arc: 'front60',
    bands: bands(3, 3, 6, 16),
    hit: 'one',
    poweredModes: ['barrage'],
  },
  gatlingGun: {
    medium: 'GUN',
    arc: 'front120',
    bands: bands(0, 2, 5, 8),
    hit: 'one',
    attacks: { most: 2, poweredMost: 3, diceEach: -1 },
  },
  grenadeLauncher: { medium: 'GUN', arc: 'all', bands: bands(0, 2, 4, 6), hit: 'one', lobbed: true },
  flamethrower: { medium: 'GUN', arc: 'front120', bands: bands(0, 1, 2, 3), hit: 'burst', extra: 'fire' },
  heavyMachineGun: { medium: 'GUN', arc: 'front120', bands: bands(0, 2, 4, 6), hit: 'burst' },
  freeElectronLaser: {
    medium: 'BEAM',
    arc: 'front60',
    bands: bands(0, 6, 12, 18),
    hit: 'one',
    electric: true,
    powered: { dice: 1 },
  },
  particleBeamAccelerator: {
    medium: 'BEAM',
    arc: 'front60',
    bands: bands(0, 4, 8, 12),
    hit: 'doubles',
    electric: true,
    powered: { dice: 1 },
  },
  empBlaster: {
    medium: 'BOLT',
    arc: 'all',
    bands: bands(0, 2, 4, 6),
    hit: 'disablingBurst',
    robotsOnly: true,
    electric: true,
    powered: { times: 2 },
  },
  teslaGun: {
    medium: 'BOLT',
    arc: 'all',
    bands: bands(0, 1, 2, 3),
    hit: 'one',
    extra: 'disableOwn',
    electric: true,
  },
  electrolaser: {
    medium: 'BOLT',
    arc: 'front60',
    bands: bands(0, 3, 6, 9),
    hit: 'one',
    extra: 'disableSame',
    electric: true,
  },
  towMissile: { medium: 'MISSILE', arc: 'front60', bands: bands(1, 1, 6, 12), hit: 'doubles' },
  guidedMissile: {
    medium: 'MISSILE',
    arc: 'front120',
    bands: bands(2, 2, 8, 18),
    hit: 'doubles',
    robotsOnly: true,
    attacks: { most: 1, poweredMost: 3, diceEach: 0 },
  },
  rocketPod: {
    medium: 'MISSILE',
    arc: 'front60',
    bands: bands(0, 3, 6, 9),
    hit: 'doubles',
    modes: ['salvo'],
  },
  chainsaw: { medium: 'MELEE', arc: 'front60', bands: TOUCH, hit: 'two' },
  viralBayonet: {
    medium: 'MELEE',
    arc: 'front60',
    bands: TOUCH,
    hit: 'two',
    dice: -1,
    extra: 'disableRolled',
  },
  flail: { medium: 'MELEE', arc: 'all', bands: TOUCH, hit: 'one', extra: 'turn' },
  magClaw: { medium: 'MELEE', arc: 'front120', bands: TOUCH, hit: 'doubles' },
} as const satisfies Readonly<Record<string, Weapon>>;
export type WeaponId = keyof typeof WEAPONS;

/** System cards that are armed, and the Bazooka of the Combat Pilot, which is no card of its own. */
export const ARMED_SYSTEMS = {
  recoillessRifle: { medium: 'GUN', arc: 'pylon', bands: bands(0, 2, 5, 8), hit: 'doubles' },
  targetingLaser: { medium: 'BEAM', arc: 'pylon', bands: bands(0, 4, 8, 16), hit: 'paint', robotsOnly: true },
  /** The warhead is named with the attack: gel paints, corrosive disables two items of the owner's choice. */
  chemicalRockets: {
    medium: 'MISSILE',
    arc: 'pylon',
    bands: bands(0, 3, 6, 10),
    hit: 'paint',
    robotsOnly: true,
    modes: ['gel', 'corrosive'],
  },
  radar: { medium: 'none', arc: 'all', bands: bands(0, 0, 6, 12), hit: 'paint', robotsOnly: true },
  combatPilot: { medium: 'MISSILE', arc: 'pylon', bands: bands(0, 2, 4, 6), hit: 'doubles' },
} as const satisfies Readonly<Record<string, Weapon>>;

/** Everything that a robot can attack with; the Bazooka goes by the card that carries it. */
export const ARMS = { ...WEAPONS, ...ARMED_SYSTEMS } as const;
export type ArmsId = keyof typeof ARMS;
export const ARMS_IDS = Object.keys(ARMS).filter((id): id is ArmsId => Object.hasOwn(ARMS, id));

export const isArms = (id: string): id is ArmsId => Object.hasOwn(ARMS, id);
export const armsOf = (id: ArmsId): Weapon => ARMS[id];
