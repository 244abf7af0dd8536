import { kindsOf } from '../../../core/testing/growing';
import { action, type Action } from '../actions';
import { event, type Event } from '../events';
import { UNIT_REFUSALS, type RefusalCode } from '../refusals';
import { MIDWAY } from './scenes/midway';

/** Kinds of actions and events that random players with ready-made designs seldom meet; kinds.long.test.ts does. */
export const SELDOM = [
  'boost',
  'ram',
  'repair',
  'nuke',
  'turnTarget',
  'clamped',
  'rerolled',
  'boosted',
  'rammed',
  'wasted',
  'unmarked',
  'turnedBy',
  'nuked',
] as const satisfies readonly (Action['type'] | Event['type'])[];

/** What only the Sharks and the Jets have. */
export const GANG_KINDS = [
  'reinforce',
  'enter',
  'sideDesigned',
  'reinforcementCalled',
  'entered',
  'guilty',
  'pointsChanged',
  'leaderLost',
] as const satisfies readonly (Action['type'] | Event['type'])[];
export const GANG_REFUSALS = [
  'otherSideChooses',
  'drawerNeeded',
  'ownDrawerOnly',
  'noPerpetrator',
  'innocent',
] as const satisfies readonly RefusalCode[];

/** What only scenarios with something to carry have. */
const TOKEN_KINDS = [
  'tokenLaid',
  'tokenTaken',
  'tokenFell',
  'tokenDestroyed',
] as const satisfies readonly Event['type'][];

/** What only moles have. */
const MOLE_KINDS = ['roleTold', 'moleRevealed', 'withdrawn'] as const satisfies readonly Event['type'][];

/** What only Musical Chairs has. */
export const CHAIRS_KINDS = [
  'tokenGiven',
  'pilesPassed',
  'dishesShared',
] as const satisfies readonly Event['type'][];
const CHAIRS_REFUSALS = [
  'notInPile',
  'notAtBorder',
  'startsTooNear',
  'noDishes',
] as const satisfies readonly RefusalCode[];

/** What only power cores have. */
export const CORE_KINDS = [
  'ability',
  'coresDealt',
  'coreShown',
  'energy',
  'overcharged',
] as const satisfies readonly (Action['type'] | Event['type'])[];

/** What random players do with tents. */
export const TENT_KINDS = ['walk', 'fire', 'hold', 'unitPlaced', 'walked'] as const satisfies readonly (
  Action['type'] | Event['type']
)[];
/** What only tents and drones do. */
const UNIT_KINDS = [
  ...TENT_KINDS,
  'leave',
  'board',
  'revive',
  'dismount',
  'remoteNuke',
  'fly',
  'leftMap',
  'boarded',
  'putOut',
  'revived',
  'dismounted',
  'flew',
  'unitKilled',
  'unitHandedOver',
] as const satisfies readonly (Action['type'] | Event['type'])[];

/** What only scenarios have in which somebody lands. */
export const LANDING_KINDS = ['placeTent', 'disk', 'land', 'diskSet', 'landed'] as const satisfies readonly (
  Action['type'] | Event['type']
)[];
/** What only scenarios have in which buildings are placed. */
export const BUILDING_KINDS = ['build', 'scatter', 'built'] as const satisfies readonly (
  Action['type'] | Event['type']
)[];
const BUILDING_REFUSALS = [
  'noBuildingGround',
  'tooNearBorder',
  'tooNearOthers',
] as const satisfies readonly RefusalCode[];
/** What only soldiers do who keep coming. */
export const WAVE_KINDS = ['send', 'drilled'] as const satisfies readonly (Action['type'] | Event['type'])[];
const LANDING_REFUSALS = [
  'diskTooNear',
  'mustMark',
  'mustLand',
  'notAlone',
] as const satisfies readonly RefusalCode[];

/** What only a scenario has whose soldiers begin aboard. */
export const BOARDED_KINDS = ['embark'] as const satisfies readonly Action['type'][];
/** What only a pilot in hiding brings about. */
export const RESCUE_KINDS = [
  'namePilot',
  'pilotNamed',
  'decoyShown',
  'pilotRevealed',
] as const satisfies readonly (Action['type'] | Event['type'])[];
const RESCUE_REFUSALS = [
  'cardBanned',
  'tooFarFromEdge',
  'onlyCarried',
  'noBomb',
] as const satisfies readonly RefusalCode[];

/** What only people with bombs do. */
export const BOMB_KINDS = ['blowUp', 'blewUp'] as const satisfies readonly (Action['type'] | Event['type'])[];

/** What only cards of the expansion do. */
const ADDED_KINDS = [
  'shed',
  'camouflage',
  'detonate',
  'bomb',
  'mineSet',
  'mineBlown',
  'bombSet',
  'bombWent',
  'blasted',
  'camouflaged',
] as const satisfies readonly (Action['type'] | Event['type'])[];

/** What comes from above where bombs are called. */
export const AIR_KINDS = [
  'callBomb',
  'bombSet',
  'bombWent',
  'blasted',
  'disk',
  'diskSet',
  'landed',
] as const satisfies readonly (Action['type'] | Event['type'])[];

/** What only wrecks bring about. */
export const WRECK_KINDS = [
  'choosePilot',
  'wreckPlaced',
  'pilotShown',
  'disk',
  'diskSet',
  'landed',
] as const satisfies readonly (Action['type'] | Event['type'])[];

/** What only landing craft do. */
export const CRAFT_KINDS = ['craft'] as const satisfies readonly Action['type'][];

/** What the contract's games need not bring about: whole games of kinds.long.test.ts, or of other scenarios, do. */
export const RARE: readonly string[] = [
  ...SELDOM,
  ...Object.keys(MIDWAY),
  ...GANG_KINDS,
  ...TOKEN_KINDS,
  ...CRAFT_KINDS,
  ...CORE_KINDS,
  ...UNIT_KINDS,
  ...ADDED_KINDS,
  ...MOLE_KINDS,
  ...LANDING_KINDS,
  ...AIR_KINDS,
  ...WRECK_KINDS,
  ...CHAIRS_KINDS,
  ...BUILDING_KINDS,
  ...WAVE_KINDS,
  ...BOARDED_KINDS,
  ...BOMB_KINDS,
  ...RESCUE_KINDS,
];

/** Refusals that random actions seldom trigger; refusals.test.ts has all of them. */
export const RARE_REFUSALS = [
  'wrongKind',
  'onePilotOnly',
  'tooManyPilots',
  'pilotNeeded',
  'cardNeeded',
  'mayNotEnter',
  'clamped',
  'onlyReboot',
  'craftLost',
  'notDisabled',
  'alreadyMoving',
  'noDefenseLeft',
  'notThisChassis',
  'notAhead',
  'notSlower',
  'notInSightAtStart',
  'inBuilding',
  'cardDisabled',
  'noArc',
  'notRevealed',
  'pilotItem',
  'tooClose',
  'noLine',
  'notAnEnemy',
  'robotsOnly',
  'notPowered',
  'wrongAttacks',
  'alreadyUsed',
  'cannotStrafe',
  'notMoved',
  'stealthy',
  'nothingToMend',
  'nothingLost',
  'slotFull',
  'tooFar',
  'leftItsHex',
  'notRolled',
  'wrongCount',
  'alreadyDisabled',
  'wrongOrder',
  'turnTooFar',
  'alreadyAnswered',
  'noSuchCard',
  'coreNotDealt',
  'coreTaken',
  'noEnergy',
  'noOvercharge',
  'noAbility',
  'abilityUsed',
  'coreHurt',
  ...UNIT_REFUSALS,
  'noMine',
  'noMinesLeft',
  ...GANG_REFUSALS,
  ...LANDING_REFUSALS,
  'pilotTaken',
  ...CHAIRS_REFUSALS,
  'shielded',
  'tooFarFromTower',
  ...BUILDING_REFUSALS,
  ...RESCUE_REFUSALS,
] as const satisfies readonly RefusalCode[];

/** Every kind of action and of event except these: for games that need to bring about only them. */
export const everyKind = (...besides: readonly string[]): readonly string[] =>
  [...kindsOf(action), ...kindsOf(event)].filter((kind) => !besides.includes(kind));
