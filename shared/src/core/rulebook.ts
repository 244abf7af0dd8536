import { produce } from 'immer';
import type { Dice } from './dice';
import type { Step, TypedThing } from './game';
import { judge, ruleFor, type Articles, type Judge, type RuleContext } from './judging';
import type { Refusal } from './result';
import type { Seat } from './seats';

/** What a game declares of its actions, and what is needed to carry actions out. */
export interface Chapters<Field, State, Event, Action extends TypedThing> extends Articles<
  Field,
  State,
  Event,
  Action
> {
  /** The field by which a seat is judged: what it can see. */
  seenBy(state: State, seat: Seat): Field;
  /** What follows automatically after every action. */
  afterwards?(context: RuleContext<State, Event>): void;
}

/** Judges actions and lists the legal ones, and carries them out besides. */
export interface Rulebook<Field, State, Event, Action> extends Judge<Field, Action> {
  apply(state: State, seat: Seat, action: Action, dice: Dice): Step<State, Event> | Refusal;
}

export function rulebook<Field, State, Event, Action extends TypedThing>(
  chapters: Chapters<Field, State, Event, Action>,
): Rulebook<Field, State, Event, Action> {
  const { rules, seenBy, afterwards } = chapters;
  const { whyNot, legal } = judge(chapters);
  return {
    whyNot,
    legal,
    apply: (state, seat, action, dice) =>
      whyNot(seenBy(state, seat), seat, action) ??
      carryOut(state, dice, (context) => {
        ruleFor(rules, action.type).apply(context, seat, action);
        afterwards?.(context);
      }),
  };
}

/** Lets the rules change a state, and collects the events that they emit. */
export function carryOut<State, Event>(
  state: State,
  dice: Dice,
  change: (context: RuleContext<State, Event>) => void,
): Step<State, Event> {
  const events: Event[] = [];
  const next = produce(state, (draft) => {
    change({ state: draft, dice, emit: (event) => void events.push(event) });
  });
  return { state: next, events };
}
