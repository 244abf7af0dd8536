/**
 * What the hard bot values, in turns: a value of 1 is worth one turn on the way to the line. Found by play, alone and
 * against itself.
 */
export const WORTH = {
  /** A dead end. */
  noWay: 24,
  /** A car that loses its last Structure point. */
  wrecked: 24,
  /** A car that blows up, besides the turns that it would still need. */
  lost: 4,
  /** Getting stuck between walls and cars. */
  stuck: 2,
  /** A point of each kind in the long run. */
  turbo: 0.4,
  brake: 0.2,
  steering: 0.05,
  /** A Steering point that the table spends in a later turn: there are few of them for all the way. */
  laterSteering: 0.2,
  /** A Turbo point loses value over this number of spaces before the line. */
  lastSpaces: 60,
  /** How often a Fire Extinguisher removes a heat point at the end of a turn. */
  cooling: 0.8,
  /** The number of turns over which the probability of winning falls to 1/e. */
  temper: 0.9,
  /** The probability that a follower drives over a mine, if the road has only one lane. */
  mine: 0.6,
  /** A shot or a mine takes the place of arming something else, which counts with this share of its value. */
  patience: 0.3,
  /** The minimum value of an activation. */
  least: 0.02,
} as const;

/** The value of the next Structure point for a car by the points left, from 0. */
export const STRUCTURE = [0, WORTH.wrecked, 2.5, 1, 0.4, 0.2, 0.1, 0.06, 0.04] as const;
