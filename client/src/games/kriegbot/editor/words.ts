import type {
  EditedLimit,
  EditedSide,
  EditedVictory,
} from '@gearhall/shared/games/kriegbot/content/edited/edited';
import type { MediumId } from '@gearhall/shared/games/kriegbot/content/arms';
import type { TerrainId } from '@gearhall/shared/games/kriegbot/content/map';
import { count } from '../../../ui/words/grammar';
import type { BrushId } from './brushes';

/** What the editor of scenarios says. */

export const BRUSH_NAMES: Readonly<Record<BrushId, string>> = {
  clear: 'Open ground',
  woods: 'Woods',
  hill: 'Hill',
  water: 'Water',
  building: 'Bunker',
  plain: 'Flood plain',
  towerTop: 'TV tower, north',
  towerBottom: 'TV tower, south',
  gasStation: 'Gas station',
  boatShed: 'Boat shed',
  dam: 'Dam',
  bridge: 'Bridge',
  flag: 'Flag',
  remove: 'Take away',
};

/** What a brush does, where its name does not say it all. */
export const BRUSH_HELP: Partial<Readonly<Record<BrushId, string>>> = {
  building: 'A building that nothing destroys.',
  plain: 'Open ground, until the dam breaks: then it is water.',
  towerTop: 'It belongs to the side that begins at the north edge.',
  towerBottom: 'It belongs to the side that begins at the south edge.',
  gasStation: 'When it is destroyed, everything beside it burns.',
  dam: 'When it is destroyed, the flood plain is water.',
  bridge: 'It carries every robot over water.',
  flag: 'One robot can carry it.',
  remove: 'Takes a structure or the flag off a hex.',
};

export const GROUND_NAMES: Readonly<Record<TerrainId, string>> = {
  clear: 'open ground',
  woods: 'woods',
  hill: 'hill',
  water: 'water',
  building: 'bunker',
  plain: 'flood plain',
};

interface Explained {
  readonly name: string;
  readonly help: string;
}

export const VICTORY_WORDS: Readonly<Record<EditedVictory, Explained>> = {
  firstKill: {
    name: 'The first kill',
    help: 'The side that first destroys an enemy robot, or kills its pilot, wins.',
  },
  lastActive: { name: 'Last side with an active robot', help: 'A side without an active robot has lost.' },
  lastUnit: {
    name: 'Last side with anything left',
    help: 'Robots that are still to land and infantry count too.',
  },
  humanLost: { name: 'The human', help: 'A side that loses a pilot has lost.' },
  flagHome: {
    name: 'The flag home',
    help: 'A robot that leaves the map over its own edge with the flag wins.',
  },
  cryptoHome: {
    name: 'Crypto home',
    help: 'Destroyed robots leave crypto. Who carries the enemy’s off the own edge wins.',
  },
  cryptoLeft: {
    name: 'No robot left, but crypto',
    help: 'A side without an active robot loses, if its crypto can still be fetched.',
  },
  tokyo: {
    name: 'Over the far edge',
    help: 'A side that leaves over the far edge wins as soon as one of its robots does.',
  },
  lizardStopped: {
    name: 'The runner is stopped',
    help: 'The side that has to cross the map has no active robot left.',
  },
  tokyoOpen: {
    name: 'The way is open',
    help: 'Nobody is left who could stop the side that has to cross the map.',
  },
};

export const LIMIT_NAMES: Readonly<Record<EditedLimit, string>> = {
  score: 'The side with less damage',
  green: 'Green',
  yellow: 'Yellow',
  bearer: 'The side that has the flag, otherwise less damage',
  crypto: 'The side that has more of the enemy’s crypto, otherwise less damage',
  nobody: 'Nobody',
};

export const EXIT_NAMES: Readonly<Record<EditedSide['exit'], string>> = {
  own: 'Over its own edge',
  none: 'Not at all',
  far: 'Over the far edge',
  laden: 'Over its own edge; over either with something to carry',
};

export const ENTRY_NAMES: Readonly<Record<EditedSide['entry'], string>> = {
  edge: 'At its edge',
  anywhere: 'Anywhere on the map',
  drop: 'Above the map: they land, one each turn',
};

export const MEDIUM_NAMES: Readonly<Record<MediumId, string>> = {
  GUN: 'Guns',
  BEAM: 'Beams',
  BOLT: 'Bolts',
  MISSILE: 'Missiles',
  MELEE: 'Close combat',
  none: 'Anything else',
};

export const EDITOR = {
  title: 'Make a scenario',
  intro:
    'Paint the map, choose the sides and what wins. Everything that cannot be played yet is named below.',
  name: 'Name',
  story: 'What it is about',
  storyHelp: 'In a sentence or two, for the people who come to the table.',
  from: 'Begin from',
  begin: 'Begin',
  began: (name: string) => `The editor shows ${name} now. Undo brings back what you had.`,
  map: 'Map',
  mapLabel: 'Map of 325 hexes',
  mapHelp:
    'Paint with the mouse or a finger; two fingers zoom. With the keyboard: arrows move the cursor, Space paints, 1 to 6 choose the ground, Delete takes away.',
  ground: 'Ground',
  structures: 'Structures',
  mirror: 'Paint both halves alike',
  mirrorHelp: 'What you paint also appears opposite, with the map turned round.',
  undo: 'Undo',
  redo: 'Redo',
  undid: 'Undone.',
  redid: 'Done again.',
  painted: (hex: string, what: string) => `${hex}: ${what}`,
  entry: 'Robots begin',
  apart: 'Disks are apart by more than',
  hexes: (number: number) => (number === 0 ? 'Does not matter' : count(number, 'hex', 'hexes')),
  exit: 'Robots may leave',
  chassis: 'Templates',
  dealt: 'Three by lot',
  chosen: 'Any of these',
  allPilots: 'Every robot has a pilot',
  pilots: 'Pilots: at least',
  to: 'at most',
  special: 'More: fragile, honcho, landing craft, bombardment, extra dice',
  fragile: 'Fragile: one damage destroys a weapon or system',
  honcho: 'Its pilot is a honcho, worth all four',
  craft: 'Its TV tower is a landing craft, which attacks',
  bombards: 'It bombards painted enemies while its TV tower stands',
  relief: 'Damage spared in rams',
  bonus: 'Extra dice',
  bonusFor: 'for',
  bonusFire: 'Setting on fire',
  none: 'None',
  sizes: 'Sizes',
  sizesHelp: 'The table chooses one of them by its number of robots and players.',
  size: (number: number) => `Size ${number}`,
  robots: 'Robots',
  foot: 'Footsoldiers',
  motorized: 'Motorized',
  addSize: 'Add a size',
  removeSize: (number: number) => `Remove size ${number}`,
  seats: (min: number, max: number) => (min === max ? `For ${min} players` : `For ${min} to ${max} players`),
  winning: 'What wins',
  winningHelp: 'The first that has come about decides, in this order.',
  earlier: (name: string) => `Earlier: ${name}`,
  more: 'One more',
  add: 'Add it',
  drop: (name: string) => `Remove: ${name}`,
  atLimit: 'At the turn limit wins',
  turns: 'Turns',
  expanded: 'Always with the whole expansion',
  problems: 'Still to do',
  noProblem: 'This scenario can be played.',
  problemCount: (number: number) =>
    number === 1 ? '1 thing keeps it from being played:' : `${number} things keep it from being played:`,
  tryIt: 'Try it against bots',
  play: 'Play it at a table',
  shareLink: 'Link to this scenario',
  makeLink: 'Make a link',
  tooLong: 'This is too long for a link. Save it as a file instead.',
  save: 'Save as a file',
  open: 'Open a file',
  opened: (name: string) => `“${name}” is open now. Undo brings back what you had.`,
  noScenario: 'This is no scenario for Kriegbot.',
  keep: 'Keep it in this browser',
  kept: (number: number) => `Kept scenarios (${number})`,
  keptNow: (name: string) => `“${name}” is kept in this browser.`,
  deleted: (name: string) => `“${name}” is deleted.`,
  nameFirst: 'Give it a name first.',
  nameless: 'Without a name',
} as const;

/** In the form for a new table. */
export const OWN = {
  which: 'Which scenario',
  none: 'You have made no scenario yet that can be played.',
  make: 'Open the editor',
  notReady: 'Your scenario is not ready: open the editor to see what it lacks.',
  byline: 'Made by a player.',
  wins: (ways: string) => `It is won by: ${ways}.`,
} as const;
