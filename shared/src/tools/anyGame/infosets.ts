import { parseArgs } from 'node:util';
import { EXAMPLE_RULES } from '../../../../examples/rules';
import type { AnyGame } from '../../core/game';
import { gameTree, TreeTooLarge } from '../../core/match/gameTree';
import { RULES } from '../../games/rules';
import { BadArguments } from '../series';

/**
 * Counts the whole tree of a small game, played through `Match`, and prints one line of JSON: positions in which
 * somebody acts, ways through the game, and the information sets of each seat.
 *
 *     npm run -s measure -- kuhn infosets --seats 2 --options '{}' --limit 100000
 */
const GAMES: Readonly<Record<string, AnyGame>> = { ...RULES, ...EXAMPLE_RULES };

/** The line that the arguments ask for. Throws `BadArguments` or `TreeTooLarge`. */
export function countedTree(args: readonly string[]): string {
  const { game: id = '', seats, options, limit } = argumentsIn(args);
  const game = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (!game) throw new BadArguments(`There is no game "${id}", only: ${Object.keys(GAMES).join(', ')}.`);
  const parsed = game.options.safeParse(jsonIn(options));
  if (!parsed.success) throw new BadArguments(`--options are not those of ${game.about.title}.`);
  const { min, max } = game.about.seats;
  const place = {
    options: parsed.data,
    seats: wholeNumber('--seats', seats, min, max),
    limit: wholeNumber('--limit', limit, 1, 100_000_000),
  };
  return JSON.stringify({ game: id, seats: place.seats, ...gameTree(game, place) });
}

function argumentsIn(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        game: text,
        seats: { ...text, default: '2' },
        options: { ...text, default: '{}' },
        limit: { ...text, default: '1000000' },
      },
    }).values;
  } catch (error) {
    throw new BadArguments(error instanceof Error ? error.message : String(error));
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadArguments(`--options must be JSON, not ${text}.`);
  }
}

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (text !== '' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new BadArguments(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

if (require.main === module) {
  try {
    console.log(countedTree(process.argv.slice(2)));
  } catch (error) {
    if (!(error instanceof BadArguments || error instanceof TreeTooLarge)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
