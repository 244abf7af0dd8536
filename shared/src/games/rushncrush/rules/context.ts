import type { Draft } from '../../../core/game/drafts';
import type { RuleContext as RuleContextOf, Rule as RuleOf } from '../../../core/game/judging';
import { expectDefined, refuse as refuseAs, type Refusal } from '../../../core/ground/result';
import type { Action, ActionOf } from '../actions';
import type { Event } from '../events';
import type { RefusalCode } from '../refusals';
import type { Car, CarId, State, Turn } from '../state';
import type { Field } from './field';

export type RuleContext = RuleContextOf<State, Event>;
export type Rule<Type extends Action['type']> = RuleOf<Field, State, Event, ActionOf<Type>, RefusalCode>;

/** Why something cannot be done; `undefined` when it can. */
export type WhyNot = Refusal<RefusalCode> | undefined;

export const refuse: typeof refuseAs<RefusalCode> = refuseAs;

export const carIn = (context: RuleContext, id: CarId): Draft<Car> =>
  expectDefined(context.state.cars[id], `a car ${id}`);
export const turnIn = (context: RuleContext): Draft<Turn> => expectDefined(context.state.turn, 'a turn');
/** The car whose turn it is. */
export const moverIn = (context: RuleContext): Draft<Car> => carIn(context, turnIn(context).car);
