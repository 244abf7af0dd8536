/** What the hard bot values, in cents. Found by play against others and itself. */
export const WORTH = {
  /** Standing on an unowned base: a cent per turn as long as it lasts. */
  income: 7,
  /** A step nearer to the goal. */
  step: 0.6,
  /** The weight of every cent that it may lose where it stands. */
  danger: 0.35,
  /** A cent robbed from a base, or shot off a ship. */
  robbed: 1.3,
  shot: 1,
  /** Each gun of a ship, besides its cents. */
  gun: 2,
  /** The additional weight of a target near its own base. */
  nearHome: 1.5,
  /** The last cent of a player who can be invaded then. */
  lastCent: 8,
  /** Being next to the base of an opponent without cash, with a step left to take it next turn. */
  atTheGate: 6,
  /** Being on the base of Rebels, waiting for the other ships that the invasion needs. */
  inside: 20,
  /** Being on its own base while somebody might land there. */
  guard: 12,
} as const;

/** Plans worth less than this do not justify a ship's activation. */
export const LEAST = 0.05;
