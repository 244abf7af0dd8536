import type { Bot, Character } from '../../../core/bots/bot';
import type { Action } from '../actions';
import type { View } from '../view';
import { fastBuilds, shootingBuilds } from './candidates';
import { fighter } from './hard';
import type { Values } from './judging/values';

/** Hard bots that value harm and distance differently. */
const VALUES = {
  /** Closes in, and takes blows to deal some. */
  brawler: { taken: 0.4, step: 0.02, distance: { weapons: 1, projector: 2 } },
  /** Keeps its distance, shoots where the options allow it, and strikes where little can come back. */
  sniper: { taken: 1.3, step: 0.03, distance: { weapons: 4, projector: 4 } },
} as const satisfies Readonly<Partial<Record<Character, Values>>>;

export const characters: Readonly<Record<keyof typeof VALUES, Bot<View, Action>>> = {
  brawler: fighter(VALUES.brawler, fastBuilds),
  sniper: fighter(VALUES.sniper, shootingBuilds),
};
