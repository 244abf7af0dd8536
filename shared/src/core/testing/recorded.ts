import { meansOf } from '../replay/history';
import { matchSeed, seededDice, seedFrom } from '../dice/dice';
import type { AnyGame } from '../game';
import { makeRecord } from '../record/makeRecord';
import { Match } from '../match';
import type { Entry } from '../log/entry';
import type { GameRecord } from '../record/record';
import { isRefusal } from '../ground/result';
import { digestOf, keyPairOf, signDigest } from '../record/signing';

export const HALL_KEYS = keyPairOf(seedFrom('the key of a hall for tests'));
export const OTHER_KEYS = keyPairOf(seedFrom('the key of somebody else'));

export interface Wish {
  readonly seats: number;
  readonly seed?: string;
  readonly options?: unknown;
  /** After this number of entries the last seat undoes its action; the game continues from there. */
  readonly takeBackAfter?: number;
  readonly level?: 'easy' | 'hard';
}

/** A record as if played with this version of the rules: signed again by the hall for tests. */
export function playedByVersion(record: GameRecord, rulesVersion: number): GameRecord {
  const digest = digestOf({ ...record, rulesVersion });
  const { public: key } = HALL_KEYS;
  return { ...record, rulesVersion, digest, key, signature: signDigest(digest, HALL_KEYS, record.format) };
}

/** The record of a whole game between bots, as a hall would make it. */
export function recordedGame(game: AnyGame, wish: Wish): GameRecord {
  const { seats, seed: word = 'a', options = {}, takeBackAfter, level = 'easy' } = wish;
  const seed = seedFrom('hall', word);
  const salts = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? '' : seedFrom('salt', word, seat).slice(0, 32),
  );
  const parsed = game.options.parse(options);
  let { match } = Match.begin(game, { options: parsed, seats, seed: matchSeed(seed, salts) });
  while (!match.outcome) {
    const last = match.path.at(-1);
    const takesBack = match.length === takeBackAfter && last;
    const entry = takesBack
      ? { seat: last.entry.seat, action: { type: 'takeBack', to: last.at } }
      : botEntry(match, level, word);
    const played = match.play(entry.seat, entry.action);
    if (isRefusal(played)) throw new Error(`A bot was refused: ${played.refused}.`);
    match = played.match;
  }
  return makeRecord(
    game,
    {
      table: 'table00001',
      options: parsed,
      names: salts.map((_, seat) => `Player ${seat}`),
      began: '2026-11-21T18:00:00.000Z',
      seed,
      salts,
      entries: match.entries.map((entry, index) => ({ ...entry, at: 1000 * index })),
    },
    HALL_KEYS,
  );
}

function botEntry(match: Match, level: 'easy' | 'hard', word: string): Entry {
  const seat = match.toAct[0] ?? 0;
  const dice = seededDice(seedFrom('bot', word, match.length));
  const bot = match.game.bots[level];
  return {
    seat,
    action: bot.choose(match.project(seat), seat, match.legal(seat), meansOf(match, seat, dice, bot)),
  };
}
