import { anyGame, type AnyGame } from '../core/game';
import type { GameId } from './catalog';
import { metalkrushers } from './metalkrushers';
import { metaltalon } from './metaltalon';

/** The rules of every game: loaded whole by the server and the tools, one by one by the client. */
export const RULES = {
  metaltalon: anyGame(metaltalon),
  metalkrushers: anyGame(metalkrushers),
} as const satisfies Record<GameId, AnyGame>;
