import { current, isDraft, original, type Draft } from 'immer';
import type { Play as AnyPlay, Rule as AnyRule } from '../../../core/rulebook';
import { known, refuse, type Refusal } from '../../../core/result';
import type { Action, ActionOf } from '../actions';
import type { Event } from '../events';
import type { RefusalCode } from '../refusals';
import type { Car, CarId, State, Turn } from '../state';
import type { Field } from './field';

export type Play = AnyPlay<State, Event>;
export type Rule<Type extends Action['type']> = AnyRule<Field, State, Event, ActionOf<Type>, RefusalCode>;

/** Why something cannot be done; `undefined` when it can. */
export type WhyNot = Refusal<RefusalCode> | undefined;

export const no: typeof refuse<RefusalCode> = refuse;

/** The state as the action found it, and as it is now: plain, and so searched much faster than the one in change. */
export const before = ({ state }: Play): Field =>
  isDraft(state) ? known(original(state), 'a state') : state;
export const now = ({ state }: Play): Field => (isDraft(state) ? current(state) : state);

export const carIn = (play: Play, id: CarId): Draft<Car> => known(play.state.cars[id], `a car ${id}`);
export const turnIn = (play: Play): Draft<Turn> => known(play.state.turn, 'a turn');
/** The car whose turn it is. */
export const moverIn = (play: Play): Draft<Car> => carIn(play, turnIn(play).car);
