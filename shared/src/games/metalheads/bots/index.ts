import type { Breadth } from './candidates';
import { botOf, type Level } from './choosing';
import type { UsualLevel } from '../../../core/bots/bot';
import type { Weights } from './judging';

/** Alone, and for those who look less far ahead. */
const SHREWD: Weights = {
  construction: 0.8,
  side: 0.28,
  hand: 0.08,
  ability: 0.65,
  abilityAtAll: 0,
  opponents: 0.4,
  wary: false,
  fragile: 1,
  pool: 0,
};

/** Trusts in abilities, and gathers a large hand. */
const HOPEFUL: Weights = { ...SHREWD, side: 0.35, hand: 0.12, ability: 1.1 };

/** Looks at what the others have, too. */
const WARY: Weights = { ...SHREWD, opponents: 1, wary: true };

const NARROW: Breadth = { beam: 6, depth: 12, most: 350, energy: 0.7, pool: 0.5 };

const LEVELS = {
  easy: {
    weights: { ...HOPEFUL, ability: 0.5, opponents: 0, pool: 0.3 },
    breadth: { ...NARROW, beam: 1, depth: 1, most: 0 },
    worlds: 1,
    error: 0.6,
  },
  normal: {
    weights: HOPEFUL,
    breadth: { ...NARROW, beam: 2, depth: 4, most: 400 },
    worlds: 1,
    error: 0.7,
  },
  hard: {
    weights: WARY,
    against: {
      // Its games are long, and Damage takes the Strength of Robots, but not what they do.
      behemoth: { side: 0.35, hand: 0.1, ability: 0.8, abilityAtAll: 0.6, fragile: 0.5 },
    },
    breadth: { beam: 12, depth: 12, most: 700, energy: 1, pool: 0.7 },
    alone: {
      weights: SHREWD,
      // By the others it wins four solo games of five, more than one should.
      against: { behemoth: { ability: 1, hand: 0.1 } },
      breadth: NARROW,
    },
    worlds: 1,
    error: 0,
  },
} as const satisfies Record<UsualLevel, Level>;

export const bots = { easy: botOf(LEVELS.easy), normal: botOf(LEVELS.normal), hard: botOf(LEVELS.hard) };
