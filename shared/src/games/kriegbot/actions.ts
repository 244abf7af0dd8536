import { z } from 'zod';
import {
  BAZOOKAS,
  CARD_IDS,
  ITEM_CARD_IDS,
  MOST_ABSORBED,
  PILOT_IDS,
  ALL_SKIN_IDS,
  ALL_ARMS_IDS,
} from './content/cards';
import { CORE_IDS } from './content/cores';
import { CHASSIS_IDS, ITEM_IDS, LOCATIONS, SLOT_IDS } from './content/chassis';
import { READY_MADE_IDS } from './content/designs';
import { ALL_TENT_NAMES, CREW_KINDS, TENT_ARMS_IDS } from './content/infantry';
import { EDGE_IDS, HEX_IDS, STRUCTURE_IDS, type StructureId } from './content/map';
import { MODE_IDS } from './content/arms';
import { DRAWER_IDS } from './content/teams';

const robot = z.string().regex(/^(?:(?:green|yellow|police)[123]|(?:solo|wreck)[1-6])$/u);
/** The two that may be landing craft. */
const tower = z.enum(['towerTop', 'towerBottom'] satisfies StructureId[]);
/** What a destroyed robot has left (rules/objectives/crypto.ts). */
const crypto = z.string().regex(/^(?:green|yellow)[123]Crypto$/u);
const tent = z.enum(ALL_TENT_NAMES);
const drone = z.string().regex(/^(?:(?:green|yellow|police)[123]|(?:solo|wreck)[1-6])Drone$/u);
const unit = z.union([tent, drone, z.string().regex(/^(?:(?:green|yellow|police)[123]|wreck[1-6])Pilot$/u)]);
const target = z.union([robot, tent, drone, z.enum(STRUCTURE_IDS), crypto]);
const hex = z.enum(HEX_IDS);
const facing = z.union([0, 1, 2, 3, 4, 5].map((direction) => z.literal(direction as 0 | 1 | 2 | 3 | 4 | 5)));
const location = z.union(LOCATIONS.map((number) => z.literal(number)));
const item = z.enum(ITEM_IDS);
const slot = z.enum(SLOT_IDS);
const card = z.enum(CARD_IDS);
const cardOrNone = z.union([z.enum(ITEM_CARD_IDS), z.literal('')]);
const skin = z.union([z.enum(ALL_SKIN_IDS), z.literal('')]);
/** In the order in which `legal` lists them, like all lists of an action. */
const cards = z.array(card).max(6);

/** What a player prepares for a card of a robot: to be asked, never to use it, or always. */
export const READINESS = ['ask', 'never', 'always'] as const;
export type Readiness = (typeof READINESS)[number];

/** The declaration of an attack. */
const shot = {
  arms: z.enum(ALL_ARMS_IDS),
  target,
  mode: z.enum(MODE_IDS),
  /** The number of attacks of this one action: Gatling Gun, Guided Missile. */
  attacks: z.int().min(1).max(3),
  /** Cards of the attacker that help; they are shown with the attack. */
  help: cards,
  /** The number of its rolls that get a die more, for energy; absent: none. */
  overcharge: z.int().min(1).max(2).optional(),
};

/** Everything that a player can do, in small steps; a design is a form that the team shares. */
export const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('template'), robot, chassis: z.enum(CHASSIS_IDS) }),
  /** A ready-made robot, template and cards in one, at a table with only those. */
  z.strictObject({ type: z.literal('take'), robot, design: z.enum(READY_MADE_IDS) }),
  /** Lays cards into the slots of one's own robot, possibly incomplete; the team sees it. */
  z.strictObject({
    type: z.literal('design'),
    robot,
    slots: z.strictObject({
      primary: cardOrNone,
      secondary: cardOrNone,
      zero: cardOrNone,
      four: cardOrNone,
      inner: cardOrNone,
      deep: cardOrNone,
    }),
    skin,
    /** At a table with power cores; empty, or absent: none yet. */
    core: z.union([z.enum(CORE_IDS), z.literal('')]).optional(),
    /** Of which drawer each card is, for a side that takes them from both. */
    from: z.partialRecord(z.enum([...SLOT_IDS, 'skin']), z.enum(DRAWER_IDS)).optional(),
  }),
  /** The designs of this seat's robots are fixed. */
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({ type: z.literal('place'), at: hex, facing }),
  /** A tent that is there from the start: aboard, on this card; or on the map. */
  z.strictObject({ type: z.literal('embark'), robot, slot }),
  z.strictObject({ type: z.literal('placeTent'), at: hex }),
  /** Which tent the pilot in hiding is; empty: by lot. */
  z.strictObject({ type: z.literal('namePilot'), unit: z.union([tent, z.literal('')]) }),
  /** A building that the scenario adds. */
  z.strictObject({ type: z.literal('build'), at: hex }),
  /** The card of a pilot who is on foot from the start. */
  z.strictObject({ type: z.literal('choosePilot'), card: z.enum(PILOT_IDS) }),
  /** All that are still to come, by lot, for somebody who plays alone. */
  z.strictObject({ type: z.literal('scatter') }),
  /** Marks where the one that is asked will land, and lands it there. */
  z.strictObject({ type: z.literal('disk'), at: hex }),
  /** A tent has no facing; a robot without one keeps its own. */
  z.strictObject({ type: z.literal('land'), facing: facing.optional() }),
  /** Brings in the reserve next turn, over this edge; empty: it stays where it is. */
  z.strictObject({ type: z.literal('reinforce'), edge: z.union([z.enum(EDGE_IDS), z.literal('')]) }),
  /** The reserve comes onto the map, for one point of its movement. */
  z.strictObject({ type: z.literal('enter'), at: hex, facing }),

  // Movement: options 2 to 5, and the parts of option 1
  z.strictObject({ type: z.literal('boost') }),
  /** What the power core can do for this movement. */
  z.strictObject({ type: z.literal('ability') }),
  /** Throws off the skin, with all the markers of this item; empty: it has none. */
  z.strictObject({ type: z.literal('shed'), item: z.union([item, z.literal('')]) }),
  /** Lights the skin. */
  z.strictObject({ type: z.literal('camouflage') }),
  /** Blows up one of its mines on this robot. */
  z.strictObject({ type: z.literal('detonate'), robot }),
  /** By the cheapest way (rules/moving/reach.ts), with the cards that it needs. */
  z.strictObject({ type: z.literal('move'), to: hex, facing }),
  z.strictObject({ type: z.literal('strafe'), ...shot }),
  /** The robot, or tent, straight ahead. */
  z.strictObject({ type: z.literal('ram'), target: z.union([robot, tent]) }),
  /** One step over the robot's own edge of the map. */
  z.strictObject({ type: z.literal('flee') }),
  /** Ends the move; with nothing done before, it is dancing. */
  z.strictObject({ type: z.literal('endMove') }),
  z.strictObject({ type: z.literal('maneuver'), facing }),
  z.strictObject({ type: z.literal('reboot') }),
  z.strictObject({ type: z.literal('powerUp') }),
  z.strictObject({ type: z.literal('biped') }),
  /** Only with a disabled drive, pilot or power core (K17). */
  z.strictObject({ type: z.literal('idle') }),
  /** Hoverbot, after any option. */
  z.strictObject({ type: z.literal('reface'), facing }),

  // Attack actions
  z.strictObject({ type: z.literal('attack'), ...shot }),
  /** By a landing craft, with all that it has. */
  z.strictObject({ type: z.literal('craft'), target }),
  /** A bomb from above, as the turn begins. */
  z.strictObject({ type: z.literal('callBomb'), at: hex }),
  /** With a card of the robot that its laser has hit: an attack from there, or its defense function. */
  z.strictObject({
    type: z.literal('hack'),
    arms: shot.arms,
    target: shot.target,
    mode: shot.mode,
    attacks: shot.attacks,
  }),
  /** `target`: the robot that is held; otherwise empty. */
  z.strictObject({ type: z.literal('trigger'), card, target: z.union([robot, z.literal('')]) }),
  /** The pilot; with infantry: who gets out, and where. Passengers and the two of a pod may follow each other. */
  z.strictObject({
    type: z.literal('bailOut'),
    who: z.union([z.literal('pilot'), z.enum(CREW_KINDS), tent]).optional(),
    at: hex.optional(),
  }),
  z.strictObject({ type: z.literal('phoenix') }),
  /** Nano Glue: removes one damage marker from an item. */
  z.strictObject({ type: z.literal('glue'), item }),
  /** Nano Glue, Clanking Replication: returns a destroyed card to its slot. */
  z.strictObject({ type: z.literal('replicate'), slot, card: z.enum(ITEM_CARD_IDS) }),
  /** Repair Arm. */
  z.strictObject({ type: z.literal('repair'), robot, item }),
  z.strictObject({ type: z.literal('nuke') }),
  /** The bomb that the pilot, or the tent, carries where a scenario gives them one. */
  z.strictObject({ type: z.literal('blowUp') }),
  /** Places a bomb. */
  z.strictObject({ type: z.literal('bomb'), at: hex }),
  /** No attack; no second attack; no disk, or bomb from above, this turn. */
  z.strictObject({ type: z.literal('pass') }),

  // Infantry and drones: the one that is asked
  /** This one acts next, instead of the one that is asked. */
  z.strictObject({ type: z.literal('send'), unit: tent }),
  z.strictObject({ type: z.literal('walk'), to: hex }),
  /** Over the own edge of the map. */
  z.strictObject({ type: z.literal('leave') }),
  z.strictObject({
    type: z.literal('fire'),
    arms: z.union([z.enum(TENT_ARMS_IDS), z.enum(BAZOOKAS)]),
    target,
  }),
  /** A robot of the same side in the same hex, onto this card. */
  z.strictObject({ type: z.literal('board'), slot }),
  /** A pilot, the derelict in the same hex; one of nobody's is turned to any side. */
  z.strictObject({ type: z.literal('revive'), facing: facing.optional() }),
  z.strictObject({ type: z.literal('dismount') }),
  z.strictObject({ type: z.literal('remoteNuke') }),
  z.strictObject({ type: z.literal('fly'), to: hex }),
  /** At any time: a unit is not asked until an enemy comes near, or is asked again. */
  z.strictObject({ type: z.literal('hold'), unit, on: z.boolean() }),

  // The consequences of an attack
  /** The attacker chooses among the numbers rolled. */
  z.strictObject({ type: z.literal('locate'), location }),
  /** Flail: the target is turned, or left as it is. */
  z.strictObject({ type: z.literal('turnTarget'), facing }),
  /** The owner disables items of their choice. */
  z.strictObject({ type: z.literal('disable'), robot, items: z.array(item).max(2) }),

  // Interrupts
  /** No cards: declines. See `Answer` in state/index.ts. */
  z.strictObject({
    type: z.literal('answer'),
    robot: z.union([robot, tower]),
    cards,
    absorb: z.array(location).max(MOST_ABSORBED),
    die: z.int().min(-1).max(99),
    item: z.union([item, z.literal('')]),
    core: z.union([item, z.literal('keepPower'), z.literal('recharge')]).optional(),
  }),
  /** Prepared answers, all of a robot at once: a card that is not named is asked for. */
  z.strictObject({
    type: z.literal('prepare'),
    robot,
    /** Do not ask at all until the turn is over. */
    quiet: z.boolean(),
    cards: z.partialRecord(card, z.enum(READINESS)),
    /** For its power core in the status phase. */
    core: z.enum(READINESS).optional(),
  }),
]);
export type Action = z.output<typeof action>;
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;
/** A declared attack, in the attack phase or on the move. */
export type Shot = Omit<ActionOf<'attack'>, 'type'>;
