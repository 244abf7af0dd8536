/** What the hard bot values: a kill of an ordinary robot is 1. Found by play against itself and the easy bot. */
export const WORTH = {
  /** The cost of danger, by the damage that one location still needs for a kill, from 1 on. */
  danger: [0.34, 0.17, 0.09, 0.055, 0.035, 0.022, 0.014, 0.01],
  /** The value of undamaged cards, and the fraction that is left when they are damaged or disabled. */
  weapon: 0.1,
  system: 0.04,
  damaged: 0.7,
  disabled: 0.5,
  /** The value of a hex of speed, and of a point of silhouette. */
  speed: 0.012,
  unpowered: 0.12,
  /**
   * It has to reboot, and to endure attacks meanwhile; without power it cannot reboot. A hit that harms an enemy for good
   * is better than another turn for which he cannot act: a bot that counts both alike never gets to the kill.
   */
  struck: { own: 0.3, other: 0.08 },
  lifeless: 0.5,
  /** The expected number of random damages by a fire. */
  fire: 2.2,
  paint: 0.012,
  /** The value of destroying a hostile landing craft, and of each hex nearer to a place from which one can. */
  craft: 0.3,
  raze: 0.002,
  /** Where bunkers have to be destroyed: each of them; the fall of the last one wins the game. */
  bunker: 0.5,
  /** Of the pilot in hiding: a hit on one who may be he is worth its share. */
  pilot: 2,
  /**
   * Bombs that people carry: what a tent is worth that dies in a blast; the share of a kill that a robot of one's own side
   * is worth; how likely a soldier, and a robot, sets his off; how likely one can that powers up; a soldier who is near.
   */
  blast: { tent: 0.07, own: 0.5, soldier: 0.9, robot: 0.7, fuse: 0.7, near: 0.3 },
  turn: 0.006,
  /** Two disables of the owner's choice. */
  corrosive: 0.03,
  /** Water for a burning robot. */
  washed: 0.08,
  /** The weight of harm taken against harm done: below 1 it is aggressive. */
  taken: { caution: 0.85, patience: 0.03, least: 0.4 },
  /** The weight of the enemies' best response against their usual one. */
  worst: 0.6,
  /** The weight of a second attack relative to the first. */
  second: 0.8,
  /** The weight of this turn's attacks as an estimate for the next ones. */
  later: 0.5,
  /** The cost of a hex beyond the wanted range. */
  gap: 0.003,
  /** The cost of not facing the enemy. */
  averted: 0.012,
  /** The cost of showing a hidden card. */
  shown: 0.003,
  /** The cost of showing a weapon to a side that hacks; what such a side expects of an open one; of a locked one. */
  exposed: 0.01,
  hacked: 0.08,
  locked: 0.03,
  /** The value of each step of energy, from the first on, and its share for a robot without electric weapons. */
  energy: [0.06, 0.03, 0.02, 0.014, 0.01, 0.008],
  idleEnergy: 0.4,
  /** The value of another turn powered up. */
  keptPower: 0.05,
  /** The cost of Jump Boosters that are burnt out until a reboot. */
  boost: 0.02,
  /** The cost of a skin that is given up for good. */
  skin: 0.06,
  /** The cost of the defense action, while somebody may still need it. */
  defense: 0.01,
  /** The value of having left before the last blow falls. */
  escape: 0.4,
  /** In Kill the Human: the value of a robot without the pilot. */
  unmanned: 0.3,
  /**
   * Tents and drones: what a kill is worth; a hex nearer to an enemy, to be in his own hex, or in cover near him; a pilot's
   * hex nearer to a derelict or home; what a drone sees, and a hex off its orbit; letting somebody out; a derelict revived;
   * how many times as much a kill is worth where tents can win; a hex nearer to Mission Control, and to be inside;
   * for a decoy, to be aboard; to hide where no robot of its side may enter.
   */
  tent: {
    foot: 0.07,
    motorized: 0.09,
    drone: 0.06,
    pilot: 0.3,
    gap: 0.004,
    close: 0.03,
    cover: 0.015,
    home: 0.01,
    seen: 0.02,
    drift: 0.003,
    paint: 0.02,
    out: 0.05,
    decisive: 3,
    march: 0.03,
    inside: 0.06,
    aboard: 0.1,
    barred: 0.05,
    revive: 0.6,
  },
  /**
   * Human Wave, for the tank: a point; a hex further from what it can shoot at; the weight of rifles; a fire that it sets
   * itself.
   */
  wave: { point: 0.2, gap: 0.01, caution: 1, fire: 0.3 },
  /** Where the six begin: a hex further from an enemy, and nearer to a robot of their own. */
  hideout: { away: 0.016, near: 0.008 },
  /** To be where somebody lands. */
  crushed: -1,
  /** The value of the move that wins the game. */
  win: 4,
  /**
   * Goals besides the fight (../objectives/goals.ts): of a turn saved on the way home, to the far edge, to what is to be fetched, to
   * where an enemy is stopped, to the enemies of those who do any of it, to where soldiers get out,
   * and to where they power up; to one who may be the pilot in hiding, shared by all of them; and the weight of hits on an
   * enemy who is about to win. `deny`: what a side would lose is destroyed before the enemies have it.
   */
  goal: {
    carry: 0.5,
    run: 1,
    fetch: 0.35,
    hunt: 0.3,
    guard: 0.12,
    ferry: 0.3,
    feed: 0.12,
    suspect: 0.8,
    urgent: 1.5,
    deny: 0.3,
  },
} as const;
