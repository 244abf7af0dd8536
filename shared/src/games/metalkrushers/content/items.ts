/** What an arm can hold: weapons, projectors, shields, with the figures of the charts. */

export const WEAPON_SIZES = ['small', 'medium', 'large'] as const;
export type WeaponSize = (typeof WEAPON_SIZES)[number];
export const WEAPON_TYPES = ['thrust', 'slice', 'impact'] as const;
export type WeaponType = (typeof WEAPON_TYPES)[number];
/** Weighted and improved weapons are optional rules. */
export const GRADES = ['plain', 'weighted', 'improved'] as const;
export type Grade = (typeof GRADES)[number];
export const SHIELD_SIZES = ['tiny', 'small', 'medium', 'large', 'huge'] as const;
export type ShieldSize = (typeof SHIELD_SIZES)[number];

type PlainWeaponId = `${WeaponSize}${Capitalize<WeaponType>}`;
export type WeaponId = PlainWeaponId | `${'weighted' | 'improved'}${Capitalize<PlainWeaponId>}`;
export type ProjectorId = `${WeaponSize}Projector`;
export type PlainShieldId = `${ShieldSize}Shield`;
export type SpikedShieldId = `spiked${Capitalize<`${WeaponSize}Shield`>}`;
export type ShieldId = PlainShieldId | SpikedShieldId;
export type ItemId = WeaponId | ProjectorId | ShieldId;

/** How an armament strikes. */
export interface Strike {
  /** Row of the Critical Hit Damage Chart. */
  readonly size: WeaponSize;
  /** Added to one die; damage is at least 0. */
  readonly damage: number;
  /** The lowest natural roll that is critical if it hits. */
  readonly criticalFrom: number;
}

export interface Weapon extends Strike {
  readonly kind: 'weapon';
  readonly type: WeaponType;
  readonly grade: Grade;
  /** Initiative modifier (IM). */
  readonly initiative: number;
  /** Added to the roll of the attack that it parries, 0 or less; with 0 it cannot parry. */
  readonly parry: number;
}
export interface Projector extends Strike {
  readonly kind: 'projector';
  readonly initiative: number;
}
export interface Shield {
  readonly kind: 'shield';
  readonly size: ShieldSize;
  readonly initiative: number;
  /** Armor points (AP). */
  readonly armor: number;
  readonly parry: number;
  /** For a spiked shield: its bash. */
  readonly bash?: Strike;
}
export type Item = Weapon | Projector | Shield;

/** Weapons: two figures are from the source (the small thrust of L134, the medium slice of L132 and L158), the rest is reconstructed (G2). */
const WEAPONS: Readonly<Record<WeaponType, Readonly<Record<WeaponSize, Omit<Weapon, 'kind' | 'type' | 'grade'>>>>> = {
  slice: {
    small: { size: 'small', initiative: 1, damage: -2, criticalFrom: 10, parry: -1 },
    medium: { size: 'medium', initiative: 0, damage: 0, criticalFrom: 10, parry: -2 },
    large: { size: 'large', initiative: -1, damage: 1, criticalFrom: 10, parry: -3 },
  },
  thrust: {
    small: { size: 'small', initiative: 1, damage: -3, criticalFrom: 10, parry: -1 },
    medium: { size: 'medium', initiative: 0, damage: -1, criticalFrom: 9, parry: -1 },
    large: { size: 'large', initiative: -1, damage: 0, criticalFrom: 9, parry: -2 },
  },
  impact: {
    small: { size: 'small', initiative: 1, damage: -1, criticalFrom: 11, parry: 0 },
    medium: { size: 'medium', initiative: 0, damage: 1, criticalFrom: 11, parry: -1 },
    large: { size: 'large', initiative: -1, damage: 2, criticalFrom: 11, parry: -1 },
  },
}; // prettier-ignore

/** What a grade changes (G13, G19). */
export const GRADE_CHANGES: Readonly<Record<Grade, { initiative: number; damage: number; criticalFrom: number; parry: number }>> = {
  plain: { initiative: 0, damage: 0, criticalFrom: 0, parry: 0 },
  weighted: { initiative: -1, damage: 1, criticalFrom: 0, parry: 1 },
  improved: { initiative: 0, damage: 0, criticalFrom: -1, parry: 0 },
}; // prettier-ignore

/** Projectors (G14). */
const PROJECTORS: Readonly<Record<WeaponSize, Omit<Projector, 'kind'>>> = {
  small: { size: 'small', initiative: 1, damage: -1, criticalFrom: 12 },
  medium: { size: 'medium', initiative: 0, damage: 0, criticalFrom: 12 },
  large: { size: 'large', initiative: -1, damage: 1, criticalFrom: 12 },
};

/** Source L238-331, the chart of shields; parries are G9. */
const SHIELDS: Readonly<Record<ShieldSize, Omit<Shield, 'kind'>>> = {
  tiny: { size: 'tiny', initiative: 2, armor: 5, parry: -1 },
  small: { size: 'small', initiative: 1, armor: 15, parry: -1 },
  medium: { size: 'medium', initiative: 0, armor: 25, parry: -2 },
  large: { size: 'large', initiative: -1, armor: 35, parry: -3 },
  huge: { size: 'huge', initiative: -2, armor: 45, parry: -3 },
};

/** Spiked shields: initiative and parry like the plain ones; armor and bash are G15. */
const SPIKED: Readonly<Record<WeaponSize, { armor: number; bash: Strike }>> = {
  small: { armor: 10, bash: { size: 'small', damage: -3, criticalFrom: 12 } },
  medium: { armor: 20, bash: { size: 'medium', damage: -2, criticalFrom: 12 } },
  large: { armor: 30, bash: { size: 'large', damage: -1, criticalFrom: 12 } },
};

const capital = <Word extends string>(word: Word): Capitalize<Word> =>
  (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<Word>;

export function weaponId(grade: Grade, size: WeaponSize, type: WeaponType): WeaponId {
  const plain = `${size}${capital(type)}` as const;
  return grade === 'plain' ? plain : `${grade}${capital(plain)}`;
}

function weaponOf(grade: Grade, size: WeaponSize, type: WeaponType): Weapon {
  const plain = WEAPONS[type][size];
  const change = GRADE_CHANGES[grade];
  return {
    kind: 'weapon',
    type,
    grade,
    size,
    initiative: plain.initiative + change.initiative,
    damage: plain.damage + change.damage,
    criticalFrom: plain.criticalFrom + change.criticalFrom,
    parry: Math.min(0, plain.parry + change.parry),
  };
}

const weapons = GRADES.flatMap((grade) =>
  WEAPON_TYPES.flatMap((type) =>
    WEAPON_SIZES.map((size): [WeaponId, Item] => [weaponId(grade, size, type), weaponOf(grade, size, type)]),
  ),
);
const projectors = WEAPON_SIZES.map((size): [ProjectorId, Item] => [
  `${size}Projector`,
  { kind: 'projector', ...PROJECTORS[size] },
]);
const shields = SHIELD_SIZES.map((size): [ShieldId, Item] => [
  `${size}Shield`,
  { kind: 'shield', ...SHIELDS[size] },
]);
const spiked = WEAPON_SIZES.map((size): [ShieldId, Item] => [
  `spiked${capital(`${size}Shield` as const)}`,
  { kind: 'shield', ...SHIELDS[size], ...SPIKED[size] },
]);

export const ITEMS = Object.fromEntries([...weapons, ...projectors, ...shields, ...spiked]) as Readonly<
  Record<ItemId, Item>
>;
export const ITEM_IDS = Object.keys(ITEMS) as [ItemId, ...ItemId[]];
/** What most Krushers carry: the guess for viewers who cannot see it. */
export const USUAL = { weapon: 'mediumSlice', shield: 'mediumShield' } as const satisfies Readonly<
  Record<string, ItemId>
>;
/** Nothing in this arm. */
export const EMPTY = '';
export type Held = ItemId | typeof EMPTY;

/** What a weapon gains from being held in both arms. */
export interface Hold {
  /** Added to its damage. */
  readonly damage: number;
  /** Instead of its own parry. */
  readonly parry?: number;
  /** Its range straight ahead in steps, and the Attack Bonus at that range. */
  readonly reach?: { readonly steps: number; readonly bonus: number };
}
/** A polearm is a medium weapon in both arms, a two-handed weapon a large one (G14). */
export const HOLDS = {
  oneHanded: { damage: 0 },
  polearm: { damage: 3, parry: -2, reach: { steps: 2, bonus: 1 } },
  twoHanded: { damage: 2, parry: -3 },
} as const satisfies Readonly<Record<string, Hold>>;
export type HoldId = keyof typeof HOLDS;
/** Steps to the target, and the modifier for each step beyond the nearest (G14). */
export const PROJECTOR_RANGE = { nearest: 2, furthest: 4, perStep: -1 } as const;
