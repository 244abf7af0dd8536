import { isGameId } from '@gearhall/shared/games/catalog';
import { config } from 'zod/v4/core';
import { GAME_CLIENTS } from '../games';
import type { AnyGameClient } from '../games/contract';

// The content security policy allows no code made from text, so zod need not try.
config({ jitless: true });

/** Loads what the client has of a game: its words and rules. The scene follows when it is drawn. */
export function loadGameClient(id: string): Promise<AnyGameClient> {
  if (!isGameId(id)) return Promise.reject(new Error(`This page knows no game called "${id}".`));
  return GAME_CLIENTS[id]();
}
