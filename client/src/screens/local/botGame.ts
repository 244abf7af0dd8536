import { seatLimits, type AnyGame } from '@gearhall/shared/core/game';
import type { BotLevel } from '@gearhall/shared/core/bots/bot';
import { freshSeed, type LocalGame } from '../../local/localGame';
import { openLocal, type OpenedGame } from '../../local/localStore';
import { myName } from '../../net/guest/guest';
import type { AnyGameClient } from '../../stage/contract/contract';
import { WORDS } from '../../ui/words/words';
import { LOCAL } from '../../ui/words/pages/local';

interface BotGameWishes {
  readonly rules: AnyGame;
  readonly level: BotLevel;
  /** What differs from the standard options. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
}

/** A new game against bots, with fresh dice. */
export function newBotGame({ rules, level, options, seats }: BotGameWishes): OpenedGame {
  const chosen = rules.options.parse(options);
  const { min, max } = seatLimits(rules, chosen);
  const count = Math.min(Math.max(seats, min), max);
  const game: LocalGame = {
    game: rules.about.id,
    rulesVersion: rules.about.rulesVersion,
    options: chosen,
    seed: freshSeed(),
    seats: Array.from({ length: count }, (_, seat) =>
      seat === 0
        ? { name: myName.peek() || LOCAL.nameless, by: 'me' as const }
        : { name: WORDS.table.botName(seat + 1), by: level },
    ),
    entries: [],
  };
  const opened = openLocal(rules, game);
  if (!opened) throw new Error(`${rules.about.title} could not begin with its own options.`);
  return opened;
}

/** The options for a first game. */
export const firstOptions = ({ words }: AnyGameClient): Readonly<Record<string, unknown>> =>
  words.presets?.first.options ?? {};
