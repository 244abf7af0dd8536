import { playPairings } from './pairings';
import { BadArguments, planOf, play } from './series';

/**
 * Plays whole games between bots through `Match`, and prints one line of JSON:
 *
 *  npm run -s playout -- --game metaltalon --seats 4 --bots hard,easy,easy,easy --games 200
 *     --seed 1 --options '{"stake":30}'
 *
 * With `--pairings <kind>` it measures openings instead, for games that begin with an action of this kind: `--games`
 * games for each pair of openings, a line for each pair, and at the end a line for each opening. `--from <file>` takes
 * the openings from a file, one a line, instead of those that the game lists; `--part 1/2` plays one half of the pairs,
 * for one of two processes.
 */
try {
  const plan = planOf(process.argv.slice(2));
  const lines = plan.pairings ? playPairings(plan, plan.pairings) : [play(plan)];
  for (const line of lines) console.log(JSON.stringify(line));
} catch (error) {
  if (!(error instanceof BadArguments)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
