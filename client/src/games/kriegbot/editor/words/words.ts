import type {
  EditedBuildings,
  EditedLimit,
  EditedSide,
  EditedVictory,
} from '@gearhall/shared/games/kriegbot/content/edited/edited';
import type { MediumId } from '@gearhall/shared/games/kriegbot/content/arms';
import { count } from '../../../../ui/words/language/grammar';

/** What the editor of scenarios says, besides the map. */

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
  bunkersGone: {
    name: 'All bunkers destroyed',
    help: 'The side without bombs on its people wins when no bunker stands any more.',
  },
  invadersGone: {
    name: 'The bunkers are safe',
    help: 'The side with bombs on its people wins when no active robot of the other is left.',
  },
  lastRobot: { name: 'Last side with a living robot', help: 'A side without a living robot has lost.' },
  lastControl: {
    name: 'Who holds Mission Control',
    help: 'Once no robot is left, the side that alone is inside when a turn ends wins.',
  },
  pilotHome: {
    name: 'The pilot home',
    help: 'A robot carries the pilot in hiding over the edge of its side.',
  },
  pilotDead: { name: 'The pilot dead', help: 'The other side has killed the pilot in hiding.' },
  rescueGone: {
    name: 'Nobody to fetch the pilot',
    help: 'The side of the pilot in hiding has no active robot left.',
  },
  moleOut: {
    name: 'The mole gets away',
    help: 'A mole who leaves over the far edge with crypto wins alone; over its own edge nobody does.',
  },
  humanCrypto: {
    name: 'Crypto of the mole',
    help: 'Who carries home nothing but the mole’s crypto ends the game: nobody wins.',
  },
  cryptoOut: {
    name: 'Crypto of the enemy home',
    help: 'It wins for all of that side who are loyal. Any other crypto off the map: nobody wins.',
  },
  noneActive: { name: 'No active robot left', help: 'Then nobody wins.' },
};

export const LIMIT_NAMES: Readonly<Record<EditedLimit, string>> = {
  score: 'The side with less damage',
  green: 'Green',
  yellow: 'Yellow',
  bearer: 'The side that has the flag, otherwise less damage',
  crypto: 'The side that has more of the enemy’s crypto, otherwise less damage',
  nobody: 'Nobody',
  control: 'The side that holds Mission Control, otherwise less damage',
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

export const BOMBARDMENT_NAMES: readonly (readonly [EditedSide['bombards'], string])[] = [
  [false, 'No'],
  [true, 'While its TV tower stands'],
  ['always', 'Always'],
];

export const TENT_START_NAMES: Readonly<Record<EditedSide['tentsBegin'], string>> = {
  edge: 'Where its robots begin',
  posts: 'In buildings that are placed',
  above: 'Above the map, to land',
  behind: 'Near the edge of the enemy',
};

export const BUILDER_NAMES: Readonly<Record<EditedBuildings['by'], string>> = {
  robots: 'Each robot’s player, one each',
  inTurn: 'Both sides in turn',
  green: 'Green',
  yellow: 'Yellow',
};

export const BUILD_TIME_NAMES: Readonly<Record<EditedBuildings['when'], string>> = {
  early: 'Before the designs',
  beforeRobots: 'Before robots stand',
  afterRobots: 'When all robots stand',
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
  special: 'More: fragile, honcho, landing craft, bombs, hacking, extra dice',
  specialHelp: 'What makes this side unlike the other. Each of these comes from a scenario of the rules.',
  fragile: 'Fragile: one damage destroys a weapon or system',
  honcho: 'Its pilot is a honcho, worth all four',
  craft: 'Its TV tower is a landing craft, which attacks',
  bombards: 'Bombards painted enemies',
  bombardsHelp: 'As the status phase begins, each painted enemy robot may be struck from above.',
  callsBombs: 'Calls a bomb to any hex each turn, while its TV tower stands',
  suicidal: 'Its pilots and infantry carry bombs, and may set them off',
  hidesPilot: 'One of its footsoldiers is a pilot in hiding: only this side knows which',
  hacks: 'Hacks whom it hits with',
  hacksHelp:
    'One of its robots has to bring this card in a pylon. A hit lets it use an open card of its target, once.',
  tentsBegin: 'Infantry begins',
  tentsBeginHelp: 'In buildings: one in each. Near the edge of the enemy: anywhere close to it.',
  tentsWithin: 'At most this far from it',
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
  boarded: 'Footsoldiers begin aboard robots of their side',
  hasMole: 'One of the players, by lot, is a mole',
  moleHelp:
    'Nobody else knows who. Everybody runs one robot, anybody may attack anybody, and the mole wins alone.',
  laws: 'Buildings, cards, power, a mole',
  mole: 'A mole',
  lawsHelp: 'Seldom needed. What is chosen here holds for both sides.',
  buildings: 'Buildings that players place',
  buildingsHelp: 'Robots and infantry can be inside; two hits destroy one.',
  noBuildings: 'None',
  someBuildings: 'There are some',
  by: 'Placed by',
  number: 'How many',
  ofRobots: (side: string) => `One a robot of ${side}`,
  moreThan: 'And some more',
  when: 'When',
  near: 'Near',
  anywhere: 'Anywhere',
  within: 'At most this far',
  inland: 'From the border at least',
  buildingsApart: 'From each other at least',
  bunkers: 'They are bunkers: harder to hit, and safe inside from a blast further off',
  cards: 'Cards',
  cardsHelp: 'Nobody may bring the cards that you ban. Enough must be left to fill every slot.',
  ban: 'Ban a card',
  banIt: 'Ban it',
  banned: 'Banned',
  allow: (card: string) => `Allow again: ${card}`,
  mostBanned: (number: number) => `No more than ${number} cards can be banned.`,
  cut: 'A weapon that reaches less far',
  power: 'Power',
  powerHelp: 'Low cores and free dice need the expansion, with its power cores.',
  coresLack: 'Cores begin below their maximum by',
  steps: (number: number) => (number === 0 ? 'Nothing' : count(number, 'step')),
  freeOvercharge: 'Electric weapons have one die more, for nothing',
  powersUpNear: 'Robots power up only near',
  middle: 'The middle of the map',
  limits: 'Three sides, everyone alone, wrecks and the wave that plays by itself cannot be made here.',
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
