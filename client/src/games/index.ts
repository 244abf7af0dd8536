import type { GameId } from '@gearhall/shared/games/catalog';
import type { AnyGameClient } from './contract';

/** Every game's client is a chunk of its own, loaded when its table or its option form is opened. */
export const GAME_CLIENTS: Readonly<Record<GameId, () => Promise<AnyGameClient>>> = {
  metaltalon: async () => (await import('./metaltalon')).metaltalon,
  metalkrushers: async () => (await import('./metalkrushers')).metalkrushers,
  rushncrush: async () => (await import('./rushncrush')).rushncrush,
  kriegbot: async () => (await import('./kriegbot')).kriegbot,
};
