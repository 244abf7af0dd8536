import { anyStatistics, type AnyStatistics } from '../core/game/statistics';
import type { GameId } from './catalog';
import { statistics as kriegbot } from './kriegbot/statistics';
import { statistics as metalheads } from './metalheads/statistics';
import { statistics as metalkrushers } from './metalkrushers/statistics';
import { statistics as metaltalon } from './metaltalon/statistics';
import { statistics as rushncrush } from './rushncrush/statistics';

/** How a game is measured, where it counts something of its own: for tools and tests, no page loads it. */
export const STATISTICS: Readonly<Partial<Record<GameId, AnyStatistics>>> = {
  metaltalon: anyStatistics(metaltalon),
  metalkrushers: anyStatistics(metalkrushers),
  rushncrush: anyStatistics(rushncrush),
  kriegbot: anyStatistics(kriegbot),
  metalheads: anyStatistics(metalheads),
};
