import { expectDefined } from '../../../../core/ground/result';
import type { Task } from '../../state';
import { answer, lapse } from './answering';
import { completeNext, finish, noteReady } from '../paying/completing';
import { playerIn, type RuleContext } from '../context';
import { stepsOfRobot } from '../field';
import { ANSWERS, asksAnyway, choicesOf } from './questions';
import { startStep } from '../abilities/steps';
import { destroyBroken } from '../strength/tokens';

/** Carries out everything that needs no decision. Returns true once nothing is left, false while a question is open. */
export function runTasks(context: RuleContext): boolean {
  for (;;) {
    settle(context);
    const { state } = context;
    if (state.phase === 'over') return true;
    const [next] = state.turn.tasks;
    if (!next) {
      if (completeNext(context)) continue;
      return true;
    }
    if (!runTask(context, next as Task)) return false;
  }
}

/** What may follow from any change: Robots are destroyed, Robots are ready. */
function settle(context: RuleContext): void {
  destroyBroken(context);
  if (context.state.phase !== 'over') noteReady(context);
}

/** Does the first task, or what is left of it; false if it has to be asked. */
function runTask(context: RuleContext, { kind }: Task): boolean {
  if (kind in ANSWERS) return askOrAnswer(context);
  const task = expectDefined(context.state.turn.tasks.shift(), 'a task') as Task;
  if (kind === 'finish') finish(context, task);
  else startOf(context, task);
  return true;
}

/** A question with a single answer answers itself, unless that would tell the others about the hand (M19). */
function askOrAnswer(context: RuleContext): boolean {
  const field = context.state;
  const [only, other] = choicesOf(field);
  if (other !== undefined || asksAnyway(field)) return false;
  if (only === undefined) lapse(context, expectDefined(context.state.turn.tasks.shift(), 'a task') as Task);
  else answer(context, only);
  return true;
}

/** A step of an ability begins; it lapses if its Robot is gone. */
function startOf(context: RuleContext, { robot: id, count }: Task): void {
  const robot = playerIn(context, context.state.turn.seat).robots.find((one) => one.robot === id);
  const step = robot && stepsOfRobot(robot)[count];
  if (id !== '' && step) startStep(context, id, step);
}
