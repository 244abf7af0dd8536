import { anyGame, type AnyGame } from '../core/game';
import type { GameId } from './catalog';
import { kriegbot } from './kriegbot';
import { metalkrushers } from './metalkrushers';
import { metaltalon } from './metaltalon';
import { rushncrush } from './rushncrush';
import { metalheads } from './metalheads';

/** The rules of every game: the server and the tools load all of them, the client one by one. */
export const RULES = {
  metaltalon: anyGame(metaltalon),
  metalkrushers: anyGame(metalkrushers),
  rushncrush: anyGame(rushncrush),
  kriegbot: anyGame(kriegbot),
  metalheads: anyGame(metalheads),
} as const satisfies Record<GameId, AnyGame>;
