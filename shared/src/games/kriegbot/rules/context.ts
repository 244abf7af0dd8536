import { current, type Draft } from 'immer';
import type { RuleContext as RuleContextOf, Rule as RuleOf } from '../../../core/judging';
import { known, refuse, type Refusal } from '../../../core/result';
import type { Seat } from '../../../core/seats';
import type { Action, ActionOf } from '../actions';
import type { CardId } from '../content/cards';
import type { TeamId } from '../content/teams';
import type { Event } from '../events';
import type { RefusalCode } from '../refusals';
import type { State, TargetId, TeamState } from '../state';
import type { Question, Task } from '../taskState';
import type { Robot, RobotId } from '../robotState';
import type { UnitId } from '../unitState';
import { seatOf } from './craft';
import type { Field } from './field';

export type RuleContext = RuleContextOf<State, Event>;
export type Rule<Type extends Action['type']> = RuleOf<Field, State, Event, ActionOf<Type>, RefusalCode>;

/** Why something cannot be done; `undefined` when it can. */
export type WhyNot = Refusal<RefusalCode> | undefined;

export const no: typeof refuse<RefusalCode> = refuse;

export const robotIn = (context: RuleContext, id: RobotId): Draft<Robot> =>
  known(context.state.robots[id], `a robot ${id}`);

/** Puts a robot onto the map. */
export function put(context: RuleContext, id: RobotId, { at, facing }: Pick<Robot, 'at' | 'facing'>): void {
  const robot = robotIn(context, id);
  robot.at = at;
  robot.facing = facing;
}

export const teamOf = (context: RuleContext, id: TeamId): Draft<TeamState> =>
  known(context.state.teams[id], `a side ${id}`);

/** A plain copy of the present state, for questions that read much of it, because reading the draft is slow. */
export const asItStands = (context: RuleContext): State => current(context.state) as State;

/** Puts these tasks first, in this order. */
export const first = (context: RuleContext, ...tasks: readonly Task[]): void =>
  void context.state.agenda.unshift(...tasks);

/** Asks a question of the player who runs the robot, or speaks for the landing craft. */
export function ask(
  context: RuleContext,
  kind: Question['kind'],
  id: TargetId,
  more: {
    readonly count?: number;
    readonly brief?: boolean;
    readonly target?: RobotId;
    readonly seat?: Seat;
    readonly sendable?: readonly UnitId[];
  } = {},
): void {
  const { count = 0, brief = false, target, sendable, seat = seatOf(context.state, id) } = more;
  if (brief) context.state.pauses += 1;
  context.state.question = {
    kind,
    robot: id,
    seat,
    count,
    brief,
    ...(target !== undefined && { target }),
    ...(sendable && { sendable: [...sendable] }),
  };
}

/** The question is answered. */
export function answered(context: RuleContext): void {
  delete context.state.question;
}

/** Reveals a card of a robot if it is face down (L119). */
export function show(context: RuleContext, id: RobotId, card: CardId): void {
  const robot = robotIn(context, id);
  const place = [...Object.values(robot.slots), robot.skin].find((one) => one.card === card);
  if (!place || place.shown) return;
  place.shown = true;
  context.emit({ type: 'shown', robot: id, card });
}
