import type { TypedThing } from '@gearhall/shared/core/game';
import type { Words } from '../../stage/contract/words';
import type { Moment } from './played';

/** What a prompt may tell somebody to do, and the kinds of actions one of which must then be open. */
export type Told<Action extends TypedThing> = readonly (readonly [
  says: RegExp,
  types: readonly Action['type'][],
])[];

/** Nobody is told to do what cannot be done now, and each of these things is told somewhere. */
export function promptsSuite<View, Action extends TypedThing, Event extends TypedThing>(
  { prompt }: Pick<Words<View, Action, Event>, 'prompt'>,
  moments: readonly Moment<View, Action, Event>[],
  told: Told<Action>,
): void {
  const names = ['Ada', 'Boris', 'Cyd', 'Dov', 'Eve', 'Flo'];

  test.each(told)('where %s is said, it can be done', (says, types) => {
    const saying = moments.filter(({ view, seat }) => says.test(prompt(view, seat, names)));
    expect(saying.length).toBeGreaterThan(0);
    for (const { legal } of saying) expect(legal.some(({ type }) => types.includes(type))).toBe(true);
  });
}
