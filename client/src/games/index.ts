import type { About } from '@gearhall/shared/core/game';
import { CATALOG, isGameId, type GameId } from '@gearhall/shared/games/catalog';
import { config } from 'zod/v4/core';
import { EXAMPLES, isExampleId, type ExampleId } from '../../../examples';
import type { AnyGameClient, GameHelp } from '../stage/contract';
import type { OptionControls } from '../stage/words';

// The content security policy forbids code made from text, so zod need not try it.
config({ jitless: true });

/** The chunks of one game, loaded when they are needed. */
interface GameChunks {
  /** When its table or its option form is opened. */
  client(): Promise<AnyGameClient>;
  /** When its rules are read; absent where nobody has written them yet. */
  help?(): Promise<GameHelp>;
  /** `npm run -s examples` has written a recorded game: public/examples. */
  readonly hasExample?: true;
  /** For the form of a new table alone: options that need a control of their own. */
  optionControls?(): Promise<OptionControls>;
}

const GAMES: Readonly<Record<GameId, GameChunks>> = {
  metaltalon: {
    client: async () => (await import('./metaltalon')).metaltalon,
    help: async () => (await import('./metaltalon/help')).help,
    hasExample: true,
  },
  metalkrushers: {
    client: async () => (await import('./metalkrushers')).metalkrushers,
    help: async () => (await import('./metalkrushers/help')).help,
    hasExample: true,
  },
  rushncrush: {
    client: async () => (await import('./rushncrush')).rushncrush,
    help: async () => (await import('./rushncrush/help')).help,
    hasExample: true,
    optionControls: async () => (await import('./rushncrush/course')).controls,
  },
  kriegbot: {
    client: async () => (await import('./kriegbot')).kriegbot,
    help: async () => (await import('./kriegbot/help')).help,
    hasExample: true,
  },
  metalheads: {
    client: async () => (await import('./metalheads')).metalheads,
    help: async () => (await import('./metalheads/help')).help,
    hasExample: true,
  },
};

/** Chunks of the worked examples, which few halls offer. */
const EXAMPLE_CHUNKS: Readonly<Record<ExampleId, GameChunks>> = {
  kuhn: { client: async () => (await import('../../../examples/kuhn/client')).kuhn },
};

/** What is known about a game before it is loaded; `undefined` where this page has no such game. */
export function aboutOf(id: string): About | undefined {
  if (isGameId(id)) return CATALOG[id];
  return isExampleId(id) ? EXAMPLES[id] : undefined;
}

function chunksOf(id: string): GameChunks | undefined {
  if (isGameId(id)) return GAMES[id];
  return isExampleId(id) ? EXAMPLE_CHUNKS[id] : undefined;
}

/** Loads a game's words and rules. Its scene is loaded when it is drawn. */
export function loadGameClient(id: string): Promise<AnyGameClient> {
  return chunksOf(id)?.client() ?? Promise.reject(new Error(`This page has no game called "${id}".`));
}

export const hasHelp = (id: string): boolean => chunksOf(id)?.help !== undefined;

export const hasExample = (id: string): boolean => chunksOf(id)?.hasExample ?? false;

/** Loads what is told of a game's rules, without the game; `undefined` where it has none. */
export const loadGameHelp = async (id: string): Promise<GameHelp | undefined> => chunksOf(id)?.help?.();

export const loadOptionControls = async (id: string): Promise<OptionControls> =>
  (await chunksOf(id)?.optionControls?.()) ?? {};
