import { isGameId, type GameId } from '@gearhall/shared/games/catalog';
import type { Glossary } from '../ui/glossary/glossary';
import type { GameHelp } from './contract';

const HELPS: Readonly<Record<GameId, () => Promise<GameHelp>>> = {
  metaltalon: async () => (await import('./metaltalon/help')).help,
  metalkrushers: async () => (await import('./metalkrushers/help')).help,
  rushncrush: async () => (await import('./rushncrush/help')).help,
  kriegbot: async () => (await import('./kriegbot/help')).help,
};

/** Loads what is told of a game's rules, without the game. */
export function loadGameHelp(id: string): Promise<GameHelp> {
  if (!isGameId(id)) return Promise.reject(new Error(`This page knows no game called "${id}".`));
  return HELPS[id]();
}

export const loadGlossary = async (id: string): Promise<Glossary> => (await loadGameHelp(id)).glossary;
