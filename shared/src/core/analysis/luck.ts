import { seatsOf, type Seat } from '../ground/seats';
import { Average } from '../search/Average';
import { carried, diceOf, playedOn } from '../search/playingOn';
import type { Luck } from './analysis';
import type { Act, Course } from './course';

/** What the dice of one action did. */
export interface Roll {
  readonly at: number;
  /** By seat: its chance with what was rolled, less its chance with any dice. */
  readonly gained: readonly Average[];
}

/** Plays on with what was rolled, and with fresh dice for the same action, `times` times. Yields after each game. */
export function* rolling(
  { on, positions }: Course,
  { at, seat, action }: Act,
  { times, seed }: { readonly times: number; readonly seed: string },
): Generator<undefined, Roll> {
  const gained = seatsOf(on.seats).map(() => new Average());
  const [before, after] = [positions[at], positions[at + 1]];
  for (let time = 0; before && after && time < times; time += 1) {
    const rolled = playedOn(on, after.state, diceOf(seed, 'rolled', at, time));
    yield undefined;
    const dice = diceOf(seed, 'fresh', at, time);
    const fresh = playedOn(on, carried(on.game, before.state, { seat, action, dice }), dice);
    yield undefined;
    for (const [other, average] of gained.entries()) average.add((rolled[other] ?? 0) - (fresh[other] ?? 0));
  }
  return { at, gained };
}

/** What these rolls together gave to each seat. */
export const luckFrom = (rolls: readonly Roll[], seats: number): readonly Luck[] =>
  seatsOf(seats).map((seat) => luckOf(rolls, seat));

function luckOf(rolls: readonly Roll[], seat: Seat): Luck {
  const averages = rolls.flatMap(({ gained }) => gained[seat] ?? []);
  return {
    seat,
    gained: averages.reduce((sum, { mean }) => sum + mean, 0),
    error: Math.hypot(...averages.map(({ error }) => error)),
  };
}
