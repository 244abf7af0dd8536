import { z } from 'zod';

export const SCENARIOS = ['arena', 'pickUp'] as const;
export const BALANCES = ['armamentBalance', 'openCombat'] as const;
export const TEAMS = ['none', 'two', 'three'] as const;
export const SHEETS = ['open', 'secret'] as const;
export const TURN_LIMITS = [40, 60, 80] as const;

/** The options of a table; the defaults are the Arena Rules of the basic game. */
export const options = z.strictObject({
  scenario: z.enum(SCENARIOS).default('arena'),
  balance: z.enum(BALANCES).default('armamentBalance'),
  /** Team Play: the seats alternate between the sides. Without teams every seat is a side of its own. */
  teams: z.enum(TEAMS).default('none'),
  /** Krushers per side; if several people are one side, they share them out evenly, at least one each. */
  krushers: z.int().min(1).max(5).default(1),
  newChassis: z.boolean().default(false),
  newPrograms: z.boolean().default(false),
  newShields: z.boolean().default(false),
  spikedShields: z.boolean().default(false),
  weightedWeapons: z.boolean().default(false),
  improvedWeapons: z.boolean().default(false),
  oust: z.boolean().default(false),
  /** After the reveal: open to all, or secret except for what play has shown (G23). */
  sheets: z.enum(SHEETS).default('open'),
  /** The number of turns after which the side in better condition wins (G17). */
  turnLimit: z.union(TURN_LIMITS.map((turns) => z.literal(turns))).default(80),
});
export type Options = z.output<typeof options>;

/** All that the optional rules add to what a builder may choose from. */
export const ALL_EXTRAS = {
  newChassis: true,
  newPrograms: true,
  newShields: true,
  spikedShields: true,
  weightedWeapons: true,
  improvedWeapons: true,
} as const satisfies Partial<Options>;
