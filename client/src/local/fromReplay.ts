import { matchSeed } from '@gearhall/shared/core/dice/dice';
import { botIn, type GameRecord } from '@gearhall/shared/core/record/record';
import { tidyName } from '../net/guest/guest';
import type { BotLevel } from '@gearhall/shared/core/bots/bot';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { freshSeed, type LocalGame } from './localGame';

/**
 * A finished game after its first `length` entries, to be played on: by me, and by bots where they sat. Where only bots
 * sat, I play all of them.
 */
export function gameFromRecord(
  { game, rulesVersion, options, carried, seed, salts, names, entries }: GameRecord,
  shownNames: readonly string[],
  length: number,
): LocalGame {
  const levels = names.map((name) => botIn(name)?.level);
  const isOfBots = !levels.includes(undefined);
  return {
    game,
    rulesVersion,
    options,
    ...(carried !== undefined && { carried }),
    seed: matchSeed(seed, salts),
    seats: levels.map((level, seat) => ({
      name: tidyName(shownNames[seat] ?? names[seat] ?? ''),
      by: isOfBots ? 'me' : (level ?? 'me'),
    })),
    entries: entries.slice(0, length).map(({ seat, action }) => ({ seat, action: { ...action } })),
  };
}

/**
 * A game as it stands, to be tried from there by one seat against bots. All that this seat cannot know is dealt anew:
 * who has looked into the others' cards gains nothing by it.
 */
export function gameToTry(
  { redealt = [], entries, ...game }: LocalGame,
  seat: Seat,
  level: BotLevel,
): LocalGame {
  return {
    ...game,
    seats: game.seats.map(({ name }, at) => ({ name, by: at === seat ? 'me' : level })),
    redealt: [...redealt, { entries, seat, seed: freshSeed() }],
    entries: [],
  };
}
