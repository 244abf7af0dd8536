import type { TypedThing } from '../../core/game';
import { atOnce } from '../../core/ground/timeSliced';
import { isSame } from '../../core/json/equality';
import { candidatesFor } from '../../core/search/candidates';
import { comparing, type Candidate } from '../../core/search/comparing';
import { redealing } from '../../core/search/playingOn';
import { botPlayer, playout, type Moment, type Playout } from '../../core/testing/playout';
import { gameArguments, runTool } from '../gameArguments';

/**
 * Lets a deep search look at the choices of hard bots, and prints the kinds of their mistakes, the dearest first: one
 * line of JSON each. `cost`: the wins that it costs in a hundred games. `example`: with `--seed`, where to see one.
 *
 *     npm run -s measure -- metaltalon mistakes --seats 2 --games 10 --deep 200 --every 3 --seed 1
 *
 * `deep`: simulated games for each choice, and the same number with other dice, to check what was found. `every`: 3
 * looks at each third choice.
 */
const NUMBERS = {
  games: { usual: 10, least: 1, most: 10_000 },
  deep: { usual: 200, least: 20, most: 100_000 },
  every: { usual: 3, least: 1, most: 1000 },
  seed: { usual: 1, least: 0, most: 1_000_000_000 },
};
const CANDIDATES = 8;
const LIMIT = 2000;
/** What is found is better by this number of standard errors, with the first dice and with the other ones. */
const SURE = 2;

interface Mistake {
  readonly kind: string;
  readonly gain: number;
  readonly game: number;
  readonly at: number;
  readonly played: TypedThing;
  readonly better: TypedThing;
}

/** What the tool prints, a line for each kind. Throws `BadArguments`. */
export function mistakes(args: readonly string[]): readonly string[] {
  const { game, options, seats, numbers } = gameArguments(args, NUMBERS);
  const players = Array.from({ length: seats }, () => botPlayer('hard'));
  const found: Mistake[] = [];
  let looked = 0;
  for (let number = 0; number < numbers.games; number += 1) {
    const plan: Playout = { game, options, players, seed: `mistakes ${numbers.seed} ${number}` };
    for (const moment of playout(plan)) {
      if (moment.before.length % numbers.every !== number % numbers.every) continue;
      looked += 1;
      found.push(...mistakeIn(moment, { number, deep: numbers.deep }));
    }
  }
  return linesOf(found, { looked, games: numbers.games });
}

function mistakeIn(
  { before, entry }: Moment,
  { number, deep }: { readonly number: number; readonly deep: number },
): Mistake[] {
  const { game, start, length: at } = before;
  const { seat, action: played } = entry;
  const view = before.project(seat);
  const candidates = candidatesFor(game, { view, seat, played }, CANDIDATES);
  if (candidates.length < 2) return [];
  const world = redealing(game, before.state, seat);
  const compare = (among: readonly TypedThing[], words: string): Candidate | undefined => {
    const found = atOnce(
      comparing(
        { game, seats: start.seats, level: 'hard', limit: LIMIT },
        { world, seat, candidates: among, games: deep, seed: `${words} ${number} ${at}` },
      ),
    );
    return found.find(({ action, gain }) => !isSame(action, played) && gain.mean > SURE * gain.error);
  };
  const suspected = compare(candidates, 'found');
  const checked = suspected && compare([played, suspected.action], 'checked');
  if (!checked) return [];
  const kind = `${played.type} instead of ${checked.action.type}`;
  return [{ kind, gain: checked.gain.mean, game: number, at, played, better: checked.action }];
}

function linesOf(
  found: readonly Mistake[],
  { looked, games }: { readonly looked: number; readonly games: number },
): readonly string[] {
  const kinds = [...Map.groupBy(found, ({ kind }) => kind)].map(([kind, all]) => {
    const [worst] = all.toSorted((one, other) => other.gain - one.gain);
    const cost = (100 * all.reduce((sum, { gain }) => sum + gain, 0)) / games;
    return { kind, times: all.length, cost: Math.round(cost * 10) / 10, example: worst };
  });
  const summary = { games, looked, mistakes: found.length };
  return [summary, ...kinds.toSorted((one, other) => other.cost - one.cost)].map((line) =>
    JSON.stringify(line),
  );
}

if (require.main === module) {
  runTool(() => {
    for (const line of mistakes(process.argv.slice(2))) console.log(line);
  });
}
