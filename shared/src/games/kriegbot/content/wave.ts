/** The points that the tank has to score in Human Wave (L625, KS13.7). */

export interface TargetScore {
  /** At least this is a draw, when the game is over without a win. */
  readonly tie: number;
  /** At least this wins at once. */
  readonly win: number;
}

/** Against somebody who plays the infantry. */
export const OF_TWO: TargetScore = { tie: 10, win: 20 };

/** Against the infantry of the rules: twice as much, as the source says, or what can be reached now and then. */
export const TARGETS = {
  printed: { tie: 20, win: 40 },
  reconstructed: { tie: 7, win: 14 },
} as const satisfies Readonly<Record<string, TargetScore>>;
export const TARGET_IDS = ['printed', 'reconstructed'] as const satisfies readonly (keyof typeof TARGETS)[];
export type TargetScoreId = (typeof TARGET_IDS)[number];

/** What has to be scored where nothing else is chosen, by edition: the printed score is hardly ever reached (rulings/bots.md). */
export const TARGET_OF = { 1: 'printed', 2: 'reconstructed' } as const satisfies Readonly<
  Record<1 | 2, TargetScoreId>
>;
