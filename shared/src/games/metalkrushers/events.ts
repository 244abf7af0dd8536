import { z } from 'zod';
import { ANY } from './content/charts';
import { CHASSIS_IDS } from './content/chassis';
import { ITEM_IDS } from './content/items';
import { ARMS, SIDES } from './content/sides';
import { design } from './actions';

const seat = z.int();
const team = z.int();
const krusher = z.string();
const hex = z.string();
const facing = z.int();
const arm = z.enum(ARMS);
const item = z.enum(ITEM_IDS);
const side = z.enum(SIDES);
const die = z.int();

export const END_CAUSES = ['lastStanding', 'draw', 'turnLimit'] as const;
/** Why a Krusher leaves: its Internal Linkage is gone, or its player is. */
export const FALL_CAUSES = ['linkage', 'resigned'] as const;

/** Everything that can happen. Every event is for everybody: it contains no secrets. */
export const event = z.discriminatedUnion('type', [
  /** The seat has finished building; the build itself is not revealed. */
  z.strictObject({ type: z.literal('built'), seat }),
  /** The reveal, Krusher by Krusher. `design`: only with open sheets. */
  z.strictObject({
    type: z.literal('entered'),
    krusher,
    seat,
    team,
    name: z.string(),
    chassis: z.enum(CHASSIS_IDS),
    at: hex,
    facing,
    design: design.optional(),
  }),
  z.strictObject({ type: z.literal('turnBegan'), turn: z.int() }),
  /**
   * `total` = die + `modifier`, the IM of all Krushers of the side, + `nullField`, absent when it is 0. `again`: a
   * reroll that only breaks a tie.
   */
  z.strictObject({
    type: z.literal('initiativeRolled'),
    team,
    die,
    modifier: z.int(),
    nullField: z.int().optional(),
    total: z.int(),
    again: z.boolean(),
  }),
  z.strictObject({ type: z.literal('saved'), team, krusher: krusher.optional() }),
  /** `way`: f forward, b backward, l and r turns by a sixth, one letter each. */
  z.strictObject({
    type: z.literal('moved'),
    krusher,
    from: hex,
    to: hex,
    facing,
    way: z.string(),
    cost: z.int(),
  }),
  z.strictObject({ type: z.literal('stayed'), krusher }),
  /** Both dice with their modifiers; the higher one wins. */
  z.strictObject({
    type: z.literal('oustTried'),
    krusher,
    target: krusher,
    die,
    modifier: z.int(),
    targetDie: die,
    targetModifier: z.int(),
    success: z.boolean(),
    /** The ouster was stronger, but everything behind the target was blocked (G16, G27). */
    blocked: z.boolean(),
    /** Only then: the target takes the die minus 3 as damage. */
    damageDie: die.optional(),
  }),
  z.strictObject({ type: z.literal('pushed'), krusher, from: hex, to: hex }),
  z.strictObject({ type: z.literal('followed'), krusher, from: hex, to: hex }),
  /**
   * Pick-Up. `item`: what it is now armed with; absent for "nothing this turn" and while a size is chosen. A weapon
   * that both arms can hold causes another `armed` event when that is settled.
   */
  z.strictObject({
    type: z.literal('armamentRolled'),
    krusher,
    arm,
    row: die,
    column: die,
    item: item.optional(),
    any: z.enum(ANY).optional(),
  }),
  z.strictObject({ type: z.literal('armed'), krusher, arm, item }),
  z.strictObject({ type: z.literal('combatBegan'), order: z.array(krusher) }),
  /** With secret sheets: an arm comes into use and is shown. */
  z.strictObject({ type: z.literal('armShown'), krusher, arm, item }),
  z.strictObject({ type: z.literal('attacked'), krusher, target: krusher }),
  z.strictObject({ type: z.literal('heldBack'), krusher }),
  z.strictObject({
    type: z.literal('reflexTried'),
    krusher,
    die,
    modifier: z.int(),
    success: z.boolean(),
    from: facing,
    to: facing,
  }),
  z.strictObject({ type: z.literal('blocked'), krusher, arm }),
  z.strictObject({ type: z.literal('spared'), krusher, arm }),
  /** `meets`: the arm of `against` whose attack is parried; absent when it is named later. */
  z.strictObject({ type: z.literal('parried'), krusher, arm, against: krusher, meets: arm.optional() }),
  /** An attack roll with all its parts: total = dice + all modifiers. */
  z.strictObject({
    type: z.literal('struck'),
    krusher,
    arm,
    item,
    target: krusher,
    /** The side of the target that is attacked. */
    side,
    dice: z.array(die),
    attackBonus: z.int(),
    evade: z.int(),
    shieldEvade: z.int(),
    parry: z.int(),
    nullField: z.int(),
    range: z.int(),
    oust: z.int(),
    total: z.int(),
    hit: z.boolean(),
    critical: z.boolean(),
  }),
  /** points = die + modifiers, at least 0. `blockedBy`: the shield that will take them. */
  z.strictObject({
    type: z.literal('damageRolled'),
    krusher,
    arm,
    target: krusher,
    side,
    blockedBy: arm.optional(),
    die,
    weapon: z.int(),
    nullField: z.int(),
    oust: z.int(),
    points: z.int(),
  }),
  z.strictObject({
    type: z.literal('criticalRolled'),
    krusher,
    arm,
    target: krusher,
    die,
    nullField: z.int(),
    points: z.int(),
  }),
  /**
   * Marked on the sheet: what a shield took, what reached the armor of `side`, what went straight to the Internal
   * Linkage.
   */
  z.strictObject({
    type: z.literal('damaged'),
    krusher,
    side,
    arm: arm.optional(),
    shield: z.int(),
    armor: z.int(),
    linkage: z.int(),
  }),
  z.strictObject({
    type: z.literal('fell'),
    krusher,
    cause: z.enum(FALL_CAUSES),
    /** With secret sheets: its design. */
    design: design.optional(),
  }),
  z.strictObject({ type: z.literal('resigned'), seat }),
  /** At the turn limit: tenths of points, Internal Linkage and a tenth of the armor left (G17). */
  z.strictObject({ type: z.literal('counted'), team, tenths: z.int() }),
  z.strictObject({ type: z.literal('ended'), winners: z.array(seat), cause: z.enum(END_CAUSES) }),
]);
export type Event = z.output<typeof event>;
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;
export type EndCause = (typeof END_CAUSES)[number];
export type FallCause = (typeof FALL_CAUSES)[number];
