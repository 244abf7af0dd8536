import { matchSeed } from '@gearhall/shared/core/dice/dice';
import type { AnyGame } from '@gearhall/shared/core/game';
import type { Entry } from '@gearhall/shared/core/log/entry';
import type { GameRecord } from '@gearhall/shared/core/record/record';
import { localSeed } from '../localDice';
import { startingAt, type LocalMatch } from '../LocalMatch';

/** An entry with its own dice, in a game of a page alone. */
interface StudiedEntry extends Entry {
  /** Hex. Absent: the seed of the game. */
  readonly seed?: string;
}

/** A game that is looked at, as plain data for a worker. */
export interface StudiedGame {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  readonly carried?: unknown;
  /** Hex, 32 bytes. */
  readonly seed: string;
  /** The state that it begins with; absent: the game's own set-up. */
  readonly position?: unknown;
  readonly entries: readonly StudiedEntry[];
}

/** A finished game of the hall. */
export function studiedRecord(record: GameRecord): StudiedGame {
  const { game, options, carried, names, seed, salts, entries } = record;
  return {
    ...{ game, options, seats: names.length, seed: matchSeed(seed, salts) },
    ...(carried !== undefined && { carried }),
    entries: entries.map(({ seat, action }) => ({ seat, action })),
  };
}

/** A game of this page, as it stands. */
export function studiedMatch(match: LocalMatch): StudiedGame {
  const { start, game } = match.now;
  const { position } = match;
  return {
    ...start,
    game: game.about.id,
    ...(position !== undefined && { position }),
    entries: match.entries.map(({ seat, action, chance }) => ({
      ...{ seat, action },
      ...(chance !== undefined && { seed: localSeed(start.seed, chance) }),
    })),
  };
}

/** The rules, and the record that they play through. */
export function playable(rules: AnyGame, { game: _id, position, ...record }: StudiedGame) {
  const options = (rules.storedOptions ?? rules.options).parse(record.options);
  const game = position === undefined ? rules : startingAt(rules, position);
  return { game, record: { ...record, options } };
}
