/** What the hard bot values. Harm is counted in lives: 1 takes a Krusher out. Found by play against itself. */
export const WORTH = {
  /** What a point of each layer adds to the remaining life. */
  life: { shield: 0.5, armor: 0.6, linkage: 1 },
  /** What a point of damage to each layer takes off it. */
  point: { shield: 0.5, armor: 1, linkage: 1.5 },
  /** The weight of harm taken against harm done: below 1 it is aggressive. */
  taken: 0.85,
  /**
   * How much of `taken` is dropped when its side leads, and when the last turn is reached, over this number of turns for
   * each other side that began.
   */
  press: { lead: 0.5, late: 1, turns: 20 },
  /** The weight of other targets that it could reach from the same place. */
  otherTarget: 0.25,
  /** The value of a step nearer to its target, or of a sixth of a turn towards it. */
  step: 0.004,
  turn: 0.002,
  /** The cost of ending in the null field, besides the dice modifier. */
  nullField: 0.01,
  /** The weight of harm that may be done elsewhere later against harm done now. */
  later: 0.95,
  /** Pick-Up: the values of a step nearer to a useful point, of standing on one, and of arming itself. */
  pickUp: { step: 0.012, there: 0.04, arming: 0.12 },
} as const;

/** The minimum gain over doing nothing of a Reflex Facing, a parry or an Oust. */
export const LEAST = 0.002;
