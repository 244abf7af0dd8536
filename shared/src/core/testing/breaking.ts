import type { Dice } from '../dice/dice';
import { anyGame, type Game } from '../game';
import { isRefusal } from '../ground/result';
import { sealed } from './sealed';
import type { View } from './sealed/view';
import type { Action, Event, Options, State } from './sealed/vocabulary';
import { suiteOf, type Check } from './suite';

/** What tests of the suite itself break: "Sealed" with some parts replaced. */
export type Sealed = Game<State, Action, View, Options, Event>;

/** A way to break the contract, the check that must find it, and words of the finding. */
type Breach = readonly [name: string, broken: Partial<Sealed>, check: Check, finding: RegExp];

/** Registers tests that the suite finds each of these. */
export function finds(breaches: readonly Breach[]): void {
  describe('the contract suite finds', () => {
    test.each(breaches)('%s', (_, broken, check, finding) => {
      expect(violation(broken, check)).toMatch(finding);
    });
  });
}

/** What a check finds in "Sealed" with some parts replaced. */
export function violation(broken: Partial<Sealed>, check: Check): string | undefined {
  try {
    return suiteOf(anyGame({ ...sealed, ...broken }), { forms: ['file'] }).firstViolation(check);
  } catch (error) {
    // With some breaches the playouts do not even reach the end.
    return String(error);
  }
}

/** Applies, then corrupts the step. */
export const applying =
  (corrupt: (step: { state: State; events: readonly Event[] }, given: State) => object): Sealed['apply'] =>
  (state, seat, action, dice) => {
    const step = sealed.apply(state, seat, action, dice);
    return isRefusal(step) ? step : { ...step, ...corrupt(step, state) };
  };

/** Refuses like Sealed, with a side effect. */
export const refusing =
  (corrupt: (dice: Dice, state: State) => object): Sealed['apply'] =>
  (state, seat, action, dice) => {
    const step = sealed.apply(state, seat, action, dice);
    return isRefusal(step) ? { ...step, ...corrupt(dice, state) } : step;
  };

export const thawed = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export const showing = (change: (view: View, state: State, viewer: unknown) => object): Sealed['project'] => {
  return (state, viewer) => {
    const view = sealed.project(state, viewer);
    return { ...view, ...change(view, state, viewer) };
  };
};

export const hiddenValues = (state: State) =>
  state.seats.flatMap(({ cards }) => cards.map(({ value }) => value));
