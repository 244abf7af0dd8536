import { anyGame, type AnyGame } from '@gearhall/shared/core/game';
import { isGameId, type GameId } from '@gearhall/shared/games/catalog';
import { isExampleId, type ExampleId } from '../../../examples';

type Loaders<Id extends string> = Readonly<Record<Id, () => Promise<AnyGame>>>;

/** Of each game all that a page needs to play it through by itself: in a lesson, on one device, in a replay. */
const WHOLE: Loaders<GameId> = {
  metaltalon: async () => anyGame((await import('@gearhall/shared/games/metaltalon/index')).metaltalon),
  metalkrushers: async () =>
    anyGame((await import('@gearhall/shared/games/metalkrushers/index')).metalkrushers),
  rushncrush: async () => anyGame((await import('@gearhall/shared/games/rushncrush/index')).rushncrush),
  kriegbot: async () => anyGame((await import('@gearhall/shared/games/kriegbot/index')).kriegbot),
  metalheads: async () => anyGame((await import('@gearhall/shared/games/metalheads/index')).metalheads),
};

const EXAMPLES: Loaders<ExampleId> = {
  kuhn: async () => anyGame((await import('../../../examples/kuhn/rules')).kuhn),
};

/** Loads the whole rules of a game, which no table of the hall needs. */
export function loadRules(id: string): Promise<AnyGame> {
  if (isGameId(id)) return WHOLE[id]();
  return isExampleId(id)
    ? EXAMPLES[id]()
    : Promise.reject(new Error(`This page has no game called "${id}".`));
}
