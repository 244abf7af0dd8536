import { current, isDraft, original, type Draft } from 'immer';
import type { RuleContext as RuleContextOf, Rule as RuleOf } from '../../../core/judging';
import { known, refuse, type Refusal } from '../../../core/result';
import type { Action, ActionOf } from '../actions';
import type { Event } from '../events';
import type { RefusalCode } from '../refusals';
import type { Car, CarId, State, Turn } from '../state';
import type { Field } from './field';

export type RuleContext = RuleContextOf<State, Event>;
export type Rule<Type extends Action['type']> = RuleOf<Field, State, Event, ActionOf<Type>, RefusalCode>;

/** Why something cannot be done; `undefined` when it can. */
export type WhyNot = Refusal<RefusalCode> | undefined;

export const no: typeof refuse<RefusalCode> = refuse;

/**
 * The original state before the action, and a copy of the present one: both plain, and so searched much faster than the
 * draft.
 */
export const before = ({ state }: RuleContext): Field =>
  isDraft(state) ? known(original(state), 'a state') : state;
export const now = ({ state }: RuleContext): Field => (isDraft(state) ? current(state) : state);

export const carIn = (context: RuleContext, id: CarId): Draft<Car> =>
  known(context.state.cars[id], `a car ${id}`);
export const turnIn = (context: RuleContext): Draft<Turn> => known(context.state.turn, 'a turn');
/** The car whose turn it is. */
export const moverIn = (context: RuleContext): Draft<Car> => carIn(context, turnIn(context).car);
