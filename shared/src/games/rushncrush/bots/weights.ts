/**
 * What the hard bot values, counted in turns: what is worth 1 is worth a turn on the way to the line.
 * Found by play, alone and against the easy bot.
 */
export const WORTH = {
  /** A car that is lost. */
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
  /** A rival's harm, for as much harm to oneself; shared by all rivals. */
  harm: 0.4,
  /** The chance that a follower runs over a mine. */
  mine: 0.15,
  /** Below this an activation is not worth it. */
  least: 0.02,
  /** Arming: what an item is worth that may come to be of use. */
  arming: {
    fireExtinguisher: 0.3,
    rocketBooster: 0.25,
    machineGun: 0.2,
    flamer: 0.15,
    sideBumper: 0.08,
    circularSaw: 0.08,
  },
} as const;

/** What the next Structure point is worth to a car that has so many left, from 0. */
export const STRUCTURE = [0, WORTH.lost, 5, 2.5, 1.3, 0.8, 0.55, 0.4, 0.3] as const;
