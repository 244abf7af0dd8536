import type { TypedThing } from '../game';
import { isSame } from '../json/equality';
import { candidatesFor } from '../search/candidates';
import { comparing, type Candidate } from '../search/comparing';
import { redealing } from '../search/playingOn';
import type { Judged } from './analysis';
import type { Act, Course } from './course';

/** Candidates that are compared with what was played, it included. */
const CANDIDATES = 6;
/** What counts as better is so by this number of standard errors. */
const SURE = 2;

/** What the search would have done from what the seat knew, by `games` simulated ones. Yields after each. */
export function* judging(
  { on, positions }: Course,
  { at, seat, action }: Act,
  { games, seed }: { readonly games: number; readonly seed: string },
): Generator<undefined, Judged | undefined> {
  const match = positions[at];
  if (!match) return undefined;
  const candidates = candidatesFor(on.game, { view: match.project(seat), seat, played: action }, CANDIDATES);
  if (candidates.length < 2) return undefined;
  const world = redealing(on.game, match.state, seat);
  const found = yield* comparing(on, { world, seat, candidates, games, seed: `${seed} ${at}` });
  return { at, seat, played: action, ...betterOf(found, action) };
}

function betterOf(
  found: readonly Candidate[],
  played: TypedThing,
): Pick<Judged, 'better' | 'loss' | 'error'> {
  const [best] = found.filter(({ action }) => !isSame(action, played));
  const { mean: loss = 0, error = 1 } = best?.gain ?? {};
  return best && loss > SURE * error ? { better: best.action, loss, error } : { loss: 0, error };
}
