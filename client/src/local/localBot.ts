import { botAt, type BotLevel } from '@gearhall/shared/core/bots/bot';
import { botTurn } from '@gearhall/shared/core/bots/botTurn';
import { levelAtOnce } from '@gearhall/shared/core/bots/levelAtOnce';
import { seededDice } from '@gearhall/shared/core/dice/dice';
import type { AnyGame, TypedThing } from '@gearhall/shared/core/game';
import type { Refusal } from '@gearhall/shared/core/ground/result';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { freshSeed } from './localGame';
import type { LocalMatch } from './LocalMatch';

interface BotSeat {
  readonly rules: AnyGame;
  readonly bots: AnyGame['bots'];
  readonly level: BotLevel;
  readonly match: LocalMatch;
  readonly seat: Seat;
  readonly play: (action: TypedThing) => LocalMatch | Refusal;
}

/** The match after the bot on a seat has acted; `chosen`: what it has chosen in another thread. */
export function afterBot(on: BotSeat, chosen?: TypedThing): LocalMatch {
  const { rules, bots, match, seat, play } = on;
  const level = levelAtOnce(bots, on.level);
  const view = match.now.project(seat);
  const means = { dice: seededDice(freshSeed()), history: () => match.seenBy(seat) };
  const legal = rules.legal(view, seat);
  return botTurn<LocalMatch>({
    choose: () => {
      if (chosen) return chosen;
      return level ? botAt(bots, level).choose(view, seat, legal, means) : rules.fallback(view, seat);
    },
    fallback: () => rules.fallback(view, seat),
    play,
    onFailure: (error) => tellOfFailure(on, error),
  });
}

/** The page has the game's entries; this says where in them a bot failed. */
function tellOfFailure({ rules: { about }, match, seat }: BotSeat, cause: unknown): void {
  const { seed } = match.now.start;
  const position = `${about.id} ${about.rulesVersion}, seed ${seed}, after action ${match.length}`;
  reportError(new Error(`The bot on seat ${seat} fails (${position}).`, { cause }));
}
