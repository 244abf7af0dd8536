/** The ten races in the order of the printed list (source L25-63): a roll of 1 to 10 chooses one. */
export const RACE_IDS = [
  'zoomers',
  'warriors',
  'bankers',
  'clovers',
  'murphys',
  'rebels',
  'swarm',
  'vamps',
  'adapters',
  'anarchists',
] as const;
export type RaceId = (typeof RACE_IDS)[number];

/** Those whose whole effect is a number: nothing to decide, and no rule besides (T13). */
export const PLAIN_RACE_IDS = ['zoomers', 'warriors', 'bankers'] as const satisfies readonly RaceId[];

/** The possible effects of a race. */
export interface Race {
  /** Spaces that a penny moves; the sum is rounded up once for the whole stack (T18). */
  readonly movePerPenny: number;
  /** Added to every attack roll (T26). */
  readonly attackBonus: number;
  /** In percent of the table's stake, rounded up (T15). */
  readonly stakePercent: number;
  /** May force a reroll for cents of its own cash, as often as it can pay (T8, T25). */
  readonly reroll?: { readonly cost: number; readonly of: 'ownRolls' | 'opponentsRolls' };
  /**
   * The number of one player's ships that must stand on the base to take it. If it is more than 1, they share its space
   * (T28).
   */
  readonly invadersNeeded: number;
  /** May split a stack instead of launching (T32). */
  readonly splits: boolean;
  /** Gains up to `upTo` of the cents lost to a shot of at least `damage` points (T27). */
  readonly drain?: { readonly damage: number; readonly upTo: number };
  /** May exchange the coins of a damaged ship for others of equal value (T24). */
  readonly exchanges: boolean;
  /** A newly launched ship may cross striped borders (T19). */
  readonly crossesFresh: boolean;
}

const ORDINARY: Race = {
  movePerPenny: 1,
  attackBonus: 0,
  stakePercent: 100,
  invadersNeeded: 1,
  splits: false,
  exchanges: false,
  crossesFresh: false,
};

export const RACES: Readonly<Record<RaceId, Race>> = {
  zoomers: { ...ORDINARY, movePerPenny: 1.5 },
  warriors: { ...ORDINARY, attackBonus: 1 },
  bankers: { ...ORDINARY, stakePercent: 120 },
  clovers: { ...ORDINARY, reroll: { cost: 1, of: 'ownRolls' } },
  murphys: { ...ORDINARY, reroll: { cost: 2, of: 'opponentsRolls' } },
  rebels: { ...ORDINARY, invadersNeeded: 3 },
  swarm: { ...ORDINARY, splits: true },
  vamps: { ...ORDINARY, drain: { damage: 3, upTo: 3 }, stakePercent: 80 },
  adapters: { ...ORDINARY, exchanges: true },
  anarchists: { ...ORDINARY, crossesFresh: true },
};
