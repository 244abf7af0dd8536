import type { Draft } from '../../../../core/game/drafts';
import type { RuleContext as RuleContextOf, Rule as RuleOf } from '../../../../core/game/judging';
import { expectDefined, refuse as refuseAs, type Refusal } from '../../../../core/ground/result';
import type { Seat } from '../../../../core/ground/seats';
import type { Action, ActionOf } from '../../actions';
import type { CardId } from '../../content/cards';
import type { TeamId } from '../../content/teams';
import type { Event } from '../../events';
import type { RefusalCode } from '../../refusals';
import type { State, TargetId, TeamState } from '../../state';
import type { Question, Task } from '../../state/tasks';
import type { Robot, RobotId } from '../../state/robot';
import type { UnitId } from '../../state/units';
import { seatOf } from './landingCraft';
import type { Field } from './field';

export type RuleContext = RuleContextOf<State, Event>;
export type Rule<Type extends Action['type']> = RuleOf<Field, State, Event, ActionOf<Type>, RefusalCode>;

/** Why something cannot be done; `undefined` when it can. */
export type WhyNot = Refusal<RefusalCode> | undefined;

export const refuse: typeof refuseAs<RefusalCode> = refuseAs;

export const robotIn = (context: RuleContext, id: RobotId): Draft<Robot> =>
  expectDefined(context.state.robots[id], `a robot ${id}`);

/** Puts a robot onto the map. */
export function put(context: RuleContext, id: RobotId, { at, facing }: Pick<Robot, 'at' | 'facing'>): void {
  const robot = robotIn(context, id);
  robot.at = at;
  robot.facing = facing;
}

export const teamOf = (context: RuleContext, id: TeamId): Draft<TeamState> =>
  expectDefined(context.state.teams[id], `a side ${id}`);

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
