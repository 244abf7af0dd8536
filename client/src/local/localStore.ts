import type { AnyGame } from '@gearhall/shared/core/game';
import { BOT_LEVELS } from '@gearhall/shared/core/bots/bot';
import { atOnce, type Work } from '@gearhall/shared/core/ground/timeSliced';
import { keep, readKept } from '../net/stored/kept';
import { noteOver, noteRunning } from '../net/stored/runningGames';
import { localGame, ownSeed, type LocalGame } from './localGame';
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
    const match = yield* playedThrough(rules, game);
    return match ? { game, match } : 'damaged';
  } catch {
    return 'damaged';
  }
}

/** Undefined where the rules refuse an entry. */
function* playedThrough(rules: AnyGame, game: LocalGame): Work<LocalMatch | undefined> {
  const { options, seed, seats, carried, redealt = [], entries } = game;
  let match = LocalMatch.begin(
    { ...rules, options: rules.storedOptions ?? rules.options },
    { options, seed, seats: seats.length, carried },
  );
  for (const part of redealt) {
    const before = yield* match.replayWork(part.entries);
    if (before.failedAt !== undefined) return undefined;
    match = before.match.redealtFor(part.seat, part.seed);
  }
  const played = yield* match.replayWork(entries);
  return played.failedAt === undefined ? played.match : undefined;
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
  const text = readKept(`local.${name}`);
  known.set(name, text);
  const game = parseLocal(text ?? '');
  return isNoLocalGame(game) ? undefined : game;
}

/** The game that this browser keeps under a name, if it can still be played on. */
export function keptGame(name: string, rules: AnyGame): OpenedGame | undefined {
  const game = keptLocal(name);
  const opened = game && openLocal(rules, game);
  return opened?.match.now.outcome ? undefined : opened;
}

/** What this page has last written or read under each name. */
const known = new Map<string, string | undefined>();

/**
 * Keeps a game as it stands. Where another tab plays the same game and has come further, that one stays:
 * a tab that was left behind does not take its actions away. `isOver`: nobody needs to be led back to it.
 */
export function keepGame(name: string, game: LocalGame | undefined, isOver = false): void {
  const key = `local.${name}`;
  const kept = readKept(key);
  if (game && kept !== known.get(name) && isFurther(parseLocal(kept ?? ''), game)) return;
  const text = game && JSON.stringify(game);
  known.set(name, text);
  keep(key, text);
  if (!game || isOver) noteOver(name);
  else if (game.entries.length > 0) noteRunning({ keptAs: name, game: game.game, level: botIn(game) });
}

const isFurther = (kept: LocalGame | NoLocalGame, game: LocalGame): boolean =>
  !isNoLocalGame(kept) && ownSeed(kept) === ownSeed(game) && kept.entries.length > game.entries.length;

const botIn = ({ seats }: LocalGame): string =>
  BOT_LEVELS.find((level) => seats.some(({ by }) => by === level)) ?? '';
