import { isSame } from '@gearhall/shared/core/json/equality';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { Check } from './lesson';

/** The words in which lessons say what they want. A game's own questions about its view join them. */
export function checksFor<View, Action extends TypedThing, Event extends TypedThing>() {
  type Own = Check<View, Action, Event>;
  type OfType<Thing, Type> = Partial<Extract<Thing, { readonly type: Type }>>;
  return {
    /** All of them hold. */
    all:
      (...checks: readonly Own[]): Own =>
      (moment) =>
        checks.every((check) => check(moment)),
    /** At least one of them holds. */
    any:
      (...checks: readonly Own[]): Own =>
      (moment) =>
        checks.some((check) => check(moment)),
    not:
      (check: Own): Own =>
      (moment) =>
        !check(moment),
    /** The learner has done this, with these fields. */
    did:
      <Type extends Action['type']>(type: Type, fields?: OfType<Action, Type>): Own =>
      ({ actions }) =>
        actions.some((action) => isLike(action, type, fields)),
    /** The learner's last action was this. */
    didLast:
      <Type extends Action['type']>(type: Type, fields?: OfType<Action, Type>): Own =>
      ({ actions }) => {
        const last = actions.at(-1);
        return last !== undefined && isLike(last, type, fields);
      },
    /** The learner has acted at least as often. */
    acted:
      (times: number): Own =>
      ({ actions }) =>
        actions.length >= times,
    /** This has happened, with these fields. */
    happened:
      <Type extends Event['type']>(type: Type, fields?: OfType<Event, Type>): Own =>
      ({ events }) =>
        events.some((event) => isLike(event, type, fields)),
    /** This holds in what the learner sees. */
    sees:
      (question: (view: View, seat: number) => boolean): Own =>
      ({ view, seat }) =>
        question(view, seat),
    /** The learner may do this now. */
    may:
      <Type extends Action['type']>(type: Type, fields?: OfType<Action, Type>): Own =>
      ({ legal }) =>
        legal.some((action) => isLike(action, type, fields)),
    /** It is not the learner's turn any more. */
    isOver: (): Own => (moment) => moment.legal.length === 0,
  };
}

function isLike(thing: TypedThing, type: string, fields: object = {}): boolean {
  return (
    thing.type === type &&
    Object.entries(fields).every(([key, value]) => isSame(thing[key as keyof TypedThing], value))
  );
}
