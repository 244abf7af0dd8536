/** What the hard bot values. Harm is counted in lives: 1 takes a Krusher out. Found by play against itself. */
export const WORTH = {
  /** What a point of each layer adds to the life that is left. */
  life: { shield: 0.5, armor: 0.6, linkage: 1 },
  /** What a point that reaches a layer takes off it. */
  point: { shield: 0.5, armor: 1, linkage: 1.5 },
  /** Harm taken, for every harm done: below 1 it is eager to fight. */
  taken: 0.85,
  /** Of that a side forgets so much when it leads, and so much when the last of `turns` turns is over. */
  press: { lead: 0.5, late: 1, turns: 20 },
  /** What other targets add that it could reach from the same place. */
  otherTarget: 0.25,
  /** A step nearer to the enemy it is after; a sixth of a turn towards it. */
  step: 0.004,
  turn: 0.002,
  /** Ending in the null field, besides what it takes off the dice. */
  nullField: 0.01,
  /** A harm that may yet be done elsewhere, for every one that can be done now. */
  later: 0.95,
  /** Pick-Up: a step nearer to a point that it can use, standing on one, and arming itself. */
  pickUp: { step: 0.012, there: 0.04, arming: 0.12 },
} as const;

/** A Reflex Facing, a parry or an Oust must gain so much more than doing nothing. */
export const LEAST = 0.002;
