import { effectOf, ON_EVERY_DRIVER, type FixedId, type ItemId } from './equipment';

/** Teams, cars, drivers and their equipment. (Source L4-L17; R1) */

export const TEAMS = {
  zombie: { name: 'Zombie', maker: 'O.N.I.', colour: 'yellow' },
  kosmos: { name: 'Kosmos', maker: 'Red Blok', colour: 'red' },
  dreamTeam: { name: 'Dream Team', maker: 'U.N.A.', colour: 'blue' },
} as const;
export type TeamId = keyof typeof TEAMS;
export const TEAM_IDS = ['zombie', 'kosmos', 'dreamTeam'] as const satisfies readonly TeamId[];

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

/** The four slots of a driver's card, as printed. */
export const itemsOf = (driver: DriverCardId): readonly ItemId[] => [
  ...DRIVER_CARDS[driver].items,
  ...ON_EVERY_DRIVER,
];
/** What is built into a car; nothing before it is drafted. */
export const fixedOf = (card: CarCardId | ''): readonly FixedId[] =>
  card === '' ? [] : CAR_CARDS[card].fixed;
/** The same for every car; fixed equipment adds to it. (R1) */
export const BASE = { structure: 6, steering: 4, brake: 4, turbo: 4 } as const;
/** The heat at which the engine blows up. */
export const SKULL_HEAT = 6;
/** Activations per turn. (Source L119) */
export const ACTIVATIONS = 2;

/** The sum of what its fixed equipment gives. */
const sumOver = (card: CarCardId | '', given: (fixed: FixedId) => number | undefined): number =>
  fixedOf(card).reduce((sum, fixed) => sum + (given(fixed) ?? 0), 0);

const full = (card: CarCardId, what: 'structure' | 'steering'): number =>
  BASE[what] + sumOver(card, (fixed) => effectOf(fixed, 'adds')?.[what]);
export const fullStructure = (card: CarCardId): number => full(card, 'structure');
export const fullSteering = (card: CarCardId): number => full(card, 'steering');
export const fullMines = (card: CarCardId | ''): number => sumOver(card, (fixed) => effectOf(fixed, 'mines'));
/** Added to the highest number that damages the target of its Rush 'n' Crush. */
export const crushBonusOf = (card: CarCardId | ''): number =>
  sumOver(card, (fixed) => effectOf(fixed, 'crushBonus'));
