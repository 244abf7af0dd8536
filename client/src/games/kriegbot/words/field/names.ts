import {
  ITEM_IDS,
  SLOT_IDS,
  chassisOf,
  type ChassisId,
  type ItemId,
  type SlotId,
} from '@gearhall/shared/games/kriegbot/content/chassis';
import { isPilot, isSkin, type CardId, type ArmsId } from '@gearhall/shared/games/kriegbot/content/cards';
import { PLACED_IDS, type PlacedId } from '@gearhall/shared/games/kriegbot/content/buildings';
import type { EdgeId, StructureId } from '@gearhall/shared/games/kriegbot/content/map';
import { scenarioOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { TEAM_IDS, type TeamId } from '@gearhall/shared/games/kriegbot/content/teams';
import type { ModeId } from '@gearhall/shared/games/kriegbot/content/arms';
import { capital, count } from '../../../../ui/words/language/grammar';

export { capital, count, listOf, nameOf, owning, percent } from '../../../../ui/words/language/grammar';

export const chassisName = (id: ChassisId | ''): string => (id === '' ? 'robot' : capital(id));
import { sideName, type OfScenario } from './sides';
export { isManySided, its, sideDoes, sideName, sideTitle, TEAM_NAMES } from './sides';

/** The side that a robot began on. */
export const teamOfRobot = (robot: string): TeamId =>
  TEAM_IDS.find((team) => robot.startsWith(team)) ?? 'green';

export const FLAG = 'the flag';

/** What robots carry: "the flag", "the crypto of Green". Crypto is called after the side of the robot whose it was. */
export function tokenName(token: string, of: OfScenario): string {
  if (token.startsWith('dish')) return 'an energy dish';
  return isCrypto(token) ? `the crypto of ${sideName(teamOfRobot(token), of)}` : FLAG;
}
export const isCrypto = (token: string): boolean => token.endsWith('Crypto');

export const edgeName = (edge: EdgeId): string => (edge === 'top' ? 'north' : 'south');

/** Directions clockwise from the south-east: hexes of the sheet are flat-topped. */
const FACINGS = ['south-east', 'south', 'south-west', 'north-west', 'north', 'north-east'] as const;
export const facingName = (facing: number): string => FACINGS[((facing % 6) + 6) % 6] ?? '';
/** In reading order, clockwise from the north. */
export const COMPASS = [4, 5, 0, 1, 2, 3] as const;

/** "fuelAirBomb" becomes "Fuel Air Bomb". */
const spoken = (id: string): string => capital(id.replace(/[A-Z]/gu, ' $&'));

const CARDS: Readonly<Partial<Record<CardId, string>>> = {
  empBlaster: 'EMP Blaster',
  towMissile: 'TOW Missile',
  recoillessRifle: 'Recoilless Rifle',
  holoBlur: 'Holo-blur',
  madSensor: 'MAD Sensor',
  uav: 'UAV',
  fuelAirBomb: 'Fuel-air Bomb',
  dualModeSeeker: 'Dual-mode Seeker',
  nanoDeformableMirror: 'Nano-deformable Mirror',
  exoDisposable: 'Exo-disposable',
  phasedArrayAntenna: 'Phased-array Antenna',
  superSteel: 'Super-steel',
  electroReactive: 'Electro-reactive',
};
export const cardName = (id: CardId): string => CARDS[id] ?? spoken(id);
/** "Chaff", "Silvered skin". */
export const fullCardName = (id: CardId): string =>
  isSkin(id) && !/Foam|Coat/u.test(id) ? `${cardName(id)} skin` : cardName(id);

export const FACE_DOWN = 'a face-down card';
/** What a viewer sees in a slot: its name, that it lies face down, or empty. */
export const seenName = (card: CardId | 'hidden' | ''): string =>
  card === '' ? 'empty' : card === 'hidden' ? FACE_DOWN : fullCardName(card);

/** What one attacks with: the Combat Pilot fires a Bazooka. */
export const armsName = (id: ArmsId): string => (isPilot(id) ? 'Bazooka' : cardName(id));

export const MODE_NAMES: Readonly<Record<ModeId, string>> = {
  '': 'ordinary',
  barrage: 'barrage',
  salvo: 'salvo',
  canister: 'canister',
  gel: 'targeting gel',
  corrosive: 'corrosive warhead',
};

/** What the scenario itself puts on the map. */
export type FixedId = Exclude<StructureId, PlacedId>;
const FIXED_NAMES: Readonly<Record<FixedId, string>> = {
  towerTop: 'the TV tower in the north',
  towerBottom: 'the TV tower in the south',
  gasStation: 'the gas station',
  boatShed: 'the boat shed',
  dam: 'the dam',
  bridge: 'the bridge',
  mission: 'Mission Control',
  tesla: 'the Tesla Tower',
};
/** "the dam". */
export const fixedName = (id: FixedId): string => FIXED_NAMES[id];
const isPlaced = (id: StructureId): id is PlacedId => PLACED_IDS.some((placed) => placed === id);
/** "the dam", "building 2"; what players place may be bunkers: "bunker 2". */
export const structureName = (id: StructureId, of: OfScenario): string =>
  isPlaced(id) ? `${scenarioOf(of).bunkers ? 'bunker' : 'building'} ${id.slice(1)}` : fixedName(id);

const SLOTS: Readonly<Record<string, string>> = {
  primary: 'primary weapon',
  secondary: 'secondary weapon',
  chin: 'chin pylon',
  mast: 'mast pylon',
  door: 'door pylon',
};
const PARTS: Readonly<Partial<Record<ItemId, string>>> = { drive: 'drive', core: 'power core' };

/** "dorsal turret", "drive"; a general word where the template is not known. */
export function itemName(chassis: ChassisId | '', item: ItemId): string {
  const part = PARTS[item];
  if (part) return part;
  const name = chassis === '' ? item : (chassisOf(chassis).slots[item as SlotId]?.name ?? item);
  return SLOTS[name] ?? spoken(name).toLowerCase();
}

/** The items of a template: its slots, then its drive and power core. */
export const itemsOf = (chassis: ChassisId | ''): readonly ItemId[] =>
  chassis === '' ? [] : ITEM_IDS.filter((item) => !isSlotId(item) || chassisOf(chassis).slots[item]);

export const isSlotId = (item: string): item is SlotId => SLOT_IDS.some((slot) => slot === item);

/** "3 hexes away", "in the same hex". */
export const awayInWords = (range: number): string =>
  range === 0 ? 'in the same hex' : `${count(range, 'hex', 'hexes')} away`;

export const diceWord = (dice: number): string => count(dice, 'die', 'dice');
/** Capitalizes "your" at the beginning of a sentence. */
export const opened = (text: string): string => text.replace(/^your /u, 'Your ');
