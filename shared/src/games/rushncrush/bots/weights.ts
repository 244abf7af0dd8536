/**
 * What the hard bot values, counted in turns: what is worth 1 is worth a turn on the way to the line.
 * Found by play, alone and against the easy bot.
 */
export const WORTH = {
  /** A car that is lost, or a way that leads nowhere. */
  lost: 24,
  /** Getting stuck between walls and cars. */
  stuck: 2,
  /** A point of each kind in the long run. */
  turbo: 0.3,
  brake: 0.2,
  steering: 0.2,
  /** Of a Turbo point only so much is left where the line is so many spaces away. */
  lastSpaces: 40,
  /** How often a Fire Extinguisher takes a heat point off a turn's end. */
  cooling: 0.45,
  /** A rival's harm, for as much harm to oneself, where all of it comes to the car on turn. */
  harm: 0.6,
  /** Any point that a rival loses: a race with weapons is there to be fought. */
  blow: 0.1,
  /** Turns by which the chance to win falls to 1/e. */
  temper: 0.9,
  /** The chance that a follower runs over a mine, where the road has but one lane. */
  mine: 0.6,
  /** For a shot or a mine it forgoes what would be armed instead, at this share of its worth. */
  patience: 0.3,
  /** Below this an activation is not worth it. */
  least: 0.02,
  /** Arming: what an item is worth that may come to be of use. */
  arming: {
    fireExtinguisher: 0.3,
    rocketBooster: 0.4,
    machineGun: 0.3,
    flamer: 0.2,
    sideBumper: 0.12,
    circularSaw: 0.12,
  },
} as const;

/** What the next Structure point is worth to a car that has so many left, from 0. */
export const STRUCTURE = [0, WORTH.lost, 2.5, 1, 0.4, 0.2, 0.1, 0.06, 0.04] as const;
