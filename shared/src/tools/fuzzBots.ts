import { parseArgs } from 'node:util';
import { TRIAL_KINDS, trialOf } from './botTrials';

/**
 * Plays games by lot with bots of all levels, and prints a line of JSON for each kind of games:
 *
 *  npm run -s fuzz -- bots --games 1000 --seed 1 --kinds edited,casts,options --actions 400
 *
 * Exits with 1 where a bot failed; the line says in which position.
 */
const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { games: text, seed: text, kinds: text, actions: text } });
const named = (values.kinds ?? TRIAL_KINDS.join(',')).split(',');

for (const kind of TRIAL_KINDS.filter((one) => named.includes(one))) {
  const began = performance.now();
  const { games = '100', seed = '1', actions = '400' } = values;
  const report = trialOf({ kind, games: Number(games), seed, actions: Number(actions) });
  console.log(JSON.stringify({ ...report, seconds: Math.round((performance.now() - began) / 1000) }));
  if (report.failures.length > 0) process.exitCode = 1;
}
