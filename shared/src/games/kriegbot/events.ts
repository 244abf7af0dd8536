import { z } from 'zod';
import { CARD_IDS, ITEM_CARD_IDS, ALL_SKIN_IDS, ALL_ARMS_IDS } from './content/cards';
import { CORE_IDS } from './content/cores';
import { CHASSIS_IDS, ITEM_IDS, SLOT_IDS } from './content/chassis';
import { DRILL_STEPS, TENT_ARMS_IDS, UNIT_KINDS } from './content/infantry';
import { BUILDING_IDS } from './content/buildings';
import { EDGE_IDS, STRUCTURE_IDS } from './content/map';
import { TOKEN_KINDS, VICTORY_IDS } from './content/scenario';
import { TEAM_IDS } from './content/teams';
import { MODE_IDS } from './content/arms';
import { GUILT_IDS } from './state/robot';
import { LEADER_FATES, ROLES } from './state';
import { WINDOW_KINDS } from './state/tasks';

/** A way to win, or how the game ended otherwise. */
export const END_CAUSES = [...VICTORY_IDS, 'score', 'limit', 'resigned'] as const;
export type EndCause = (typeof END_CAUSES)[number];
/** The cause of a marker, or of the end of a robot. */
export const HARM_CAUSES = [
  'attack',
  'ram',
  'fire',
  'dam',
  'bridge',
  'collapse',
  'nuke',
  'bombardment',
  'flux',
  'counter',
  'unpowered',
  'spent',
  'boosters',
  'mine',
  'bomb',
  'landing',
] as const;
export type HarmCause = (typeof HARM_CAUSES)[number];
const STATUS_IDS = ['poweredUp', 'onFire', 'painted', 'biped'] as const;
export type StatusId = (typeof STATUS_IDS)[number];

/** Why the level of a power core has changed. */
const ENERGY_CAUSES = [
  'star',
  'overcharge',
  'reboot',
  'ability',
  'powerUp',
  'flux',
  'fuelCell',
  'ammunition',
  'camouflage',
  'received',
] as const;
export type EnergyCause = (typeof ENERGY_CAUSES)[number];

/** Why a side's points have changed: a robot was lost, the reserve came, the leader was betrayed or lives at the end. */
export const POINT_REASONS = ['casualty', 'reinforcement', 'assassinated', 'leaderLives'] as const;
export type PointReason = (typeof POINT_REASONS)[number];

const robot = z.string();
const target = z.string();
const hex = z.string();
const facing = z.int();
const seat = z.int();
const dice = z.array(z.int());
const item = z.enum(ITEM_IDS);
const card = z.enum(CARD_IDS);
const core = z.enum(CORE_IDS);
const cause = z.enum(HARM_CAUSES);
const team = z.enum(TEAM_IDS);
const teamOrNone = z.union([team, z.literal('')]);
const token = z.string();
const unit = z.string();
/** The card, if it was known; empty: it was face down. */
const cardIfKnown = z.union([z.enum(ITEM_CARD_IDS), z.literal('')]);

/** Everything that can happen; everybody may know all of it but `roleTold` and `pilotNamed`, which are told to some alone. */
export const event = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('roleTold'), seat, role: z.enum(ROLES) }),
  /** To these seats: which tent the pilot in hiding is. */
  z.strictObject({ type: z.literal('pilotNamed'), unit, seats: z.array(seat) }),
  /** One that is gone was not he; at the end: who was. */
  z.strictObject({ type: z.literal('decoyShown'), unit }),
  z.strictObject({ type: z.literal('pilotRevealed'), unit }),
  z.strictObject({ type: z.literal('dealt'), team, templates: z.array(z.enum(CHASSIS_IDS)) }),
  /** The power cores of a side, among which its robots choose. */
  z.strictObject({ type: z.literal('coresDealt'), team, cores: z.array(core) }),
  /** Both teams have chosen: which seat runs which robot. */
  z.strictObject({ type: z.literal('fielded'), robot, seat, chassis: z.enum(CHASSIS_IDS) }),
  z.strictObject({
    type: z.literal('tokenLaid'),
    token,
    kind: z.enum(TOKEN_KINDS),
    team: teamOrNone,
    at: hex,
  }),
  /** It bears this from the start. */
  z.strictObject({ type: z.literal('tokenGiven'), token, kind: z.enum(TOKEN_KINDS), robot }),
  /** All have chosen from the pile that they had, and hand it on: the round that begins. */
  z.strictObject({ type: z.literal('pilesPassed'), round: z.int() }),
  /** At the end what lies about is divided: the number for each robot that is left. */
  z.strictObject({ type: z.literal('dishesShared'), each: z.int(), robots: z.array(robot) }),
  /** The designs of a side are fixed, and another one begins with its own. */
  z.strictObject({ type: z.literal('sideDesigned'), team }),
  z.strictObject({ type: z.literal('designsFixed') }),
  z.strictObject({ type: z.literal('edgeDrawn'), team, edge: z.enum(EDGE_IDS) }),
  z.strictObject({ type: z.literal('placed'), robot, at: hex, facing }),
  z.strictObject({ type: z.literal('turnBegan'), turn: z.int() }),
  z.strictObject({
    type: z.literal('phaseBegan'),
    phase: z.enum(['movement', 'attack', 'infantry', 'status']),
  }),
  /** A face-down card is revealed. */
  z.strictObject({ type: z.literal('shown'), robot, card }),

  // Power cores
  /** A face-down core is revealed. */
  z.strictObject({ type: z.literal('coreShown'), robot, core }),
  /** Told only of cores that lie open. */
  z.strictObject({
    type: z.literal('energy'),
    robot,
    from: z.int(),
    to: z.int(),
    cause: z.enum(ENERGY_CAUSES),
  }),
  z.strictObject({ type: z.literal('ability'), robot, core }),
  /** `dice`: the number of rolls of the attack that has just been declared with a die more. */
  z.strictObject({ type: z.literal('overcharged'), robot, dice: z.int() }),

  // Movement
  z.strictObject({ type: z.literal('stepped'), robot, from: hex, to: hex, facing }),
  z.strictObject({ type: z.literal('turned'), robot, from: facing, to: facing }),
  z.strictObject({ type: z.literal('danced'), robot }),
  z.strictObject({ type: z.literal('maneuvered'), robot, from: facing, to: facing }),
  z.strictObject({ type: z.literal('rebooted'), robot, cleared: z.int() }),
  z.strictObject({ type: z.literal('stoodIdle'), robot }),
  z.strictObject({ type: z.literal('boosted'), robot }),
  z.strictObject({ type: z.literal('clamped'), robot, by: robot }),
  z.strictObject({ type: z.literal('released'), robot, by: robot }),
  z.strictObject({ type: z.literal('thrownBack'), robot, from: hex, to: hex }),
  z.strictObject({ type: z.literal('fled'), robot }),
  /** The reserve of a side will come, and has come, over this edge. */
  z.strictObject({ type: z.literal('reinforcementCalled'), robot, edge: z.enum(EDGE_IDS) }),
  z.strictObject({ type: z.literal('entered'), robot, at: hex, facing }),
  z.strictObject({ type: z.literal('tokenTaken'), token, robot, at: hex }),
  /** From the robot that bore it, into this hex. */
  z.strictObject({ type: z.literal('tokenFell'), token, robot, at: hex }),
  z.strictObject({ type: z.literal('tokenDestroyed'), token, at: hex }),
  z.strictObject({ type: z.literal('washed'), robot }),
  z.strictObject({ type: z.literal('rammed'), robot, target: robot, dice, points: z.int() }),

  // Attacks
  /** `robot`, here and where it rolls or answers: also a landing craft. */
  z.strictObject({
    type: z.literal('attacked'),
    robot,
    arms: z.enum([...ALL_ARMS_IDS, ...TENT_ARMS_IDS]),
    target,
    mode: z.enum(MODE_IDS),
    strafe: z.boolean(),
    attacks: z.int(),
    range: z.int(),
    help: z.array(card),
  }),
  /** Robots are asked whether to interrupt. */
  z.strictObject({ type: z.literal('asked'), kind: z.enum(WINDOW_KINDS), robots: z.array(robot) }),
  /** A robot interrupts with a card. */
  z.strictObject({ type: z.literal('answered'), robot, card }),
  /** One attack of the action: the dice in order, including add-dice, against the final silhouette. */
  z.strictObject({
    type: z.literal('rolled'),
    robot,
    target,
    /** Attack dice, without add-dice; 0: none are left, and it misses. */
    thrown: z.int(),
    dice,
    silhouette: z.int(),
    hit: z.boolean(),
  }),
  /** Locations of a barrage, or of another roll that is for locations alone. */
  z.strictObject({ type: z.literal('locationsRolled'), robot, dice }),
  z.strictObject({ type: z.literal('rerolled'), robot, die: z.int(), dice }),
  z.strictObject({ type: z.literal('locationChosen'), robot, location: z.int() }),
  /** The number of markers that a card prevents. */
  z.strictObject({ type: z.literal('cancelled'), robot, card, points: z.int() }),
  /** A marker is placed on an item; `bled`: where it was aimed at first, empty if it did not bleed. */
  z.strictObject({
    type: z.literal('marked'),
    robot,
    item,
    marker: z.enum(['damage', 'disable']),
    bled: z.union([item, z.literal('')]),
    cause,
  }),
  z.strictObject({ type: z.literal('wasted'), robot, marker: z.enum(['damage', 'disable']) }),
  z.strictObject({
    type: z.literal('unmarked'),
    robot,
    item,
    marker: z.enum(['damage', 'disable']),
    by: z.union([card, z.literal('')]),
  }),
  z.strictObject({ type: z.literal('cardDestroyed'), robot, slot: z.enum(SLOT_IDS), card: cardIfKnown }),
  z.strictObject({ type: z.literal('skinGone'), robot, skin: z.enum(ALL_SKIN_IDS) }),
  z.strictObject({
    type: z.literal('replicated'),
    robot,
    slot: z.enum(SLOT_IDS),
    card: z.enum(ITEM_CARD_IDS),
  }),
  z.strictObject({ type: z.literal('status'), robot, status: z.enum(STATUS_IDS), on: z.boolean() }),
  z.strictObject({ type: z.literal('turnedBy'), robot, by: robot, from: facing, to: facing }),
  z.strictObject({
    type: z.literal('structureHit'),
    structure: z.enum(STRUCTURE_IDS),
    damage: z.int(),
    destroyed: z.boolean(),
  }),
  /** A building that the scenario adds stands here. */
  z.strictObject({ type: z.literal('built'), structure: z.enum(BUILDING_IDS), at: hex }),
  /** From above, in the status phase: one die, with add-dice, against its silhouette. */
  z.strictObject({
    type: z.literal('bombarded'),
    robot,
    by: team,
    dice,
    silhouette: z.int(),
    hit: z.boolean(),
  }),
  z.strictObject({ type: z.literal('fireRolled'), robot, dice }),
  z.strictObject({ type: z.literal('nuked'), robot }),
  /** The bomb of this tent, or of the pilot in this robot, goes off. */
  z.strictObject({ type: z.literal('blewUp'), by: target, at: hex }),
  /** A card of a robot does as the robot that has hit it wants. */
  z.strictObject({ type: z.literal('hacked'), robot, by: robot, card, use: z.enum(['attack', 'defense']) }),
  /** The smoke that hung about this robot is in the way of the attack that has just been declared. */
  z.strictObject({ type: z.literal('smoked'), robot }),

  // Mines, bombs and skins of the expansion
  /** A mine of this robot is on the other one. */
  z.strictObject({ type: z.literal('mineSet'), robot, by: robot }),
  z.strictObject({ type: z.literal('mineBlown'), robot, by: robot, location: z.int() }),
  /** Without a robot, a side has called it from above. */
  z.strictObject({ type: z.literal('bombSet'), robot, at: hex, by: team.optional() }),
  z.strictObject({ type: z.literal('bombWent'), robot, at: hex }),
  /** The roll of a bomb against somebody near it. */
  z.strictObject({ type: z.literal('blasted'), target, dice, silhouette: z.int(), hit: z.boolean() }),
  /** Its skin is gone, with all the markers of this item; empty: it had none. */
  z.strictObject({ type: z.literal('shed'), robot, item: z.union([item, z.literal('')]) }),
  z.strictObject({ type: z.literal('camouflaged'), robot }),

  // Ends
  z.strictObject({ type: z.literal('bailedOut'), robot, card }),

  // Infantry and drones
  /** What a soldier does that the rules play, at this distance from what he is after: a step of the list of KS13.10. */
  z.strictObject({ type: z.literal('drilled'), unit, step: z.enum(DRILL_STEPS), range: z.int() }),
  /** A disk marks where it will land, for a tent with who runs it; and it has landed there, a robot with this facing. */
  z.strictObject({ type: z.literal('diskSet'), unit, at: hex, seat: seat.optional() }),
  z.strictObject({ type: z.literal('landed'), unit, at: hex, facing: facing.optional() }),
  /** A robot that belongs to nobody stands there from the start. */
  z.strictObject({ type: z.literal('wreckPlaced'), robot, chassis: z.enum(CHASSIS_IDS), at: hex, facing }),
  /** A pilot on foot, chosen unseen, is shown. */
  z.strictObject({ type: z.literal('pilotShown'), unit, card, team, seat }),
  /** It has come out of a robot, into this hex; with no robot, it begins there, run by this seat. */
  z.strictObject({
    type: z.literal('unitPlaced'),
    unit,
    kind: z.enum(UNIT_KINDS),
    team,
    robot,
    at: hex,
    seat: seat.optional(),
  }),
  z.strictObject({ type: z.literal('walked'), unit, from: hex, path: z.array(hex) }),
  z.strictObject({ type: z.literal('flew'), unit, from: hex, to: hex }),
  z.strictObject({ type: z.literal('leftMap'), unit }),
  z.strictObject({ type: z.literal('boarded'), unit, robot, slot: z.enum(SLOT_IDS) }),
  /** Its robot is a derelict now, or its card is gone. */
  z.strictObject({ type: z.literal('putOut'), unit, robot, at: hex }),
  z.strictObject({ type: z.literal('revived'), robot, unit, card, team, seat, facing: facing.optional() }),
  z.strictObject({ type: z.literal('dismounted'), unit, into: unit }),
  z.strictObject({ type: z.literal('unitKilled'), unit, cause }),
  z.strictObject({ type: z.literal('unitHandedOver'), unit, seat }),
  z.strictObject({ type: z.literal('phoenixed'), robot }),
  z.strictObject({ type: z.literal('derelict'), robot }),
  z.strictObject({ type: z.literal('destroyed'), robot, cause }),
  /** A robot of a gang has done this for the first time. */
  z.strictObject({ type: z.literal('guilty'), robot, guilt: z.enum(GUILT_IDS) }),
  /** By so much, to so many; the robot that it is about. */
  z.strictObject({
    type: z.literal('pointsChanged'),
    team,
    change: z.int(),
    points: z.int(),
    reason: z.enum(POINT_REASONS),
    robot,
  }),
  /** The leader of a gang was on this robot, and is dead or gone. */
  z.strictObject({ type: z.literal('leaderLost'), team, robot, fate: z.enum(LEADER_FATES) }),
  /** Its player has given up, and it has left the map. */
  z.strictObject({ type: z.literal('withdrawn'), robot }),
  z.strictObject({ type: z.literal('moleRevealed'), seat }),
  /** A team mate runs it from now on. */
  z.strictObject({ type: z.literal('handedOver'), robot, seat }),
  z.strictObject({ type: z.literal('gameEnded'), cause: z.enum(END_CAUSES), winners: z.array(seat) }),
]);
export type Event = z.output<typeof event>;
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;
