import type { ItemId } from '../../content/equipment';

/** What a bot values in fights, in turns (weights.ts). */
export interface Values {
  /** The weight of a rival's harm against harm to oneself, if all of it benefits the car on turn. */
  readonly harm: number;
  /** Any point that a rival loses. */
  readonly blow: number;
  /** Arming: the value of items that may become useful. */
  readonly arming: Readonly<Record<ItemId, number>>;
}

/** The hard bot: a race with weapons should have fights. */
export const HARD: Values = {
  harm: 0.6,
  blow: 0.2,
  arming: {
    fireExtinguisher: 0.3,
    rocketBooster: 0.4,
    machineGun: 0.3,
    flamer: 0.2,
    sideBumper: 0.12,
    circularSaw: 0.12,
  },
};
