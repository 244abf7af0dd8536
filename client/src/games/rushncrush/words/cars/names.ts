import {
  CAR_CARDS,
  type CarCardId,
  DRIVER_CARDS,
  type DriverCardId,
  type TeamId,
  TEAMS,
} from '@gearhall/shared/games/rushncrush/content/cars';
import type { FixedId, ItemId } from '@gearhall/shared/games/rushncrush/content/equipment';
import {
  findBox,
  type BoxId,
  type Counts,
  type SpeedRow,
  type ZoneId,
} from '@gearhall/shared/games/rushncrush/content/gears';
import { FINISH, type SpaceId, type Way } from '@gearhall/shared/games/rushncrush/rules/course/road';
import { count, listOf } from '../../../../ui/words/language/grammar';

export { capital, count, listOf, nameOf, owning } from '../../../../ui/words/language/grammar';

export const ITEM_NAMES: Readonly<Record<ItemId, string>> = {
  machineGun: 'Machine Gun',
  flamer: 'Flamer',
  sideBumper: 'Side Bumper',
  circularSaw: 'Circular Saw',
  rocketBooster: 'Rocket Booster',
  fireExtinguisher: 'Fire Extinguisher',
};

export const FIXED_NAMES: Readonly<Record<FixedId, string>> = {
  armorShielding: 'Armor Shielding',
  onBoardComputer: 'On-Board Computer',
  combatBumper: 'Combat Bumper',
  minelayer: 'Minelayer',
};

export const ZONE_NAMES: Readonly<Record<ZoneId, string>> = {
  blue: 'blue',
  yellow: 'yellow',
  orange: 'orange',
  red: 'red',
};

/** Zones can be told apart without their colours, too. */
export const ZONE_LETTERS: Readonly<Record<ZoneId, string>> = {
  blue: 'B',
  yellow: 'Y',
  orange: 'O',
  red: 'R',
};

export const carName = (card: CarCardId): string => CAR_CARDS[card].name;
export const driverName = (card: DriverCardId): string => DRIVER_CARDS[card].name;
export const TEAM_NAMES: Readonly<Record<TeamId, string>> = {
  zombie: TEAMS.zombie.name,
  kosmos: TEAMS.kosmos.name,
  dreamTeam: TEAMS.dreamTeam.name,
};
export const itemsInWords = (items: readonly ItemId[]): string =>
  listOf(items.map((item) => ITEM_NAMES[item]));
export const fixedInWords = (fixed: readonly FixedId[]): string =>
  listOf(fixed.map((one) => FIXED_NAMES[one]));

/** "1 and 2", "1 to 3": the faces of a die. */
export const facesUpTo = (last: number): string => (last === 2 ? '1 and 2' : `1 to ${last}`);

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th'];
/** 1 is "1st". */
export const ordinal = (place: number): string => ORDINALS[place - 1] ?? `${place}th`;

/** "3rd gear, speed 9". */
export function boxInWords(id: BoxId): string {
  const box = findBox(id);
  return box ? `${ordinal(box.gear)} gear, speed ${box.speed}` : 'neutral';
}

/** "yellow, 1 heat die". */
export function zoneInWords(zone: ZoneId, dice: number): string {
  return `${ZONE_NAMES[zone]}, ${count(dice, 'heat die', 'heat dice')}`;
}

const COUNTS: Readonly<Record<Counts, (dice: number) => string>> = {
  any: () => 'as many lane changes as you like',
  none: () => 'no lane changes',
  highest: (dice) => (dice === 1 ? '1 steering die' : `the highest of ${dice} steering dice`),
  lowest: (dice) => (dice === 1 ? '1 steering die' : `the lowest of ${dice} steering dice`),
};

/** "the highest of 3 steering dice". */
export const rowInWords = ({ dice, counts }: SpeedRow): string => COUNTS[counts](dice);

/** Keeping the gearstick in neutral. */
export const STAY = 'Stay in neutral';

/** "tile 2, lane 3, space 7"; beyond the course it is "the finish". */
export function placeInWords(space: SpaceId): string {
  if (space === FINISH) return 'the finish';
  const [tile, lane, place] = space.split('.');
  return `tile ${tile}, lane ${lane}, space ${place}`;
}

/** The lane of a space; beyond the line there are none. */
export const laneOf = (space: SpaceId): number | undefined =>
  space === FINISH ? undefined : Number(space.split('.')[1]);

/** "lane 3, free"; beyond the line "over the line". */
export function laneInWords(space: SpaceId): string {
  const lane = laneOf(space);
  return lane === undefined ? 'over the line' : `lane ${lane}, free`;
}

export const WAY_WORDS: Readonly<Record<Way, string>> = {
  left: 'from the right',
  ahead: 'straight on',
  right: 'from the left',
};

export const chanceInWords = (chance: number): string => {
  if (chance <= 0) return '0 %';
  if (chance >= 1) return '100 %';
  const percent = Math.round(chance * 100);
  if (percent === 0) return 'under 1 %';
  return percent === 100 ? 'over 99 %' : `${percent} %`;
};
