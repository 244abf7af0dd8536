import type { Draft } from '../../../core/game/drafts';
import { expectDefined, refuse as refuseAs, type Refusal } from '../../../core/ground/result';
import type { RuleContext as RuleContextOf, Rule as RuleOf } from '../../../core/game/judging';
import type { Action, ActionOf } from '../actions';
import type { Event } from '../events';
import type { RefusalCode } from '../refusals';
import type { Krusher, KrusherId, State } from '../state';
import type { Field } from './field';

export type RuleContext = RuleContextOf<State, Event>;
export type Rule<Type extends Action['type']> = RuleOf<Field, State, Event, ActionOf<Type>, RefusalCode>;

/** Why something cannot be done; `undefined` when it can. */
export type WhyNot = Refusal<RefusalCode> | undefined;

export const refuse: typeof refuseAs<RefusalCode> = refuseAs;

export const krusherIn = (context: RuleContext, id: KrusherId): Draft<Krusher> =>
  expectDefined(context.state.krushers[id], `a Krusher ${id}`);
