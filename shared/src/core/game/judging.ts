import type { Dice } from '../dice/dice';
import type { TypedThing } from '../game';
import type { Draft } from './drafts';
import type { Refusal } from '../ground/result';
import type { Seat } from '../ground/seats';

/** The execution of an accepted action: the state in change, the dice, the events so far. */
export interface RuleContext<State, Event> {
  readonly state: Draft<State>;
  readonly dice: Dice;
  emit(event: Event): void;
}

/**
 * One kind of action: why it may be refused, what it does, and all legal actions of the kind. Questions are asked of a
 * `Field`, a type that the state and every view share.
 */
export interface Rule<Field, State, Event, Action, Code extends string = string> {
  /** Called only when the seat may do this kind of action now. */
  whyNot(field: Field, seat: Seat, action: Action): Refusal<Code> | undefined;
  apply(context: RuleContext<State, Event>, seat: Seat, action: Action): void;
  list(field: Field, seat: Seat): readonly Action[];
}

/** A rule for every kind of action: a missing one is a compile error. */
export type Rules<Field, State, Event, Action extends TypedThing> = {
  readonly [Type in Action['type']]: Rule<Field, State, Event, Extract<Action, { type: Type }>>;
};

/** What a game declares of its actions: what each kind is, and when it is allowed. */
export interface Articles<Field, State, Event, Action extends TypedThing> {
  readonly rules: Rules<Field, State, Event, Action>;
  /** Why the seat may do nothing of this kind now. `action`: the action that is judged; absent while listing. */
  whyNotNow(field: Field, seat: Seat, type: Action['type'], action?: Action): Refusal | undefined;
}

/** Judges actions and lists the legal ones, both from one table. */
export interface Judge<Field, Action> {
  /** Why the seat may not do this now; `undefined` when it may. For the server and the client alike. */
  whyNot(field: Field, seat: Seat, action: Action): Refusal | undefined;
  /** Every action open to the seat, without duplicates. */
  legal(field: Field, seat: Seat): readonly Action[];
}

/** Drops the action type of the rule; each rule is only called with its own type. */
export const ruleFor = <Field, State, Event, Action extends TypedThing>(
  rules: Rules<Field, State, Event, Action>,
  type: Action['type'],
) => rules[type] as unknown as Rule<Field, State, Event, Action>;

export function judge<Field, State, Event, Action extends TypedThing>({
  rules,
  whyNotNow,
}: Articles<Field, State, Event, Action>): Judge<Field, Action> {
  const isType = (type: string): type is Action['type'] => Object.hasOwn(rules, type);
  const types: readonly Action['type'][] = Object.keys(rules).filter(isType);
  return {
    whyNot: (field, seat, action) =>
      whyNotNow(field, seat, action.type, action) ?? ruleFor(rules, action.type).whyNot(field, seat, action),
    legal: (field, seat) =>
      types.flatMap((type) => (whyNotNow(field, seat, type) ? [] : ruleFor(rules, type).list(field, seat))),
  };
}
