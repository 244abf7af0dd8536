import { anyFigures, type AnyFigures } from '../core/figures';
import type { GameId } from './catalog';
import { figures as kriegbot } from './kriegbot/figures';
import { figures as metalheads } from './metalheads/figures';
import { figures as metalkrushers } from './metalkrushers/figures';
import { figures as metaltalon } from './metaltalon/figures';
import { figures as rushncrush } from './rushncrush/figures';

/** How a game is measured, where it counts something of its own: for tools and tests, no page loads it. */
export const FIGURES: Readonly<Partial<Record<GameId, AnyFigures>>> = {
  metaltalon: anyFigures(metaltalon),
  metalkrushers: anyFigures(metalkrushers),
  rushncrush: anyFigures(rushncrush),
  kriegbot: anyFigures(kriegbot),
  metalheads: anyFigures(metalheads),
};
