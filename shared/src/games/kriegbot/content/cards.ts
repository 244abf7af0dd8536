import { WEAPONS, type WeaponId } from './weapons';

/** What a system card is for; only words and filters follow from it. */
export const SYSTEM_KINDS = ['pilot', 'armed', 'attack', 'defense', 'passive', 'movement'] as const;
export type SystemKind = (typeof SYSTEM_KINDS)[number];

export interface SystemCard {
  readonly kind: SystemKind;
  /** Damage that destroys it, where that is not two (L272-276). */
  readonly hits?: number;
}

/** Cards for the system slots (K3), in the order of the sheet. */
export const SYSTEMS = {
  combatPilot: { kind: 'pilot' },
  hotshotPilot: { kind: 'pilot' },
  civilianPilot: { kind: 'pilot' },
  engineerPilot: { kind: 'pilot' },
  recoillessRifle: { kind: 'armed' },
  targetingLaser: { kind: 'armed' },
  chemicalRockets: { kind: 'armed' },
  radar: { kind: 'armed', hits: 1 },
  nanoGlue: { kind: 'attack' },
  suicideNuke: { kind: 'attack' },
  repairArm: { kind: 'attack' },
  chobhamArmor: { kind: 'defense', hits: 4 },
  nemoBattery: { kind: 'defense' },
  chaff: { kind: 'defense' },
  smokeGenerator: { kind: 'defense' },
  explosiveCapacitor: { kind: 'defense' },
  targetingComputer: { kind: 'passive' },
  incendiaryMunitions: { kind: 'passive' },
  holoBlur: { kind: 'passive', hits: 1 },
  phasedArrayAntenna: { kind: 'passive', hits: 1 },
  jumpBoosters: { kind: 'movement' },
  reverse: { kind: 'movement' },
} as const satisfies Readonly<Record<string, SystemCard>>;
export type SystemId = keyof typeof SYSTEMS;

/** Skins (K4). */
export const SKIN_IDS = [
  'superSteel',
  'electroReactive',
  'silvered',
  'chameleon',
  'ablativeFoam',
  'stealthCoat',
] as const;
export type SkinId = (typeof SKIN_IDS)[number];

export const PILOT_IDS = [
  'combatPilot',
  'hotshotPilot',
  'civilianPilot',
  'engineerPilot',
] as const satisfies readonly SystemId[];
export type PilotId = (typeof PILOT_IDS)[number];

/** What lies in a slot for weapons or systems; a skin lies beside them. */
export type ItemCardId = WeaponId | SystemId;
export type CardId = ItemCardId | SkinId;

const setOf = (ids: readonly string[]): ReadonlySet<string> => new Set(ids);
const WEAPON_SET = setOf(Object.keys(WEAPONS));
const SYSTEM_SET = setOf(Object.keys(SYSTEMS));
const PILOT_SET = setOf(PILOT_IDS);
const SKIN_SET = setOf(SKIN_IDS);
export const isWeapon = (id: string): id is WeaponId => WEAPON_SET.has(id);
export const isSystem = (id: string): id is SystemId => SYSTEM_SET.has(id);
export const isPilot = (id: string): id is PilotId => PILOT_SET.has(id);
export const isSkin = (id: string): id is SkinId => SKIN_SET.has(id);

export const WEAPON_IDS: readonly WeaponId[] = Object.keys(WEAPONS).filter(isWeapon);
export const SYSTEM_IDS: readonly SystemId[] = Object.keys(SYSTEMS).filter(isSystem);
export const ITEM_CARD_IDS: readonly ItemCardId[] = [...WEAPON_IDS, ...SYSTEM_IDS];
/** One of each for each team: 46. */
export const DRAWER: readonly CardId[] = [...ITEM_CARD_IDS, ...SKIN_IDS];

/** Damage that destroys an ordinary card, and with the Fragile option. */
const CARD_HITS = 2;
const FRAGILE_HITS = 1;
const FRAGILE_CHOBHAM = 2;
const systemCard = (id: SystemId): SystemCard => SYSTEMS[id];

/** Damage that destroys a card (L272-276; K51). */
export function hitsOf(card: ItemCardId, { fragile }: { readonly fragile: boolean }): number {
  if (card === 'chobhamArmor' && fragile) return FRAGILE_CHOBHAM;
  if (fragile) return FRAGILE_HITS;
  return (isSystem(card) ? systemCard(card).hits : undefined) ?? CARD_HITS;
}

/** Functions that cost a defense action (K2, K3). */
export const DEFENSES = [
  'gatlingGun',
  'magClaw',
  'flamethrower',
  'chobhamArmor',
  'nemoBattery',
  'chaff',
  'smokeGenerator',
  'explosiveCapacitor',
] as const satisfies readonly ItemCardId[];
export type DefenseId = (typeof DEFENSES)[number];
export const isDefense = (id: string): id is DefenseId => DEFENSES.some((defense) => defense === id);
