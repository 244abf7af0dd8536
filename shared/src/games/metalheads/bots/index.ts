import { botOf, type Level } from './choosing';
import type { BotLevel } from '../../../core/bots/bot';
import type { Weights } from './judging';

const SHREWD: Weights = {
  construction: 0.8,
  side: 0.28,
  hand: 0.08,
  ability: 0.65,
  opponents: 0.4,
  ending: 1,
  pool: 0,
};

/** Trusts in abilities, and gathers a large hand. */
const HOPEFUL: Weights = { ...SHREWD, side: 0.35, hand: 0.12, ability: 1.1 };

const LEVELS = {
  easy: {
    weights: { ...HOPEFUL, ability: 0.5, opponents: 0, pool: 0.3 },
    breadth: { beam: 1, depth: 1, most: 0 },
    worlds: 1,
    error: 0.6,
  },
  normal: { weights: HOPEFUL, breadth: { beam: 2, depth: 4, most: 400 }, worlds: 1, error: 0.7 },
  hard: {
    weights: SHREWD,
    // Its games are long, and Damage takes the Strength of Robots, but not what they do: there the hopeful are right.
    against: { behemoth: HOPEFUL },
    // By the others it wins four solo games of five, more than one should.
    alone: { behemoth: { ability: 1, hand: 0.1 } },
    breadth: { beam: 6, depth: 12, most: 350 },
    worlds: 1,
    error: 0,
  },
} as const satisfies Record<BotLevel, Level>;

export const bots = { easy: botOf(LEVELS.easy), normal: botOf(LEVELS.normal), hard: botOf(LEVELS.hard) };
