import { anyGame, type AnyGame, type TypedThing } from '../../game';
import { Match } from '../../match';
import type { Sealed } from '../breaking';
import { contractPlans } from '../plans';
import { sealed } from '../sealed';
import { toy } from '../toy';
import { fallbackCourseProblem, settledProblem } from './fallbacks';

/** Two places are to be filled with one of two things each, and may be refilled while one is empty. */
const chooser = (fallback: AnyGame['fallback']): AnyGame => {
  const filled = (state: unknown) => state as readonly number[];
  type Choice = TypedThing & { readonly place: number; readonly what: number };
  return {
    ...toy,
    setup: () => ({ state: [-1, -1], events: [] }),
    toAct: (state) => (filled(state).includes(-1) ? [0, 1] : []),
    apply: (state, _seat, action) => {
      const { place, what } = action as Choice;
      return { state: filled(state).with(place, what), events: [] };
    },
    project: (state) => state,
    legal: () => [0, 1].flatMap((place) => [0, 1].map((what): Choice => ({ type: 'choose', place, what }))),
    outcome: () => undefined,
    fallback,
  };
};
const emptyPlace = (view: unknown): number => (view as readonly number[]).indexOf(-1);

describe('the contract suite finds', () => {
  test('fallbacks without progress', () => {
    const course = (broken: Partial<Sealed>) => {
      const [plan] = contractPlans(anyGame({ ...sealed, ...broken }));
      return fallbackCourseProblem(plan!);
    };
    expect(course({})).toBeUndefined();
    // A seat that files nothing new stays where it is.
    const stuck: Sealed['apply'] = (state) => ({ state, events: [] });
    expect(course({ apply: stuck })).toMatch(/after 1 fallbacks a position comes back/u);
    expect(course({ apply: () => ({ refused: 'wrongPhase' }) })).toMatch(/is refused: wrongPhase/u);
  });

  test('a fallback that undoes what was chosen', () => {
    const choosing = (fallback: AnyGame['fallback']): Match =>
      Match.begin(chooser(fallback), { options: {}, seats: 2, seed: 'ab' }).match;
    expect(
      settledProblem(
        choosing((view) => ({ type: 'choose', place: emptyPlace(view), what: 0 })),
        0,
      ),
    ).toBeUndefined();
    expect(
      settledProblem(
        choosing(() => ({ type: 'choose', place: 0, what: 0 })),
        0,
      ),
    ).toMatch(/the fallback of seat 0 undoes .*"place":0,"what":1/u);
  });
});
