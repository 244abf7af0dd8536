import type { TypedThing } from '../game';
import type { Dice } from '../dice/dice';
import type { Seat } from '../ground/seats';
import { Average } from './Average';
import { carried, diceOf, playedOn, type PlayingOn } from './playingOn';

/** What a seat could do, as simulated games see it. */
export interface Candidate {
  readonly action: TypedThing;
  /** How often the seat wins with it, from 0 to 1. */
  readonly value: Average;
  /** How much more often it wins than with the first candidate, in the same worlds and with the same dice. */
  readonly gain: Average;
}

export interface Question {
  /** A world that looks to the seat like the real one. */
  readonly world: (dice: Dice) => unknown;
  readonly seat: Seat;
  /** The first is the one that the others are compared with; it is never left out. */
  readonly candidates: readonly TypedThing[];
  /** The budget: simulated games, altogether. */
  readonly games: number;
  /** The same seed, worlds and budget give the same answer. */
  readonly seed: string;
}

/**
 * Compares what a seat could do in worlds that look to it like the real one. In each world all candidates
 * are played on with the same dice; after each round, half of those that do worse are left out (successive halving).
 * The best comes first. Yields after each simulated game.
 */
export function* comparing(on: PlayingOn, question: Question): Generator<undefined, readonly Candidate[]> {
  const all = untried(question);
  const [first] = all;
  let field = all;
  let world = 0;
  const rounds = Math.max(1, Math.ceil(Math.log2(all.length)));
  for (let round = 0; round < rounds; round += 1) {
    const worlds = Math.max(1, Math.floor(question.games / rounds / field.length));
    for (const last = world + worlds; world < last; world += 1) yield* tryAll(on, question, { field, world });
    const better = field.toSorted((one, other) => other.value.mean - one.value.mean);
    field = better.filter(
      (candidate, place) => candidate === first || place < Math.max(2, Math.ceil(better.length / 2)),
    );
    // The one that all are compared with is tried first in each world.
    field = field.toSorted((one, other) => Number(other === first) - Number(one === first));
  }
  return all.toSorted(
    (one, other) =>
      Number(field.includes(other)) - Number(field.includes(one)) || other.gain.mean - one.gain.mean,
  );
}

/** Tries each candidate in one world after the other until they are enough, and leaves none out; in their order. */
export function* tryingEach(
  on: PlayingOn,
  question: Omit<Question, 'games'>,
  isEnough: (worlds: number) => boolean,
): Generator<undefined, readonly Candidate[]> {
  const field = untried(question);
  for (let world = 0; !isEnough(world); world += 1) yield* tryAll(on, question, { field, world });
  return field;
}

const untried = ({ candidates }: Pick<Question, 'candidates'>): readonly Candidate[] =>
  candidates.map((action) => ({ action, value: new Average(), gain: new Average() }));

function* tryAll(
  on: PlayingOn,
  { world: imagine, seat, seed }: Omit<Question, 'games'>,
  { field, world }: { readonly field: readonly Candidate[]; readonly world: number },
): Generator<undefined, void> {
  const dealt = imagine(diceOf(seed, 'world', world));
  let reference: number | undefined;
  for (const { action, value, gain } of field) {
    const dice = diceOf(seed, 'dice', world);
    const share = playedOn(on, carried(on.game, dealt, { seat, action, dice }), dice)[seat] ?? 0;
    reference ??= share;
    value.add(share);
    gain.add(share - reference);
    yield undefined;
  }
}
