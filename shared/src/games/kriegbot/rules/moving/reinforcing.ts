import { DIRECTIONS } from '../../../../core/game/hex';
import { expectDefined } from '../../../../core/ground/result';
import { EDGE_IDS, edgeHexes, type EdgeId } from '../../content/map';
import type { RobotId } from '../../state/robot';
import {
  answered,
  ask,
  first,
  refuse,
  robotIn,
  teamOf,
  type Rule,
  type RuleContext,
  put,
} from '../field/context';
import { note } from '../field/facts';
import { edgeOf, robotAt, robotOf, robotsIn, teamIn, teamsIn, type Field } from '../field/field';
import { beginMovement } from './move';
import { isComing, isWaiting } from '../field/reserve';
import { freeAt } from '../setup/setup';

/** The reserve of a side: called at the end of a turn, on the map in the next one (KS9.8). */

/** The edges of this turn's perpetrators. */
const edgesToCall = (field: Field): readonly EdgeId[] =>
  EDGE_IDS.filter((edge) =>
    teamsIn(field).some((team) => teamIn(field, team).provoked && edgeOf(field, team) === edge),
  );

/** At the end of a turn: asks whoever runs a waiting robot, if there is cause. */
export function askToReinforce(context: RuleContext): void {
  const [waiting] = robotsIn(context.state).filter((robot) => isWaiting(context.state, robot));
  if (!waiting || isComing(context.state, waiting) || context.state.seats[waiting.seat]?.out) return;
  if (edgesToCall(context.state).length > 0) ask(context, 'reinforce', waiting.id);
}

export const reinforce: Rule<'reinforce'> = {
  whyNot: (field, _seat, { edge }) =>
    edge === '' || edgesToCall(field).includes(edge) ? undefined : refuse('noPerpetrator'),
  apply(context, _seat, { edge }) {
    const { robot: id } = expectDefined(context.state.question, 'a question');
    answered(context);
    if (edge === '') return;
    teamOf(context, robotIn(context, id).team).comesOn = edge;
    context.emit({ type: 'reinforcementCalled', robot: id, edge });
  },
  list: (field) => ['' as const, ...edgesToCall(field)].map((edge) => ({ type: 'reinforce', edge })),
};

/** Its turn to move: where it enters. Without a free half-hex it waits for the next turn. */
export function askToEnter(context: RuleContext, id: RobotId): void {
  const robot = robotOf(context.state, id);
  if (isComing(context.state, robot) && freeAt(context.state, edgeFor(context.state, id)).length > 0)
    ask(context, 'enter', id);
}

const edgeFor = (field: Field, id: RobotId): EdgeId | '' => teamIn(field, robotOf(field, id).team).comesOn;

/** It costs the first point of its movement, which goes on from there. */
export const enter: Rule<'enter'> = {
  whyNot(field, _seat, { at }) {
    const edge = edgeFor(field, field.question?.robot ?? '');
    if (edge === '' || !edgeHexes(edge).includes(at)) return refuse('notYourEdge');
    return robotAt(field, at) ? refuse('occupied') : undefined;
  },
  apply(context, _seat, { at, facing }) {
    const { robot: id } = expectDefined(context.state.question, 'a question');
    answered(context);
    put(context, id, { at, facing });
    context.emit({ type: 'entered', robot: id, at, facing });
    const robot = robotIn(context, id);
    teamOf(context, robot.team).comesOn = '';
    robot.marks.option = 'move';
    robot.marks.steps = 1;
    beginMovement(context, id).begun = true;
    note(context, { kind: 'entered', robot: id });
    first(context, { kind: 'move', robot: id }, { kind: 'endMovement', robot: id });
  },
  list: (field) =>
    freeAt(field, edgeFor(field, field.question?.robot ?? '')).flatMap((at) =>
      DIRECTIONS.map((facing) => ({ type: 'enter', at, facing }) as const),
    ),
};
