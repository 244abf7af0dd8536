import { anyGame, type AnyGame } from '../core/game';
import type { GameId } from './catalog';
import { kriegbot } from './kriegbot';
import { metalkrushers } from './metalkrushers';
import { metaltalon } from './metaltalon';
import { rushncrush } from './rushncrush';

/** The rules of every game: loaded whole by the server and the tools, one by one by the client. */
export const RULES = {
  metaltalon: anyGame(metaltalon),
  metalkrushers: anyGame(metalkrushers),
  rushncrush: anyGame(rushncrush),
  kriegbot: anyGame(kriegbot),
} as const satisfies Record<GameId, AnyGame>;
