import type { Bot, Character } from '../../../core/bots/bot';
import type { Action } from '../actions';
import type { View } from '../view';
import { fighter } from './hard';
import type { Values } from './imagining';

/** Hard bots that value harm and distance differently. */
const VALUES = {
  /** Closes in with weapons for it, and takes hits to deal some. */
  brawler: { taken: 0.5, distance: -0.03, range: -0.06 },
  /** Brings weapons that reach far, and keeps away. */
  sniper: { taken: 1.3, distance: 0.01, range: 0.06 },
} as const satisfies Readonly<Partial<Record<Character, Values>>>;

export const characters: Readonly<Record<keyof typeof VALUES, Bot<View, Action>>> = {
  brawler: fighter(VALUES.brawler),
  sniper: fighter(VALUES.sniper),
};
