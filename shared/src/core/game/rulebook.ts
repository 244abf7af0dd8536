import type { Dice } from '../dice/dice';
import type { Transition, TypedThing } from '../game';
import { draftOf, settled, type Draft } from './drafts';
import { judge, ruleFor, type Articles, type Judge, type RuleContext } from './judging';
import type { Refusal } from '../ground/result';
import type { Seat } from '../ground/seats';

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
  apply(state: State, seat: Seat, action: Action, dice: Dice): Transition<State, Event> | Refusal;
  /** See `Game.carry`. */
  carry(state: State, seat: Seat, action: Action, dice: Dice): Transition<State, Event>;
}

/**
 * Makes `apply`, `legal` and `whyNot` of a game out of one table: a rule for each type of action.
 *
 * @example
 * ```ts
 * import { refuse } from '@gearhall/shared/core/ground/result';
 * import { rulebook } from '@gearhall/shared/core/game/rulebook';
 *
 * // What the state and every view have.
 * interface Field {
 *   readonly coins: number;
 *   readonly turn: number;
 * }
 * interface Take {
 *   readonly type: 'take';
 *   readonly coins: number;
 * }
 *
 * export const { apply, legal, whyNot } = rulebook<Field, Field, { type: 'took'; coins: number }, Take>({
 *   seenBy: (state) => state,
 *   whyNotNow: ({ turn }, seat) => (turn === seat ? undefined : refuse('notYourTurn')),
 *   rules: {
 *     take: {
 *       whyNot: (field, _seat, { coins }) => (coins > field.coins ? refuse('tooFewCoins') : undefined),
 *       apply({ state, emit }, seat, { coins }) {
 *         state.coins -= coins;
 *         state.turn = 1 - seat;
 *         emit({ type: 'took', coins });
 *       },
 *       list: (field) => [1, 2, 3].filter((coins) => coins <= field.coins).map((coins) => ({ type: 'take', coins })),
 *     },
 *   },
 * });
 * ```
 */
export function rulebook<Field, State, Event, Action extends TypedThing>(
  chapters: Chapters<Field, State, Event, Action>,
): Rulebook<Field, State, Event, Action> {
  const { rules, seenBy, afterwards } = chapters;
  const { whyNot, legal } = judge(chapters);
  const act = (seat: Seat, action: Action) => (context: RuleContext<State, Event>) => {
    ruleFor(rules, action.type).apply(context, seat, action);
    afterwards?.(context);
  };
  return {
    whyNot,
    legal,
    apply: (state, seat, action, dice) =>
      whyNot(seenBy(state, seat), seat, action) ?? carryOut(state, dice, act(seat, action)),
    carry: (state, seat, action, dice) => {
      const { draft, events } = changed(state, dice, act(seat, action));
      return { state: draft as State, events };
    },
  };
}

/** Lets the rules change a state, and collects the events that they emit. */
export function carryOut<State, Event>(
  state: State,
  dice: Dice,
  change: (context: RuleContext<State, Event>) => void,
): Transition<State, Event> {
  const { draft, events } = changed(state, dice, change);
  return { state: settled(state, draft), events };
}

function changed<State, Event>(
  state: State,
  dice: Dice,
  change: (context: RuleContext<State, Event>) => void,
): { readonly draft: Draft<State>; readonly events: readonly Event[] } {
  const events: Event[] = [];
  const draft = draftOf(state);
  change({ state: draft, dice, emit: (event) => void events.push(event) });
  return { draft, events };
}
