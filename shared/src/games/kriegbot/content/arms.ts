import type { ArcId } from './chassis';

export const MEDIUM_IDS = ['GUN', 'BEAM', 'BOLT', 'MISSILE', 'MELEE', 'none'] as const;
export type MediumId = (typeof MEDIUM_IDS)[number];

/**
 * The effect of a hit (L235-253). `one`, `two`: damage at a location of the attacker's choice; `doubles`: one, or two
 * if that number was rolled twice; `burst`: a marker at every location rolled; `attach`: a mine is on the target.
 */
export const HIT_IDS = [
  'one',
  'doubles',
  'two',
  'burst',
  'disablingBurst',
  'paint',
  'disables',
  'attach',
] as const;
export type HitId = (typeof HIT_IDS)[number];

/** Additional effects of a hit. */
export const EXTRA_IDS = ['fire', 'disableRolled', 'disableSame', 'disableOwn', 'turn'] as const;
export type ExtraId = (typeof EXTRA_IDS)[number];

/** Modes of the same weapon. Empty: the ordinary one. */
export const MODE_IDS = ['', 'barrage', 'salvo', 'gel', 'corrosive', 'canister'] as const;
export type ModeId = (typeof MODE_IDS)[number];

/** Last hex of each band: three dice, two, one. A band that a card does not have ends where the previous one does. */
export interface Bands {
  /** Not allowed up to this distance. */
  readonly tooNear: number;
  readonly short: number;
  readonly medium: number;
  readonly long: number;
}

export interface Weapon {
  readonly medium: MediumId;
  /** `pylon`: the arc of the slot in which it lies (L125). */
  readonly arc: ArcId | 'pylon';
  readonly bands: Bands;
  readonly hit: HitId;
  readonly extra?: ExtraId;
  /** Structures are not valid targets (K43). */
  readonly robotsOnly?: true;
  /** Flux Compression works with it; with power cores each roll costs energy. */
  readonly electric?: true;
  /** No energy adds a die to it (L550). */
  readonly noOvercharge?: true;
  /** By its red text it attacks only while powered up, where robots have no power cores (L579). */
  readonly poweredOnly?: true;
  /** Always added to its dice. */
  readonly dice?: number;
  /** Added or multiplied while powered up. */
  readonly powered?: { readonly dice?: number; readonly times?: number };
  /** The maximum number of attacks per action, and the dice that each of several attacks costs. */
  readonly attacks?: { readonly most: number; readonly poweredMost: number; readonly diceEach: number };
  /** Other modes; those in `poweredModes` only while powered up. */
  readonly modes?: readonly ModeId[];
  readonly poweredModes?: readonly ModeId[];
  /** Woods do not block it. */
  readonly lobbed?: true;
  /** Added to its dice in a turn in which the robot took one of these options. */
  readonly steady?: { readonly dice: number; readonly options: readonly ('maneuver' | 'powerUp')[] };
  /** Only at robots that are painted or have moved; their base silhouette is this minus their max speed (K38). */
  readonly guided?: { readonly from: number };
  /** Items that its victim chooses to disable (`disableOwn`), and the number while powered up. */
  readonly disables?: { readonly items: number; readonly powered: number };
  /** A gun without shells, whose propellant electricity could improve (L754). */
  readonly noPropellant?: true;
  /** A missile that seekers for emissions can steer (L748). */
  readonly homing?: true;
  /** It cuts through anything: no skin and no armor keeps its damage off (L838). */
  readonly unstoppable?: true;
  /** Its damage on a structure, whatever it does to robots. */
  readonly onStructures?: number;
  /** It is a sensor rather than a gun: skins that hide from sensors hide from it, an antenna steers it. */
  readonly sensor?: true;
}

/** The changes of a mode. */
export interface Mode {
  readonly dice?: number;
  /** Instead of the weapon's own. */
  readonly bands?: Bands;
  readonly hit?: HitId;
  /** Armor keeps all its damage off, at no cost (KX34). */
  readonly stoppedByArmor?: true;
  /** The weapon is disabled afterwards. */
  readonly empties?: true;
  /** No line of sight is needed. */
  readonly blind?: true;
  /**
   * After the hit this number of additional dice give locations, each with a damage; it is not a burst for skins (L329,
   * K73).
   */
  readonly scatters?: number;
  /** Instead of the weapon's effect, its victim disables this number of items (L268). */
  readonly disables?: number;
}

/** Hexes: not up to the first; three dice up to the second, two up to the third, one up to the last. */
export const bands = (tooNear: number, short: number, medium: number, long: number): Bands => ({
  tooNear,
  short,
  medium,
  long,
});

const MODE_TABLE = {
  '': {},
  barrage: { blind: true, scatters: 4 },
  salvo: { dice: 2, empties: true },
  gel: {},
  corrosive: { disables: 2 },
  /** Without the deduction of the dart (L834). */
  canister: { dice: 1, bands: bands(0, 2, 3, 3), hit: 'burst', stoppedByArmor: true },
} as const satisfies Readonly<Record<ModeId, Mode>>;
export const MODES: Readonly<Record<ModeId, Mode>> & typeof MODE_TABLE = MODE_TABLE;

/** Melee: the adjacent hex. */
export const TOUCH = bands(0, 1, 1, 1);
