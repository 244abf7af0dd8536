import { produce, type Draft } from 'immer';
import type { Dice } from './dice';
import type { Step, TypedThing } from './game';
import type { Refusal } from './result';
import type { Seat } from './seats';

/** An accepted action while it is carried out: the state in change, the dice, the events so far. */
export interface Play<State, Event> {
  readonly state: Draft<State>;
  readonly dice: Dice;
  tell(event: Event): void;
}

/**
 * One kind of action: why it may be refused, what it does, and every one of its kind that is legal.
 * Questions are asked of a `Field`, which the state and every view both are.
 */
export interface Rule<Field, State, Event, Action, Code extends string = string> {
  /** Asked only when the seat may do things of this kind now. */
  whyNot(field: Field, seat: Seat, action: Action): Refusal<Code> | undefined;
  apply(play: Play<State, Event>, seat: Seat, action: Action): void;
  list(field: Field, seat: Seat): readonly Action[];
}

/** A rule for every kind of action: a missing one is a compile error. */
export type Rules<Field, State, Event, Action extends TypedThing> = {
  readonly [Type in Action['type']]: Rule<Field, State, Event, Extract<Action, { type: Type }>>;
};

/** What a game says of its actions: when a kind of them is in place, and what each kind does. */
export interface Chapters<Field, State, Event, Action extends TypedThing> {
  readonly rules: Rules<Field, State, Event, Action>;
  /** Why the seat may do nothing of this kind now. `action`: the one that is judged; absent while listing. */
  whyNotNow(field: Field, seat: Seat, type: Action['type'], action?: Action): Refusal | undefined;
  /** What a seat is judged by: what it can see. */
  seenBy(state: State, seat: Seat): Field;
  /** What follows every action by itself. */
  afterwards?(play: Play<State, Event>): void;
}

/** The judge of a game, and its list of what is legal, out of one table. */
export interface Rulebook<Field, State, Event, Action> {
  /** Why the seat may not do this now; `undefined` when it may. For the judge and the client alike. */
  whyNot(field: Field, seat: Seat, action: Action): Refusal | undefined;
  /** Every action open to the seat, each once. */
  legal(field: Field, seat: Seat): readonly Action[];
  apply(state: State, seat: Seat, action: Action, dice: Dice): Step<State, Event> | Refusal;
}

export function rulebook<Field, State, Event, Action extends TypedThing>({
  rules,
  whyNotNow,
  seenBy,
  afterwards,
}: Chapters<Field, State, Event, Action>): Rulebook<Field, State, Event, Action> {
  const isType = (type: string): type is Action['type'] => Object.hasOwn(rules, type);
  const types: readonly Action['type'][] = Object.keys(rules).filter(isType);
  // Forgets which type of action the rule is for; it is asked only about its own.
  const ruleFor = (type: Action['type']) => rules[type] as unknown as Rule<Field, State, Event, Action>;
  const whyNot = (field: Field, seat: Seat, action: Action): Refusal | undefined =>
    whyNotNow(field, seat, action.type, action) ?? ruleFor(action.type).whyNot(field, seat, action);
  return {
    whyNot,
    legal: (field, seat) =>
      types.flatMap((type) => (whyNotNow(field, seat, type) ? [] : ruleFor(type).list(field, seat))),
    apply: (state, seat, action, dice) =>
      whyNot(seenBy(state, seat), seat, action) ??
      carryOut(state, dice, (play) => {
        ruleFor(action.type).apply(play, seat, action);
        afterwards?.(play);
      }),
  };
}

/** Lets the rules change a state, and collects what they tell. */
export function carryOut<State, Event>(
  state: State,
  dice: Dice,
  change: (play: Play<State, Event>) => void,
): Step<State, Event> {
  const events: Event[] = [];
  const next = produce(state, (draft) => {
    change({ state: draft, dice, tell: (event) => void events.push(event) });
  });
  return { state: next, events };
}
