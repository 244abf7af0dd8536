import type { AnyGame } from '../game';
import { Match } from '../match';
import type { Puzzle } from './puzzle';

/** The game as it was recorded, up to the choice. Throws where the rules refuse an entry. */
export function rebuilt(game: AnyGame, { options, ...record }: Puzzle): Match {
  const parsed = (game.storedOptions ?? game.options).parse(options);
  return Match.replay(game, { ...record, options: parsed });
}
