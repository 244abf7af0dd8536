import type { Progress } from '../analysis/analysis';
import { courseOf, type PlayedRecord } from '../analysis/course';
import type { AnyGame, TypedThing } from '../game';
import { BrokenRule } from '../ground/result';
import type { Seat } from '../ground/seats';
import type { Work } from '../ground/timeSliced';
import { tryingEach } from '../search/comparing';
import { redealing } from '../search/playingOn';

interface Weighed {
  readonly seat: Seat;
  readonly action: TypedThing;
  /** What it is compared with. */
  readonly best: TypedThing;
}

interface Patience {
  /** About how long it may take, in milliseconds. */
  readonly ms: number;
  /** A clock in milliseconds. */
  now(): number;
}

/** Fewer say nothing. */
const LEAST_WORLDS = 20;

/**
 * How much more often a seat wins with an action than with another one, at the end of a record: from -1 to 1, in worlds
 * that the seat takes for possible.
 */
export function* weighing(
  game: AnyGame,
  record: PlayedRecord,
  { seat, action, best, ms, now }: Weighed & Patience,
): Work<number, Progress> {
  const { on, positions } = courseOf(game, record);
  const match = positions.at(-1);
  if (!match) throw new BrokenRule('A record has no position.');
  const began = now();
  const question = {
    ...{ seat, candidates: [best, action], seed: `${record.seed} weighed` },
    world: redealing(game, match.state, seat),
  };
  let tried = 0;
  const work = tryingEach(on, question, (worlds) => {
    tried = worlds;
    return worlds >= LEAST_WORLDS && now() - began >= ms;
  });
  for (let piece = work.next(); ; piece = work.next()) {
    if (piece.done) return piece.value[1]?.gain.mean ?? 0;
    yield { done: Math.min(1, tried / LEAST_WORLDS, (now() - began) / ms), curve: [] };
  }
}
