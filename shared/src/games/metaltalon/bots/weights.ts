/** What the hard bot values, in cents. Found by letting it play against others and itself. */
export const WORTH = {
  /** Standing on an unowned base: a cent a turn for as long as it lasts. */
  income: 7,
  /** A step nearer to the goal. */
  step: 0.6,
  /** Of every cent that it may lose where it stands. */
  danger: 0.35,
  /** A cent robbed from a base, or shot off a ship. */
  robbed: 1.3,
  shot: 1,
  /** Each gun of a ship, besides its cents. */
  gun: 2,
  /** A mark near the own base counts so much more. */
  nearHome: 1.5,
  /** The last cent of somebody who can be invaded then. */
  lastCent: 8,
  /** Beside the base of an opponent without cash, with a step left to take it next turn. */
  atTheGate: 6,
  /** On the base of Rebels, waiting for the others that it takes. */
  inside: 20,
  /** On the own base while somebody might land there. */
  guard: 12,
} as const;

/** Plans worth less than this are not worth a ship's activation. */
export const LEAST = 0.05;
