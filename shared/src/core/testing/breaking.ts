import type { Dice } from '../dice';
import { anyGame, type Game } from '../game';
import { isRefusal } from '../result';
import { sealed } from './sealed';
import type { View } from './sealed/view';
import type { Action, Event, Options, State } from './sealed/vocabulary';
import { suiteOf, type Check } from './suite';

/** What tests of the suite itself break: "Sealed", of which some parts are others. */
export type Sealed = Game<State, Action, View, Options, Event>;

/** A way to break the contract, the check that must find it, and words of the finding. */
type Breach = readonly [name: string, broken: Partial<Sealed>, check: Check, finding: RegExp];

/** Registers, as tests, that the suite finds each of these. */
export function finds(breaches: readonly Breach[]): void {
  describe('the contract suite finds', () => {
    test.each(breaches)('%s', (_, broken, check, finding) => {
      expect(violation(broken, check)).toMatch(finding);
    });
  });
}

/** What a check finds in a game that is "Sealed" but for some parts. */
export function violation(broken: Partial<Sealed>, check: Check): string | undefined {
  try {
    return suiteOf(anyGame({ ...sealed, ...broken }), { forms: ['file'] }).firstViolation(check);
  } catch (error) {
    // Some breaches do not even let the playouts come to an end.
    return String(error);
  }
}

/** Applies, then spoils the step. */
export const applying =
  (spoil: (step: { state: State; events: readonly Event[] }, given: State) => object): Sealed['apply'] =>
  (state, seat, action, dice) => {
    const step = sealed.apply(state, seat, action, dice);
    return isRefusal(step) ? step : { ...step, ...spoil(step, state) };
  };

/** As Sealed refuses, but for what is done on the way. */
export const refusing =
  (spoil: (dice: Dice, state: State) => object): Sealed['apply'] =>
  (state, seat, action, dice) => {
    const step = sealed.apply(state, seat, action, dice);
    return isRefusal(step) ? { ...step, ...spoil(dice, state) } : step;
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
