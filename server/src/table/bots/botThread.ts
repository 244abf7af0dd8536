import { chosenBy, type ChoiceRequest } from '@gearhall/shared/core/bots/choiceRequest';
import type { AnyGame, TypedThing } from '@gearhall/shared/core/game';
import { RULES } from '@gearhall/shared/games/rules';
import { EXAMPLE_RULES } from '../../../../examples/rules';
import { serve } from '../../ground/threads/serving';

/** The thread in which bots think: it knows the games, and of a table only what it is asked. */
const GAMES: Readonly<Record<string, AnyGame>> = { ...RULES, ...EXAMPLE_RULES };

serve<ChoiceRequest, TypedThing>((request) => {
  const game = GAMES[request.game];
  if (!game) throw new Error(`There is no game called "${request.game}".`);
  return chosenBy(game, request);
});
