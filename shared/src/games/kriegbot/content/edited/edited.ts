import { readableText } from '../../../../core/text/tidyText';
import { z } from 'zod';
import { MEDIUM_IDS } from '../arms';
import { INDESTRUCTIBLE, PLACED_IDS } from '../buildings';
import { ALL_ARMS_IDS, CARD_IDS, type ArmsId, type SystemId } from '../cards';
import { CHASSIS_IDS } from '../chassis';
import { HEX_IDS, PRINTED_IDS } from '../map';
import type { BuildingPlan, ExitRule, SidePlan, VictoryId } from '../scenario';

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
  'bunkersGone',
  'invadersGone',
  'lastRobot',
  'lastControl',
  'pilotHome',
  'pilotDead',
  'rescueGone',
  'moleOut',
  'humanCrypto',
  'cryptoOut',
  'noneActive',
] as const satisfies readonly VictoryId[];
export type EditedVictory = (typeof EDITED_VICTORIES)[number];

export const EDITED_LIMITS = ['score', 'green', 'yellow', 'bearer', 'crypto', 'nobody', 'control'] as const;
export type EditedLimit = (typeof EDITED_LIMITS)[number];

/** Where its robots may leave the map. */
export const EDITED_EXITS = ['own', 'none', 'far', 'laden'] as const satisfies readonly ExitRule[];

/** Where the robots of a side begin. */
export const ENTRY_IDS = ['edge', 'anywhere', 'drop'] as const;

/** What a side has or has not. */
export const SIDE_MARKS = [
  'fragile',
  'honcho',
  'craft',
  'callsBombs',
  'suicidal',
  'hidesPilot',
] as const satisfies readonly (keyof SidePlan)[];

/** Where its tents begin: at its edge, in buildings that are placed, above the map, near the edge of its enemy. */
export const TENT_START_IDS = ['edge', 'posts', 'above', 'behind'] as const;

/** Cards that hack whom they hit: systems that shoot by themselves. */
export const HACK_CARDS = [
  'targetingLaser',
  'recoillessRifle',
  'chemicalRockets',
] as const satisfies readonly (SystemId & ArmsId)[];

/** Who places buildings, and when. */
export const BUILDER_IDS = [
  'robots',
  'inTurn',
  ...EDITED_SIDES,
] as const satisfies readonly BuildingPlan['by'][];
export const BUILD_TIMES = [
  'early',
  'beforeRobots',
  'afterRobots',
] as const satisfies readonly BuildingPlan['when'][];

/** The media of attacks that a bonus can be for. */
export const BONUS_MEDIA = MEDIUM_IDS.filter((medium) => medium !== 'none');

export const LENGTHS = { name: 40, story: 200, text: 4000 } as const;
export const TURNS = { min: 5, max: 40 } as const;
export const MOST_SIZES = 3;
export const MOST_APART = 10;
export const MOST_BANNED = 20;
export const MOST_BUILDINGS = PLACED_IDS.length;
/** The furthest that something can be from a place that the scenario names, in hexes. */
export const MOST_AWAY = 10;
/** Of buildings from the border. */
export const MOST_INLAND = 6;
/** Of power cores below their maximum. */
export const MOST_LACK = 3;
const MOST_ROBOTS = 3;

/**
 * What somebody has written, as everybody reads it. Texts from before that policy are read on, so nothing is refused
 * here, but for the length: in UTF-16 units, because the whole scenario has a longest text.
 */
const line = (length: number) =>
  z
    .string()
    .max(length)
    .transform((raw) => fitting(raw, length));

/** Letters that fall apart in the normal form make a text longer. */
function fitting(raw: string, length: number): string {
  let text = readableText(raw, length);
  for (let most = length - 1; text.length > length; most -= 1) text = readableText(raw, most);
  return text;
}
const hex = z.enum(HEX_IDS as readonly [string, ...string[]]);
const robots = z.int().min(1).max(MOST_ROBOTS);
const few = (max: number) => z.int().min(0).max(max);
const some = (max: number) => z.int().min(1).max(max);
const unique = <One>(list: readonly One[]): boolean => new Set(list).size === list.length;

/** What a side has that says nothing of it; these words came later, and texts from before are without them. */
const SIDE_DEFAULTS = {
  hacksWith: '',
  callsBombs: false,
  suicidal: false,
  tentsBegin: 'edge',
  tentsWithin: 6,
  hidesPilot: false,
} as const;

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
  /** As long as its TV tower stands, or in any case. */
  bombards: z.union([z.boolean(), z.literal('always')]),
  ramRelief: few(3),
  bonus: z.strictObject({
    dice: few(2),
    media: z.array(z.enum(BONUS_MEDIA)).max(BONUS_MEDIA.length).refine(unique),
    fire: z.boolean(),
  }),
  hacksWith: z.enum(['', ...HACK_CARDS]).default(SIDE_DEFAULTS.hacksWith),
  callsBombs: z.boolean().default(SIDE_DEFAULTS.callsBombs),
  /** Its pilots and tents carry bombs. */
  suicidal: z.boolean().default(SIDE_DEFAULTS.suicidal),
  tentsBegin: z.enum(TENT_START_IDS).default(SIDE_DEFAULTS.tentsBegin),
  /** Of the edge of its enemy, if they begin there. */
  tentsWithin: some(MOST_AWAY).default(SIDE_DEFAULTS.tentsWithin),
  hidesPilot: z.boolean().default(SIDE_DEFAULTS.hidesPilot),
});
export type EditedSide = z.output<typeof side>;

/** Tents that a side can have from the start. */
export const MOST_TENTS = { foot: 6, motorized: 2 } as const;
const tents = z.strictObject({ foot: few(MOST_TENTS.foot), motorized: few(MOST_TENTS.motorized) });
const size = z.strictObject({
  green: robots,
  yellow: robots,
  tents: z.strictObject({ green: tents, yellow: tents }),
});
export type EditedSize = z.output<typeof size>;

/** Buildings that players place. */
const buildings = z.strictObject({
  by: z.enum(BUILDER_IDS),
  /** How many; or one for each robot of a side, and some more. */
  number: z.union([
    some(MOST_BUILDINGS),
    z.strictObject({ robotsOf: z.enum(EDITED_SIDES), more: few(MOST_BUILDINGS) }),
  ]),
  when: z.enum(BUILD_TIMES),
  near: z.strictObject({ at: hex, within: some(MOST_AWAY) }).optional(),
  inland: few(MOST_INLAND),
  apart: few(MOST_APART),
  bunkers: z.boolean(),
});
export type EditedBuildings = z.output<typeof buildings>;

const DEFAULTS = {
  banned: [],
  coresLack: 0,
  freeOvercharge: false,
  boarded: false,
  hasMole: false,
} as const;

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
  /** Cards that nobody may bring. */
  banned: z
    .array(z.enum(CARD_IDS))
    .max(MOST_BANNED)
    .refine(unique)
    .default([...DEFAULTS.banned]),
  /** A weapon that reaches this far at most. */
  cut: z.strictObject({ arms: z.enum(ALL_ARMS_IDS), to: some(MOST_AWAY) }).optional(),
  buildings: buildings.optional(),
  /** A building that nothing harms, from the start. */
  stands: z.strictObject({ id: z.enum(INDESTRUCTIBLE), at: hex }).optional(),
  coresLack: few(MOST_LACK).default(DEFAULTS.coresLack),
  /** Robots power up near this hex alone. */
  powersUpNear: z.strictObject({ at: hex, within: some(MOST_AWAY) }).optional(),
  freeOvercharge: z.boolean().default(DEFAULTS.freeOvercharge),
  /** Footsoldiers begin aboard robots. */
  boarded: z.boolean().default(DEFAULTS.boarded),
  hasMole: z.boolean().default(DEFAULTS.hasMole),
});
export type Edited = z.output<typeof edited>;

/** Without what is as it is by default: what has no new words has the same text as before there were any. */
const without = (one: object, defaults: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(one).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(defaults[key])),
  );

/** As text: the same for the same scenario. */
export function formatEdited(made: Edited): string {
  const whole = edited.parse(made);
  const { green, yellow } = whole.sides;
  const sides = { green: without(green, SIDE_DEFAULTS), yellow: without(yellow, SIDE_DEFAULTS) };
  return JSON.stringify(without({ ...whole, sides }, DEFAULTS));
}

/** The scenario that this text describes; `undefined` for every other text. */
export function parseEdited(text: string): Edited | undefined {
  if (text.length > LENGTHS.text) return undefined;
  try {
    return edited.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
