import type { BotLevel } from '@gearhall/shared/core/bots/bot';
import type { Puzzle } from '@gearhall/shared/core/puzzles/puzzle';
import { freshSeed, type LocalGame } from '../../local/localGame';
import { myName } from '../../net/guest/guest';
import { LOCAL } from '../../ui/words/pages/local';
import { WORDS } from '../../ui/words/words';

/** Who plays the other seats, if the game goes on. */
const OTHERS: BotLevel = 'hard';

/** The position of a puzzle as a game of mine: all that its seat cannot know is dealt anew. */
export function puzzleGame(
  game: string,
  { rulesVersion, options, seats, seed, seat, entries }: Puzzle,
): LocalGame {
  const me = { name: myName.peek() || LOCAL.nameless, by: 'me' as const };
  return {
    ...{ game, rulesVersion, options, seed },
    seats: Array.from({ length: seats }, (_, at) =>
      at === seat ? me : { name: WORDS.table.botName(at + 1), by: OTHERS },
    ),
    redealt: [
      {
        entries: entries.map(({ seat: by, action }) => ({ seat: by, action: { ...action } })),
        seat,
        seed: freshSeed(),
      },
    ],
    entries: [],
  };
}
