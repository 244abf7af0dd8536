import type { Bot, Character } from '../../../core/bots/bot';
import type { Action } from '../actions';
import type { View } from '../view';
import { racer } from './hard';
import { HARD, type Values } from './tables/values';

/** Hard bots that value fights differently. */
const VALUES = {
  /** Seeks rams and gunfire. */
  brawler: {
    harm: 1.5,
    blow: 0.5,
    arming: {
      fireExtinguisher: 0.3,
      rocketBooster: 0.1,
      machineGun: 0.6,
      flamer: 0.4,
      sideBumper: 0.45,
      circularSaw: 0.45,
    },
  },
  /** Races, and leaves the others alone. */
  runner: {
    harm: 0,
    blow: 0,
    arming: { ...HARD.arming, machineGun: 0, flamer: 0, sideBumper: 0, circularSaw: 0 },
  },
} as const satisfies Readonly<Partial<Record<Character, Values>>>;

export const characters: Readonly<Record<keyof typeof VALUES, Bot<View, Action>>> = {
  brawler: racer(VALUES.brawler),
  runner: racer(VALUES.runner),
};
