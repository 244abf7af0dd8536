import type { AnyGame } from '@gearhall/shared/core/game';
import { atOnce, type Work } from '@gearhall/shared/core/timeSliced';
import { keep, readKept } from '../net/kept';
import { localGame, type LocalGame } from './localGame';
import { LocalMatch } from './LocalMatch';

/** A game in this page with its match as it stands. */
export interface OpenedGame {
  readonly game: LocalGame;
  readonly match: LocalMatch;
}

/** Why a game cannot be played on in this page. */
export type NoLocalGame =
  /** It is something else. */
  | 'noGame'
  | 'tooLarge'
  /** It is the record of a finished game, which is watched as a replay. */
  | 'record'
  | 'unknownGame'
  | 'otherRules'
  /** It looks like a game, but the rules do not accept what it says. */
  | 'damaged';

export const isNoLocalGame = (found: object | NoLocalGame): found is NoLocalGame => typeof found === 'string';

/** Plays a local game through, in pieces: it may be long, and anybody may have made it. */
export function* openingWork(rules: AnyGame, game: LocalGame): Work<OpenedGame | NoLocalGame> {
  if (game.game !== rules.about.id) return 'unknownGame';
  if (game.rulesVersion !== rules.about.rulesVersion) return 'otherRules';
  try {
    const { options, seed, seats } = game;
    const begun = LocalMatch.begin(rules, { options, seed, seats: seats.length });
    const { match, failedAt } = yield* begun.replayWork(game.entries);
    return failedAt === undefined ? { game, match } : 'damaged';
  } catch {
    return 'damaged';
  }
}

/** Plays a local game of this browser through; undefined where it does not fit these rules. */
export function openLocal(rules: AnyGame, game: LocalGame): OpenedGame | undefined {
  const opened = atOnce(openingWork(rules, game));
  return isNoLocalGame(opened) ? undefined : opened;
}

/** The text of a local game, checked. */
export function parseLocal(text: string): LocalGame | NoLocalGame {
  try {
    const value: unknown = JSON.parse(text);
    return localGame.safeParse(value).data ?? (isRecord(value) ? 'record' : 'noGame');
  } catch {
    return 'noGame';
  }
}

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  String(value.format).startsWith('gearhall-record');

/** The game that this browser keeps under a name, as it was left; undefined where there is none. */
export function keptLocal(name: string): LocalGame | undefined {
  const game = parseLocal(readKept(`local.${name}`) ?? '');
  return isNoLocalGame(game) ? undefined : game;
}

/** The game that this browser keeps under a name, if it can still be played on. */
export function keptGame(name: string, rules: AnyGame): OpenedGame | undefined {
  const game = keptLocal(name);
  const opened = game && openLocal(rules, game);
  return opened?.match.now.outcome ? undefined : opened;
}

export function keepGame(name: string, game: LocalGame | undefined): void {
  keep(`local.${name}`, game && JSON.stringify(game));
}
