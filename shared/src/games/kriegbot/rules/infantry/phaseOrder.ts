import { planOf } from '../../content/scenarios';
import type { TentName } from '../../content/infantry';
import type { TeamId } from '../../content/teams';
import { expectDefined } from '../../../../core/ground/result';
import type { Task } from '../../state/tasks';
import type { Unit, UnitId } from '../../state/units';
import { answered, ask, refuse, type Rule, type RuleContext } from '../field/context';
import { findUnit, teamIn, teamsIn, type Field } from '../field/field';
import { askUnit } from './infantryPhase';
import { drill } from './drill';
import { isAutomated } from '../field/seating';
import { isTent } from '../pieces/units';

/** Whose turn it is in the infantry phase: by name, in any order that their player likes, or as the rules say. */

type Turn = Extract<Task, { kind: 'unit' }>;

/** The tents of its side act in any order, until an enemy pilot has bailed out (KS13.4). */
const isOrderFree = (field: Pick<Field, 'options' | 'teams' | 'phase'>, unit: Unit): boolean =>
  field.phase === 'infantry' &&
  isTent(unit) &&
  planOf(field.options, unit.team).anyOrder === true &&
  !teamsIn(field).some((team) => team !== unit.team && teamIn(field, team).bailed);

export function takeTurn(context: RuleContext, turn: Turn): void {
  const unit = findUnit(context.state, turn.unit);
  if (!unit) return;
  const left = isOrderFree(context.state, unit) ? turnsLeft(context, unit.team) : [];
  if (isAutomated(context.state, unit.team)) drill(context, unit);
  else if (left.length > 0) ask(context, 'soldier', unit.id, { sendable: [unit.id, ...left] });
  else askUnit(context, turn);
}

const isTurnOf = ({ state }: RuleContext, task: Task, team: TeamId): task is Turn => {
  const unit = task.kind === 'unit' ? findUnit(state, task.unit) : undefined;
  return unit !== undefined && unit.team === team && isTent(unit);
};

/** Tents of a side that have still to act in this phase, in the order of the agenda. */
const turnsLeft = (context: RuleContext, team: TeamId): readonly UnitId[] =>
  context.state.agenda.flatMap((task) => (isTurnOf(context, task, team) ? [task.unit] : []));

/** The turns of a side, as often as they come, are those of these tents in this order. */
function reorder(context: RuleContext, team: TeamId, ids: readonly UnitId[]): void {
  const next = [...ids];
  context.state.agenda = context.state.agenda.map((task) =>
    isTurnOf(context, task, team) ? { kind: 'unit', unit: next.shift() ?? task.unit } : task,
  );
}

/** The tent that is asked, or may be sent, comes first; the others follow by name. */
export const send: Rule<'send'> = {
  whyNot: (field, _seat, { unit }) =>
    field.question?.sendable?.includes(unit) ? undefined : refuse('noSuchUnit'),
  apply(context, _seat, { unit: id }) {
    const { robot, sendable = [] } = expectDefined(context.state.question, 'a question');
    const { team } = expectDefined(findUnit(context.state, id), `a unit ${id}`);
    const left = [...new Set([robot, ...sendable])].filter((one) => one !== id).toSorted();
    answered(context);
    reorder(context, team, left);
    askUnit(context, { kind: 'unit', unit: id });
    if (context.state.question && left.length > 0) context.state.question.sendable = left;
  },
  list: ({ question }) =>
    (question?.sendable ?? []).map((unit) => ({ type: 'send', unit: unit as TentName })),
};

/** None of those who have still to act does anything. */
export function standDown(context: RuleContext): void {
  const { robot } = expectDefined(context.state.question, 'a question');
  const { team } = expectDefined(findUnit(context.state, robot), `a unit ${robot}`);
  context.state.agenda = context.state.agenda.filter((task) => !isTurnOf(context, task, team));
}
