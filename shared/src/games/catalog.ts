import type { About } from '../core/game/about';
import { about as kriegbot } from './kriegbot/about';
import { about as metalkrushers } from './metalkrushers/about';
import { about as metaltalon } from './metaltalon/about';
import { about as rushncrush } from './rushncrush/about';
import { about as metalheads } from './metalheads/about';

/** Every game in the hall, in the order of the lobby. */
export const CATALOG = {
  metaltalon,
  metalkrushers,
  rushncrush,
  kriegbot,
  metalheads,
} as const satisfies Record<string, About>;
export type GameId = keyof typeof CATALOG;

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(CATALOG, id);
}
