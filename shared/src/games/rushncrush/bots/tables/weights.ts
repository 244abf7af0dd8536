/**
 * What the hard bot values, in turns: a value of 1 is worth one turn on the way to the line. Found by play, alone and
 * against the easy bot.
 */
export const WORTH = {
  /** A lost car, or a dead end. */
  lost: 24,
  /** Getting stuck between walls and cars. */
  stuck: 2,
  /** A point of each kind in the long run. */
  turbo: 0.3,
  brake: 0.2,
  steering: 0.2,
  /** A Turbo point loses value over this number of spaces before the line. */
  lastSpaces: 40,
  /** How often a Fire Extinguisher removes a heat point at the end of a turn. */
  cooling: 0.45,
  /** The weight of a rival's harm against harm to oneself, if all of it benefits the car on turn. */
  harm: 0.6,
  /** Any point that a rival loses: a race with weapons should have fights. */
  blow: 0.1,
  /** The number of turns over which the probability of winning falls to 1/e. */
  temper: 0.9,
  /** The probability that a follower drives over a mine, if the road has only one lane. */
  mine: 0.6,
  /** A shot or a mine takes the place of arming something else, which counts with this share of its value. */
  patience: 0.3,
  /** The minimum value of an activation. */
  least: 0.02,
  /** Arming: the value of items that may become useful. */
  arming: {
    fireExtinguisher: 0.3,
    rocketBooster: 0.4,
    machineGun: 0.3,
    flamer: 0.2,
    sideBumper: 0.12,
    circularSaw: 0.12,
  },
} as const;

/** The value of the next Structure point for a car by the points left, from 0. */
export const STRUCTURE = [0, WORTH.lost, 2.5, 1, 0.4, 0.2, 0.1, 0.06, 0.04] as const;
