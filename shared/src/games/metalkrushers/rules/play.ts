import type { Draft } from 'immer';
import type { Dice } from '../../../core/dice';
import { known, refuse, type Refusal } from '../../../core/result';
import type { Seat } from '../../../core/seats';
import type { Action, ActionOf } from '../actions';
import type { Event } from '../events';
import type { RefusalCode } from '../refusals';
import type { Krusher, KrusherId, State } from '../state';
import type { Field } from './field';

/** An accepted action while it is carried out: the state in change, the dice, the events so far. */
export interface Play {
  readonly state: Draft<State>;
  readonly dice: Dice;
  tell(event: Event): void;
}

/** Why something cannot be done; `undefined` when it can. */
export type WhyNot = Refusal<RefusalCode> | undefined;

export const no: typeof refuse<RefusalCode> = refuse;

/** One kind of action: why it may be refused, what it does, and every one of its kind that is legal. */
export interface Rule<Type extends Action['type']> {
  /** Asked only when the seat may do things of this kind now (turn.ts). */
  whyNot(field: Field, seat: Seat, action: ActionOf<Type>): WhyNot;
  apply(play: Play, seat: Seat, action: ActionOf<Type>): void;
  list(field: Field, seat: Seat): readonly ActionOf<Type>[];
}

export const krusherIn = (play: Play, id: KrusherId): Draft<Krusher> =>
  known(play.state.krushers[id], `a Krusher ${id}`);
