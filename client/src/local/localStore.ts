import type { AnyGame } from '@gearhall/shared/core/game';
import { keep, readKept } from '../net/kept';
import { localGame, type LocalGame } from './localGame';
import { LocalMatch } from './LocalMatch';

/** A game in this page with its match as it stands. */
export interface OpenedGame {
  readonly game: LocalGame;
  readonly match: LocalMatch;
}

/** Plays a local game through; undefined where it does not fit these rules. */
export function openLocal(rules: AnyGame, game: LocalGame): OpenedGame | undefined {
  if (game.game !== rules.about.id || game.rulesVersion !== rules.about.rulesVersion) return undefined;
  try {
    const { options, seed, seats } = game;
    const begun = LocalMatch.begin(rules, { options, seed, seats: seats.length });
    if (!game.entries.every(({ action }) => begun.now.parse(action))) return undefined;
    const { match, failedAt } = begun.replay(game.entries);
    return failedAt === undefined ? { game, match } : undefined;
  } catch {
    return undefined;
  }
}

/** The text of a local game, checked; undefined for anything else. */
export function parseLocal(text: string): LocalGame | undefined {
  try {
    return localGame.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The game that this browser keeps under a name, if it can still be played on. */
export function keptGame(name: string, rules: AnyGame): OpenedGame | undefined {
  const game = parseLocal(readKept(`local.${name}`) ?? '');
  const opened = game && openLocal(rules, game);
  return opened?.match.now.outcome ? undefined : opened;
}

export function keepGame(name: string, game: LocalGame | undefined): void {
  keep(`local.${name}`, game && JSON.stringify(game));
}
