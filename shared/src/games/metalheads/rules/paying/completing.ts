import { expectDefined } from '../../../../core/ground/result';
import { needsVictim, ROBOTS, stepsOf, type RobotId } from '../../content/robots';
import type { Completed, Ready, Task } from '../../state';
import { activePlayer, first, task, type RuleContext } from '../context';
import { isReady } from './costs';
import { discard } from '../cards/deck';
import { constructionOf, monsterIn, playerAt, soloSideOf, stepsOfRobot, type Field } from '../field';
import { freshRobot } from '../monster/monsterRobots';

/** Notes which Robots lack nothing any more, and which do again; they are completed in this order (M14). */
export function noteReady(context: RuleContext): void {
  const { turn } = context.state;
  const field = context.state;
  const { seat, ready, tasks } = field.turn;
  if (ready.length === 0 && playerAt(field, seat).constructions.length === 0) return;
  const still = stillReady(field);
  if (still.length < ready.length) turn.ready = [...still];
  const noted = new Set(
    [...still, ...tasks.filter(({ kind }) => kind === 'finish')].map(({ robot }) => robot),
  );
  const since = Math.max(0, ...still.map((one) => one.since)) + 1;
  for (const construction of playerAt(field, seat).constructions) {
    const { robot } = construction;
    if (!noted.has(robot) && isReady(field, seat, construction)) turn.ready.push({ robot, since });
  }
}

const stillReady = (field: Field): readonly Ready[] =>
  field.turn.ready.filter(({ robot }) => {
    const construction = constructionOf(field, field.turn.seat, robot);
    return construction !== undefined && isReady(field, field.turn.seat, construction);
  });

/** The Robots of which one is completed next: all that became ready at the same moment. */
export function nextReady(field: Field): readonly RobotId[] {
  const still = stillReady(field);
  const earliest = Math.min(...still.map(({ since }) => since));
  return still.filter(({ since }) => since === earliest).map(({ robot }) => robot);
}

/** Begins to complete the next ready Robot, or asks which; false if there is none. */
export function completeNext(context: RuleContext): boolean {
  const { turn } = context.state;
  if (turn.ready.length === 0) return false;
  const [robot, other] = nextReady(context.state);
  if (robot === undefined) turn.ready = [];
  else if (other === undefined) complete(context, robot, { free: false });
  else first(context, task('order'));
  return true;
}

/** A Robot is completed: first what it destroys and what it copies, then it itself (M14). */
export function complete(context: RuleContext, robot: RobotId, { free }: { readonly free: boolean }): void {
  const { turn } = context.state;
  turn.ready = turn.ready.filter((one) => one.robot !== robot);
  const copies = stepsOf(ROBOTS[robot].ability).some((step) => step.do === 'copyPaid');
  first(
    context,
    ...(needsVictim(robot) ? [task('sacrifice', { robot })] : []),
    ...(copies ? [task('copy', { robot })] : []),
    task('finish', { robot, optional: free }),
  );
}

/** Moves the Robot to the completed ones; then what the Monster does about it, and its instant ability. */
export function finish(context: RuleContext, { robot: id, other, optional: free }: Task): void {
  const robot = expectDefined(id === '' ? undefined : id, 'a Robot to be completed');
  const { state } = context;
  const { seat } = state.turn;
  const player = activePlayer(context);
  const paid = player.constructions.find((one) => one.robot === robot)?.paid ?? [];
  player.constructions = player.constructions.filter((one) => one.robot !== robot);
  const marked = state.marked.includes(robot);
  state.marked = state.marked.filter((one) => one !== robot);
  const fresh: Completed = { ...freshRobot(robot), copied: other, damage: marked ? 1 : 0 };
  player.robots.push(fresh);
  state.turn.discount = '';
  context.emit({ type: 'completed', seat, robot, free });
  if (other !== '') context.emit({ type: 'copied', seat, robot, of: other });
  if (paid.length > 0) {
    context.emit({ type: 'discarded', seat, robots: paid.map(({ card }) => card) });
    discard(context, ...paid.map(({ card }) => card));
  }
  first(context, ...rulesOnCompletion(state, robot), ...instantOf(fresh));
}

/** What the Monster's card says about completed Robots (M24); not alone, and not before the first turn. */
function rulesOnCompletion(
  field: Pick<Field, 'monster' | 'edition' | 'players' | 'phase'>,
  robot: RobotId,
): readonly Task[] {
  const rule = monsterIn(field).onCompletion;
  if (!rule || soloSideOf(field) || field.phase !== 'turns') return [];
  const { type, strength } = ROBOTS[robot];
  return [
    ...(rule.damage === undefined
      ? []
      : [task('place', { token: 'damage', count: rule.damage, scope: 'others' })]),
    ...(rule.destroysWeaker === type
      ? [task('destroyWeaker', { robot, base: strength, optional: true })]
      : []),
  ];
}

/** The steps of an instant ability; what a Robot of its own destroys is already done. */
function instantOf(robot: Completed): readonly Task[] {
  const ability = robot.copied === '' ? ROBOTS[robot.robot].ability : ROBOTS[robot.copied].ability;
  if (ability.box !== 'instant') return [];
  return stepsOfRobot(robot).flatMap((step, count) =>
    step.do === 'sacrifice' && robot.copied === '' ? [] : [task('step', { robot: robot.robot, count })],
  );
}
