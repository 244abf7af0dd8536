import { matchSeed } from '@gearhall/shared/core/dice/dice';
import { botIn, type GameRecord } from '@gearhall/shared/core/record/record';
import { tidyName } from '../net/guest/guest';
import type { LocalGame } from './localGame';

/**
 * A finished game after its first `length` entries, to be played on: by me, and by bots where they sat. Where only bots
 * sat, I play all of them.
 */
export function gameFromRecord(
  { game, rulesVersion, options, seed, salts, names, entries }: GameRecord,
  shownNames: readonly string[],
  length: number,
): LocalGame {
  const levels = names.map((name) => botIn(name)?.level);
  const isOfBots = !levels.includes(undefined);
  return {
    game,
    rulesVersion,
    options,
    seed: matchSeed(seed, salts),
    seats: levels.map((level, seat) => ({
      name: tidyName(shownNames[seat] ?? names[seat] ?? ''),
      by: isOfBots ? 'me' : (level ?? 'me'),
    })),
    entries: entries.slice(0, length).map(({ seat, action }) => ({ seat, action: { ...action } })),
  };
}
