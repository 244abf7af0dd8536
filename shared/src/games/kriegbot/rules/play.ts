import { current, type Draft } from 'immer';
import type { Play as AnyPlay, Rule as AnyRule } from '../../../core/rulebook';
import { known, refuse, type Refusal } from '../../../core/result';
import type { Action, ActionOf } from '../actions';
import type { CardId } from '../content/cards';
import type { Event } from '../events';
import type { RefusalCode } from '../refusals';
import type { Question, Robot, RobotId, State, Task } from '../state';
import type { Field } from './field';

export type Play = AnyPlay<State, Event>;
export type Rule<Type extends Action['type']> = AnyRule<Field, State, Event, ActionOf<Type>, RefusalCode>;

/** Why something cannot be done; `undefined` when it can. */
export type WhyNot = Refusal<RefusalCode> | undefined;

export const no: typeof refuse<RefusalCode> = refuse;

export const robotIn = (play: Play, id: RobotId): Draft<Robot> =>
  known(play.state.robots[id], `a robot ${id}`);

/** The state as it stands before anything is done, for questions that read much of it: through the draft that is slow. */
export const asItStands = (play: Play): State => current(play.state) as State;

/** Does these first, in this order. */
export const first = (play: Play, ...tasks: readonly Task[]): void =>
  void play.state.agenda.unshift(...tasks);

/** Puts a question to the one who runs the robot. */
export function ask(
  play: Play,
  kind: Question['kind'],
  id: RobotId,
  more: { readonly count?: number; readonly brief?: boolean } = {},
): void {
  const { count = 0, brief = false } = more;
  if (brief) play.state.pauses += 1;
  play.state.question = { kind, robot: id, seat: robotIn(play, id).seat, count, brief };
}

/** The question is answered. */
export function answered(play: Play): void {
  delete play.state.question;
}

/** Turns a card of a robot up, if it lies face down (L119). */
export function show(play: Play, id: RobotId, card: CardId): void {
  const robot = robotIn(play, id);
  const place = [...Object.values(robot.slots), robot.skin].find((one) => one.card === card);
  if (!place || place.shown) return;
  place.shown = true;
  play.tell({ type: 'shown', robot: id, card });
}
