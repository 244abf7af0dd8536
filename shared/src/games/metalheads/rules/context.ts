import type { Draft } from '../../../core/game/drafts';
import { expectDefined, refuse as refuseAs, type Refusal } from '../../../core/ground/result';
import type { Rule as RuleOf, RuleContext as RuleContextOf } from '../../../core/game/judging';
import type { Seat } from '../../../core/ground/seats';
import type { Action, ActionOf } from '../actions';
import type { RobotId } from '../content/robots';
import type { Event } from '../events';
import type { RefusalCode } from '../refusals';
import type { Completed, Player, State, Task } from '../state';
import type { Field, Owner } from './field';

export type RuleContext = RuleContextOf<State, Event>;
export type Rule<Type extends Action['type']> = RuleOf<Field, State, Event, ActionOf<Type>, RefusalCode>;

/** Why something cannot be done; `undefined` when it can. */
export type WhyNot = Refusal<RefusalCode> | undefined;

export const refuse: typeof refuseAs<RefusalCode> = refuseAs;

export const playerIn = ({ state }: RuleContext, seat: Seat): Draft<Player> =>
  expectDefined(state.players[seat], `a player at seat ${seat}`);

/** The player on turn. */
export const activePlayer = (context: RuleContext): Draft<Player> =>
  playerIn(context, context.state.turn.seat);

export const robotsIn = (context: RuleContext, owner: Owner): Draft<Completed>[] =>
  owner === undefined ? context.state.monsterRobots : playerIn(context, owner).robots;

interface OwnedDraft {
  readonly owner: Owner;
  readonly robot: Draft<Completed>;
}

/** A completed Robot of any owner. */
export function robotIn(context: RuleContext, id: RobotId): OwnedDraft {
  const owners: readonly Owner[] = [...context.state.players.keys(), undefined];
  for (const owner of owners) {
    const robot = robotsIn(context, owner).find((one) => one.robot === id);
    if (robot) return { owner, robot };
  }
  return expectDefined<OwnedDraft>(undefined, `a completed Robot ${id}`);
}

/** Absent fields of an event stand for the solo Monster. */
export const ownedBy = (owner: Owner): { readonly owner?: Seat } => (owner === undefined ? {} : { owner });

const EMPTY_TASK: Omit<Task, 'kind'> = {
  robot: '',
  other: '',
  token: '',
  count: 0,
  scope: 'any',
  base: 0,
  done: 0,
  optional: false,
};

export const task = (kind: Task['kind'], more: Partial<Task> = {}): Task => ({
  ...EMPTY_TASK,
  kind,
  ...more,
});

/** Puts these tasks first, in this order. */
export const first = (context: RuleContext, ...tasks: readonly Task[]): void =>
  void context.state.turn.tasks.unshift(...tasks);
