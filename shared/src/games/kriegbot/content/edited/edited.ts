import { z } from 'zod';
import { MEDIUM_IDS } from '../arms';
import { CHASSIS_IDS } from '../chassis';
import { HEX_IDS, PRINTED_IDS } from '../map';
import type { ExitRule, VictoryId } from '../scenario';

/** A scenario that somebody has made: data in the words of scenario.ts, limited in size, and as text one option of a table. */

/** The sides of an edited scenario, both of which it has. */
export const EDITED_SIDES = ['green', 'yellow'] as const;
export type EditedSideId = (typeof EDITED_SIDES)[number];

/** What the ground of a hex can be, by the sign in the text; the structures come on top of it. */
export const GROUND_SIGNS = {
  '.': 'clear',
  W: 'woods',
  H: 'hill',
  '~': 'water',
  f: 'plain',
  B: 'building',
} as const;
export type GroundSign = keyof typeof GROUND_SIGNS;

/** Ways to win that need nothing besides what can be edited. */
export const EDITED_VICTORIES = [
  'firstKill',
  'lastActive',
  'lastUnit',
  'humanLost',
  'flagHome',
  'cryptoHome',
  'cryptoLeft',
  'tokyo',
  'lizardStopped',
  'tokyoOpen',
] as const satisfies readonly VictoryId[];
export type EditedVictory = (typeof EDITED_VICTORIES)[number];

export const EDITED_LIMITS = ['score', 'green', 'yellow', 'bearer', 'crypto', 'nobody'] as const;
export type EditedLimit = (typeof EDITED_LIMITS)[number];

/** Where its robots may leave the map. */
export const EDITED_EXITS = ['own', 'none', 'far', 'laden'] as const satisfies readonly ExitRule[];

/** Where the robots of a side begin. */
export const ENTRY_IDS = ['edge', 'anywhere', 'drop'] as const;

/** The media of attacks that a bonus can be for. */
export const BONUS_MEDIA = MEDIUM_IDS.filter((medium) => medium !== 'none');

export const LENGTHS = { name: 40, story: 200, text: 2500 } as const;
export const TURNS = { min: 5, max: 40 } as const;
export const MOST_SIZES = 3;
export const MOST_APART = 10;
const MOST_ROBOTS = 3;

/** One line: no control characters, and nothing that turns the direction of writing. */
const line = (length: number) =>
  z
    .string()
    .max(length)
    .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u);
const hex = z.enum(HEX_IDS as readonly [string, ...string[]]);
const robots = z.int().min(1).max(MOST_ROBOTS);
const few = (max: number) => z.int().min(0).max(max);
const unique = <One>(list: readonly One[]): boolean => new Set(list).size === list.length;

const side = z.strictObject({
  pilots: z.union([z.literal('all'), z.strictObject({ min: few(MOST_ROBOTS), max: few(MOST_ROBOTS) })]),
  /** Its templates; none: three by lot (K10). */
  chassis: z.array(z.enum(CHASSIS_IDS)).max(CHASSIS_IDS.length).refine(unique),
  exit: z.enum(EDITED_EXITS),
  entry: z.enum(ENTRY_IDS),
  /** Of disks, if it lands. */
  apart: few(MOST_APART),
  fragile: z.boolean(),
  honcho: z.boolean(),
  craft: z.boolean(),
  bombards: z.boolean(),
  ramRelief: few(3),
  bonus: z.strictObject({
    dice: few(2),
    media: z.array(z.enum(BONUS_MEDIA)).max(BONUS_MEDIA.length).refine(unique),
    fire: z.boolean(),
  }),
});
export type EditedSide = z.output<typeof side>;

const tents = z.strictObject({ foot: few(5), motorized: few(2) });
const size = z.strictObject({
  green: robots,
  yellow: robots,
  tents: z.strictObject({ green: tents, yellow: tents }),
});
export type EditedSize = z.output<typeof size>;

export const edited = z.strictObject({
  name: line(LENGTHS.name),
  story: line(LENGTHS.story),
  /** A sign for each hex, in the order of `HEX_IDS`. */
  ground: z.string().regex(/^[.WH~fB]{325}$/u),
  structures: z.partialRecord(z.enum(PRINTED_IDS), hex),
  sides: z.strictObject({ green: side, yellow: side }),
  /** From the smallest to the largest. */
  sizes: z.array(size).min(1).max(MOST_SIZES),
  flag: hex.optional(),
  /** Judged in this order. */
  victory: z.array(z.enum(EDITED_VICTORIES)).max(EDITED_VICTORIES.length).refine(unique),
  atLimit: z.enum(EDITED_LIMITS),
  turns: z.int().min(TURNS.min).max(TURNS.max),
  /** It is always played with all of the expansion. */
  expanded: z.boolean(),
});
export type Edited = z.output<typeof edited>;

/** As text: the same for the same scenario. */
export const formatEdited = (made: Edited): string => JSON.stringify(edited.parse(made));

/** The scenario that this text describes; `undefined` for every other text. */
export function parseEdited(text: string): Edited | undefined {
  if (text.length > LENGTHS.text) return undefined;
  try {
    return edited.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
