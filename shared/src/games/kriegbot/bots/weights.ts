/** What the hard bot values: a kill of an ordinary robot is 1. Found by play against itself and the easy bot. */
export const WORTH = {
  /** Danger by the damage that one location still needs to kill, from one on. */
  danger: [0.34, 0.17, 0.09, 0.055, 0.035, 0.022, 0.014, 0.01],
  /** Cards that lie whole, and what is left of their worth with damage, or disabled. */
  weapon: 0.1,
  system: 0.04,
  damaged: 0.7,
  disabled: 0.5,
  /** A hex of speed, and of silhouette. */
  speed: 0.012,
  unpowered: 0.12,
  /** It has to reboot, and to bear what comes meanwhile; without power it cannot. */
  struck: 0.16,
  lifeless: 0.5,
  /** So many random damages come of a fire. */
  fire: 2.2,
  paint: 0.012,
  turn: 0.006,
  /** Two disables of the owner's choice. */
  corrosive: 0.03,
  /** Water on a robot that burns. */
  washed: 0.08,
  /** Harm taken, for every harm done: below 1 it is eager to fight. */
  taken: { caution: 0.85, patience: 0.03, least: 0.4 },
  /** How far the enemies are trusted to find their best answer. */
  worst: 0.6,
  /** A second attack, for the first. */
  second: 0.8,
  /** What the attacks of a turn promise for the next ones. */
  later: 0.5,
  /** A hex further off than it would like. */
  gap: 0.003,
  /** Not to have the enemy before one. */
  averted: 0.012,
  /** A card that nobody had seen. */
  shown: 0.003,
  /** Jump Boosters that are burnt out until a reboot. */
  boost: 0.02,
  /** A skin that is given up for good. */
  skin: 0.06,
  /** The defense action, while somebody may still need it. */
  defense: 0.01,
  /** Not to be there any more when the last blow falls. */
  escape: 0.4,
  /** In Kill the Human: a robot without the pilot. */
  unmanned: 0.3,
} as const;
