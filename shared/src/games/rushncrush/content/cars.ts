/** Teams, cars, drivers and what they carry. (Source L4-L17; R1) */

export const TEAMS = {
  zombie: { name: 'Zombie', maker: 'O.N.I.', colour: 'yellow' },
  kosmos: { name: 'Kosmos', maker: 'Red Blok', colour: 'red' },
  dreamTeam: { name: 'Dream Team', maker: 'U.N.A.', colour: 'blue' },
} as const;
export type TeamId = keyof typeof TEAMS;
export const TEAM_IDS = ['zombie', 'kosmos', 'dreamTeam'] as const satisfies readonly TeamId[];

/** Built into a car for good. */
export const FIXED = ['armorShielding', 'onBoardComputer', 'combatBumper', 'minelayer'] as const;
export type FixedId = (typeof FIXED)[number];

/** On a driver's card, armed and used with activations; every driver has the last two. */
export const ITEMS = [
  'machineGun',
  'flamer',
  'sideBumper',
  'circularSaw',
  'rocketBooster',
  'fireExtinguisher',
] as const;
export type ItemId = (typeof ITEMS)[number];

export interface CarCard {
  readonly team: TeamId;
  readonly name: string;
  readonly fixed: readonly [FixedId, FixedId];
}

export const CAR_CARDS = {
  gravedigger: { team: 'zombie', name: 'Gravedigger', fixed: ['armorShielding', 'onBoardComputer'] },
  coffinNail: { team: 'zombie', name: 'Coffin Nail', fixed: ['combatBumper', 'minelayer'] },
  permafrost: { team: 'kosmos', name: 'Permafrost', fixed: ['armorShielding', 'combatBumper'] },
  perigee: { team: 'kosmos', name: 'Perigee', fixed: ['onBoardComputer', 'minelayer'] },
  drumMajor: { team: 'dreamTeam', name: 'Drum Major', fixed: ['armorShielding', 'minelayer'] },
  highNoon: { team: 'dreamTeam', name: 'High Noon', fixed: ['onBoardComputer', 'combatBumper'] },
} as const satisfies Record<string, CarCard>;
export type CarCardId = keyof typeof CAR_CARDS;

export interface DriverCard {
  readonly team: TeamId;
  readonly name: string;
  /** The upper two slots; below them every driver has Rocket Booster and Fire Extinguisher. */
  readonly items: readonly [ItemId, ItemId];
}

export const DRIVER_CARDS = {
  rattle: { team: 'zombie', name: 'Rattle', items: ['flamer', 'circularSaw'] },
  mildew: { team: 'zombie', name: 'Mildew', items: ['machineGun', 'sideBumper'] },
  borscht: { team: 'kosmos', name: 'Borscht', items: ['machineGun', 'circularSaw'] },
  zenit: { team: 'kosmos', name: 'Zenit', items: ['flamer', 'sideBumper'] },
  sundae: { team: 'dreamTeam', name: 'Sundae', items: ['machineGun', 'flamer'] },
  turnpike: { team: 'dreamTeam', name: 'Turnpike', items: ['sideBumper', 'circularSaw'] },
} as const satisfies Record<string, DriverCard>;
export type DriverCardId = keyof typeof DRIVER_CARDS;

const isCarCard = (id: string): id is CarCardId => Object.hasOwn(CAR_CARDS, id);
const isDriverCard = (id: string): id is DriverCardId => Object.hasOwn(DRIVER_CARDS, id);
export const CAR_CARD_IDS: readonly CarCardId[] = Object.keys(CAR_CARDS).filter(isCarCard);
export const DRIVER_CARD_IDS: readonly DriverCardId[] = Object.keys(DRIVER_CARDS).filter(isDriverCard);

/** The lower two slots of every driver. */
const COMMON: readonly ItemId[] = ['rocketBooster', 'fireExtinguisher'];

/** The four slots of a driver's card, as printed. */
export const itemsOf = (driver: DriverCardId): readonly ItemId[] => [
  ...DRIVER_CARDS[driver].items,
  ...COMMON,
];
export const hasFixed = (card: CarCardId, fixed: FixedId): boolean =>
  (CAR_CARDS[card].fixed as readonly FixedId[]).includes(fixed);

/** Every car alike; what its fixed equipment adds is in `EXTRA`. (R1) */
export const BASE = { structure: 6, steering: 4, brake: 4, turbo: 4 } as const;
export const EXTRA = { armorShielding: { structure: 2 }, onBoardComputer: { steering: 2 } } as const;
/** With so much heat the engine blows up. */
export const SKULL_HEAT = 6;
/** Mines that a Minelayer holds. */
export const MINES = 4;
/** Activations in a turn. (Source L119) */
export const ACTIVATIONS = 2;

export const fullStructure = (card: CarCardId): number =>
  BASE.structure + (hasFixed(card, 'armorShielding') ? EXTRA.armorShielding.structure : 0);
export const fullSteering = (card: CarCardId): number =>
  BASE.steering + (hasFixed(card, 'onBoardComputer') ? EXTRA.onBoardComputer.steering : 0);
export const fullMines = (card: CarCardId): number => (hasFixed(card, 'minelayer') ? MINES : 0);
