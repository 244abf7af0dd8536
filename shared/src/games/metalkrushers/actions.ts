import { z } from 'zod';
import type { Reword } from '../../core/game/freeTexts';
import { readableName, UNITS_EACH } from '../../core/text/tidyText';
import { HEX_IDS } from './content/arena';
import { CHASSIS_IDS } from './content/chassis';
import { EMPTY, ITEM_IDS } from './content/items';
import { PROGRAM_IDS } from './content/programs';
import { ARMS } from './content/sides';

const krusher = z.string().regex(/^k(?:[0-9]|[12][0-9])$/u);
const hex = z.enum(HEX_IDS);
const facing = z.union([0, 1, 2, 3, 4, 5].map((direction) => z.literal(direction as 0 | 1 | 2 | 3 | 4 | 5)));
const arm = z.enum(ARMS);
const held = z.union([z.enum(ITEM_IDS), z.literal(EMPTY)]);
const points = z.int().min(0).max(99);

/** In characters as people count them. */
export const LONGEST_NAME = 18;

/** A Krusher sheet, as its player fills it in. */
export const design = z.strictObject({
  /** What its player calls it; '' for none. */
  name: z
    .string()
    .max(LONGEST_NAME * UNITS_EACH)
    .transform((name) => readableName(name, LONGEST_NAME)),
  chassis: z.enum(CHASSIS_IDS),
  program: z.enum(PROGRAM_IDS),
  arms: z.strictObject({ left: held, right: held, both: held }),
  armor: z.strictObject({
    front: points,
    rightFront: points,
    rightRear: points,
    rear: points,
    leftRear: points,
    leftFront: points,
  }),
});

/** Everything that a player can do, in small steps; a build is one form. */
export const action = z.discriminatedUnion('type', [
  /** All Krushers of the seat at once; final. */
  z.strictObject({ type: z.literal('build'), krushers: z.array(design).min(1).max(5) }),
  /** The side with the initiative: which of its Krushers moves after all others. */
  z.strictObject({ type: z.literal('save'), krusher }),
  /** The leader: which of several equal Krushers moves next. */
  z.strictObject({ type: z.literal('chooseMover'), krusher }),
  /** By the cheapest way. It ends the move, unless an Oust could follow. */
  z.strictObject({ type: z.literal('move'), to: hex, facing }),
  z.strictObject({ type: z.literal('endMove') }),
  /** `to`: where the target goes; its own hex when everything is blocked. */
  z.strictObject({ type: z.literal('oust'), target: krusher, to: hex }),
  /** Pick-Up: spend this turn arming one side. */
  z.strictObject({ type: z.literal('arm'), arm }),
  /** The answer to "any", and to how a weapon is held: `both` makes it a polearm or a two-handed weapon. */
  z.strictObject({
    type: z.literal('chooseArmament'),
    item: z.enum(ITEM_IDS),
    both: z.literal(true).optional(),
  }),
  z.strictObject({ type: z.literal('attack'), target: krusher }),
  /** A: try to turn to this facing before the attack. */
  z.strictObject({ type: z.literal('reflex'), facing }),
  /** B, C: the shield in this arm takes the damage of all attacks from its sides for this whole phase. */
  z.strictObject({ type: z.literal('block'), arm }),
  /** B: a spiked shield is kept for a bash: no evade modifier, no block, no parry. */
  z.strictObject({ type: z.literal('spare'), arm }),
  /** B to E: with a shield or weapon. `meets`: the attacker's arm; absent against an enemy that attacks later. */
  z.strictObject({ type: z.literal('parry'), arm, against: krusher, meets: arm.optional() }),
  /** F: strike with these arms; all of them roll. */
  z.strictObject({ type: z.literal('strike'), arms: z.array(arm).min(1).max(2) }),
  /** Declines any question: nobody saved, no attack, no Reflex Facing, no shield, no parry, no strike. */
  z.strictObject({ type: z.literal('pass') }),
]);
export type Action = z.output<typeof action>;
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** The same with other names of Krushers. */
export const actionRenamed = (given: Action, reword: Reword): Action =>
  given.type === 'build'
    ? { ...given, krushers: given.krushers.map((krusher) => ({ ...krusher, name: reword(krusher.name) })) }
    : given;
