import type { AnyGame } from '../game';
import { botAt, USUAL_LEVELS, type BotLevel } from './bot';

/**
 * The level that acts where a bot has to act at once: its own unless it thinks, else the best of those that do not.
 * Undefined where all of them think.
 */
export function levelAtOnce(bots: AnyGame['bots'], level: BotLevel): BotLevel | undefined {
  if (!botAt(bots, level).thinks) return level;
  return USUAL_LEVELS.findLast((other) => !bots[other].thinks);
}
