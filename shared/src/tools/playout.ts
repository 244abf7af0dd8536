import { BadArguments, planOf, play } from './series';

/**
 * Plays whole games between bots through `Match`, and prints one line of JSON:
 *
 *     npm run -s playout -- --game metaltalon --seats 4 --bots hard,easy,easy,easy --games 200
 *                           --seed 1 --options '{"stake":30}'
 */
try {
  console.log(JSON.stringify(play(planOf(process.argv.slice(2)))));
} catch (error) {
  if (!(error instanceof BadArguments)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
