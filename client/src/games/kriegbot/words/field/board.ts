import type { Shot } from '@gearhall/shared/games/kriegbot/actions';
import { CARD_IDS, type CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import type { TerrainId } from '@gearhall/shared/games/kriegbot/content/map';
import type { StatusId } from '@gearhall/shared/games/kriegbot/events';
import { findRobot } from '@gearhall/shared/games/kriegbot/rules/field/field';
import { sumOf } from '@gearhall/shared/games/kriegbot/rules/field/dice';
import type { Spot } from '@gearhall/shared/games/kriegbot/rules/moving/reach';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { Sign, Silhouette } from '../../looks/picture';
import type { Prospect } from '../../prospects/prospects';
import type { Hint } from '../../tools/tool';
import { callsIn } from './calls';
import { capital, cardName, count, diceWord, itemName, listOf, MODE_NAMES, percent } from './names';

/** Sentences of the board itself. */
export const HINT_SENTENCES: Readonly<Record<Hint, string>> = {
  watching: 'You are watching this table.',
  notAsked: 'Nothing is asked of you now.',
  stillWaiting: 'One moment: the table has not answered yet.',
  ownRobot: 'Its sheet is shown beside your orders. Another robot is to act now.',
  chooseHex: 'Choose a hex to move to, or an option in the orders.',
  chooseFacing: 'Choose which way it faces there, or tap the hex again for the cheapest.',
  turnOrStay: 'Choose which way to face, or a hex to move to.',
  tapAgain: 'Tap again to do it.',
  chooseTarget: 'Choose a target in the tinted arc, or another weapon.',
  notATarget: 'This weapon cannot attack that now.',
  choosePlace: 'Choose the place of the hit on the plate, or in the orders.',
  chooseItems: 'Choose the items that are disabled on the plate, or in the orders.',
  chooseStart: 'Choose one of the green hexes to begin in.',
  callOrNot: 'Decide in the orders.',
  chooseSoldier: 'Choose one of the soldiers who have still to act.',
  chooseSite: 'Choose one of the green hexes to build on.',
  chooseOut: 'Choose one of the green hexes to get out onto.',
};

export const TERRAIN_NAMES: Readonly<Record<TerrainId, string>> = {
  clear: 'open ground',
  plain: 'flood plain',
  woods: 'woods',
  hill: 'hill',
  water: 'water',
  building: 'building',
};

/** The effect of a terrain, in one line; open ground has none. */
export const TERRAIN_RULES: Readonly<Partial<Record<TerrainId, string>>> = {
  plain: 'Open ground until the dam breaks: then it is water, and robots on it suffer.',
  woods: 'In the way of lines, but not to a painted target. No Hoverbot or Robocar.',
  hill: 'In the way of lines unless either end is on a hill.',
  water: 'No Spiderbot, Robotank, Robocar or biped. A move that ends here washes off paint and fire.',
  building: 'In the way of lines; cover: silhouette at least 4. No Hoverbot.',
};

export const SIGN_NAMES: Readonly<Record<Sign, string>> = {
  carries: 'carries what the battle is about: lines of sight reach it as if it were painted',
  oneDish: 'bears an energy dish',
  twoDishes: 'bears two energy dishes: enough to power up, and to win at the end',
  threeDishes: 'bears three energy dishes or more: it may leave the map, and wins by that',
  passengers: 'with infantry aboard',
  vacant: 'an empty cockpit: a pilot on foot may take it over',
  onFire: 'on fire',
  painted: 'painted',
  mined: 'bears a mine, which paints it until it blows up',
  targeted: 'painted: bombarded as the status phase begins',
  hacked: 'hacked: a card of it is locked until the turn ends',
  poweredUp: 'powered up',
  illegal: 'has used an illegal weapon: 1 point to the police when it is lost',
  attackedPolice: 'has attacked the police: 2 points to them when it is lost',
  wanted: 'has given Officer Krupke cause to attack it',
  unpowered: 'unpowered: what it uses burns out',
  struck: 'drive, pilot or core disabled: only a reboot is left',
  clamped: 'clamped',
  moved: 'has moved',
  maneuvered: 'has maneuvered',
  rebooted: 'has rebooted',
  idle: 'stands idle',
  attacked: 'has attacked',
};

export const BOARD_WORDS = {
  rack: 'What a tap on the board does',
  move: 'Move',
  ram: 'Ram',
  out: 'Get out',
  bomb: 'Bomb',
  ways: 'How it attacks',
} as const;

const isCard = (id: string): id is CardId => CARD_IDS.some((card) => card === id);
const cardsInWords = (ids: readonly string[]): string => listOf(ids.filter(isCard).map(cardName));

/** "2 attacks", "salvo", "with Targeting Computer"; "plain" where nothing is added. */
export function wayName({ mode, attacks, help }: Shot): string {
  const parts = [
    ...(mode === '' ? [] : [MODE_NAMES[mode]]),
    ...(attacks > 1 ? [`${attacks} attacks`] : []),
    ...(help.length > 0 ? [`with ${cardsInWords(help)}`] : []),
  ];
  return parts.length > 0 ? capital(parts.join(', ')) : 'Plain';
}

export const silhouetteInWords = ({ least, rises }: Silhouette): string =>
  `silhouette ${least}${rises ? ', or more: a face-down card may raise it' : ''}`;

/** A shot at a target: dice, silhouette, chance, locations. */
export function prospectLines(view: View, { target, aim, blockers }: Prospect): readonly string[] {
  const name = capital(callsIn(view, []).short(target));
  if (!aim) {
    const why =
      blockers.length > 0 ? `Line blocked at ${blockers.join(', ')}` : 'Cannot be attacked with this now';
    return [name, why];
  }
  const chassis = findRobot(view, target)?.chassis ?? '';
  const places = aim.places.map(
    ({ location, item, chance }) => `${location} ${itemName(chassis, item)} ${percent(chance)}`,
  );
  const spread = aim.spreads && places.length > 0 ? ['Each place that is rolled:'] : [];
  return [
    `${name}: ${percent(aim.chance)} to hit`,
    `${capital(diceWord(aim.dice))} against silhouette ${aim.silhouette}`,
    ...(aim.mayDiffer ? ['unless a face-down card or an answer changes it'] : []),
    ...spread,
    ...(places.length > 0 ? [places.slice(0, 3).join(' · '), places.slice(3).join(' · ')] : []),
  ];
}

/** What a path costs, how much movement is left afterwards, and what it turns up. */
export function wayLines(
  { points, rotations, sideslips }: NonNullable<View['movement']>,
  way: Spot,
  shows: readonly string[],
): readonly string[] {
  const cost = points - way.points;
  const left = [
    count(way.points, 'point', 'points'),
    ...(rotations > 0 ? [count(way.rotations, 'rotation', 'rotations')] : []),
    ...(sideslips > 0 ? [count(way.sideslips, 'sideslip', 'sideslips')] : []),
  ];
  return [
    `Costs ${count(cost, 'point', 'points')}; left: ${left.join(', ')}`,
    ...(shows.length > 0 ? [`Turns up ${cardsInWords(shows)}`] : []),
  ];
}

export const STATUS_EFFECTS: Readonly<Record<StatusId, readonly [on: string, off: string]>> = {
  poweredUp: ['powered up', 'powered down'],
  onFire: ['on fire', 'fire out'],
  painted: ['painted', 'paint off'],
  biped: ['stands up', 'a rocket again'],
};

/** Words that rise from robots during animations. */
export const EFFECT_WORDS = {
  attack: (arms: string, strafe: boolean): string => (strafe ? `strafes: ${arms}` : arms),
  miss: 'miss',
  noDice: 'no dice left',
  marked: (item: string, marker: 'damage' | 'disable', bled: string): string =>
    `${bled === '' ? '' : `${bled} → `}${item}${marker === 'damage' ? ' −1' : ' disabled'}`,
  designsFixed: 'The designs are fixed',
  turn: (turn: number): string => `Turn ${turn}`,
  phases: { movement: 'Movement', attack: 'Attack', infantry: 'Infantry', status: 'Status' },
  danced: 'dances',
  maneuvered: 'maneuvers',
  rebooted: 'reboots',
  idle: 'stands idle',
  boosted: 'jump boosters',
  getsOut: 'gets out',
  aboard: 'gets aboard',
  revived: 'takes it over',
  dismounts: 'dismounts',
  runOver: (points: number): string => (points > 0 ? 'run over' : 'gets away'),
  clamped: 'clamped',
  released: 'the claw lets go',
  fled: 'flees',
  washed: 'washed clean',
  rammed: (points: number): string => `Ram: ${count(points, 'damage', 'damage')} each`,
  locations: 'where it hits',
  rerolled: 'rolled again',
  location: (location: number, item: string): string =>
    item === '' ? `place ${location}` : `${location}: the ${item}`,
  cancelled: (card: string, points: number): string => `${card}: ${points} kept off`,
  wasted: 'no effect',
  unmarked: (item: string): string => `${item} mended`,
  replicated: (card: string): string => `${card} is back`,
  fire: (die: number): string => (die === 5 ? 'the fire goes out' : `it burns at ${die}`),
  bailedOut: (card: string): string => `the ${card} bails out`,
  phoenix: 'Phoenix-bot!',
  mineSet: 'mined',
  mineBlown: 'the mine blows up',
  bombSet: (at: string): string => `a bomb on ${at}`,
  shed: 'the skin is off',
  camouflaged: 'camouflaged',
  blast: 'blast',
  smoked: 'smoke',
  derelict: 'abandoned',
  lost: (card: string): string => (card === '' ? 'a card is lost' : `${card} is lost`),
} as const;

/** The sum against the silhouette: the board shows itself what comes of it. */
export const rollLines = ({
  dice,
  silhouette,
}: {
  readonly dice: readonly number[];
  readonly silhouette: number;
}): readonly string[] => [`${sumOf(dice)} against silhouette ${silhouette}`];
