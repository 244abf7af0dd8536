import { gameTree, TreeTooLarge } from '../../core/match/gameTree';
import { gameArguments, runTool } from '../gameArguments';

/**
 * Counts the whole tree of a small game, played through `Match`, and prints one line of JSON: positions in which
 * somebody acts, ways through the game, and the information sets of each seat.
 *
 *     npm run -s measure -- kuhn infosets --seats 2 --options '{}' --limit 100000
 */
const NUMBERS = { limit: { usual: 1_000_000, least: 1, most: 100_000_000 } };

/** The line that the arguments ask for. Throws `BadArguments` or `TreeTooLarge`. */
export function countedTree(args: readonly string[]): string {
  const { id, game, options, seats, numbers } = gameArguments(args, NUMBERS);
  return JSON.stringify({ game: id, seats, ...gameTree(game, { options, seats, limit: numbers.limit }) });
}

if (require.main === module) runTool(() => console.log(countedTree(process.argv.slice(2))), [TreeTooLarge]);
