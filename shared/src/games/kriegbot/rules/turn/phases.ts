import { turnsOf } from '../../content/scenarios';
import type { Task } from '../../state/tasks';
import { blastTasks } from '../attacking/placedBombs';
import { isStruck, isUnpowered } from '../pieces/cardsOnRobots';
import { isCutOff } from '../field/landingCraft';
import { hasCores, isEmpty } from '../cores/energy';
import { inOrder, isAlive, isOnMap, robotsIn, type Field, type SeenRobot } from '../field/field';
import { robotIn, type RuleContext } from '../field/context';
import { hookTasks } from '../scenarios/hooks';
import { honchoTurns, unitTurns } from '../infantry/infantryPhase';
import { isAbove } from '../pieces/disks';
import { isComing } from '../field/reserve';
import { FRESH } from '../pieces/newRobot';
import { endAtLimit, judge } from '../ending/victory';

/** Source L141-147, "Sequence of play". */
export function nextPhase(context: RuleContext): void {
  const { phase } = context.state;
  if (phase === 'movement') beginAttackPhase(context);
  else if (phase === 'attack') beginInfantryPhase(context);
  else if (phase === 'infantry') beginStatusPhase(context);
  else beginTurn(context);
}

function beginTurn(context: RuleContext): void {
  context.state.turn += 1;
  context.state.phase = 'movement';
  context.state.guarded = [];
  for (const robot of robotsIn(context.state))
    robotIn(context, robot.id).marks = { ...FRESH, used: [], helped: [], woken: [] };
  context.emit({ type: 'turnBegan', turn: context.state.turn });
  context.emit({ type: 'phaseBegan', phase: 'movement' });
  context.state.agenda = [
    ...hookTasks(context, 'turnStart'),
    ...inOrder(
      robotsIn(context.state).filter((robot) => isAlive(robot) || isExpected(context.state, robot)),
    ).flatMap((robot) => [
      ...hookTasks(context, 'moveTurn', robot.id),
      ...(isAlive(robot) ? movementOf(robot.id) : []),
    ]),
  ];
}

/** It is off the map, and may come onto it this turn. */
const isExpected = (field: Field, robot: SeenRobot): boolean =>
  isComing(field, robot) || isAbove(field, robot);

/** The parts of a robot's movement. */
export const movementOf = (robot: string): Task[] => [
  { kind: 'clamp', robot },
  { kind: 'move', robot },
  { kind: 'endMovement', robot },
];

function beginAttackPhase(context: RuleContext): void {
  context.state.phase = 'attack';
  context.emit({ type: 'phaseBegan', phase: 'attack' });
  context.state.agenda = [
    ...honchoTurns(context.state),
    ...hookTasks(context, 'attackStart'),
    ...inOrder(robotsIn(context.state).filter(isAlive)).map(
      ({ id }) => ({ kind: 'attack', robot: id }) as const,
    ),
  ];
}

/** Source L499; skipped while there is nobody who might act. */
function beginInfantryPhase(context: RuleContext): void {
  const turns = unitTurns(context.state);
  if (turns.length === 0) {
    beginStatusPhase(context);
    return;
  }
  context.state.phase = 'infantry';
  context.emit({ type: 'phaseBegan', phase: 'infantry' });
  context.state.agenda = [...turns];
}

/** Source L288-296, in the order of K57. Bombardment comes before the fire, if a scenario has it. */
function beginStatusPhase(context: RuleContext): void {
  context.state.phase = 'status';
  context.emit({ type: 'phaseBegan', phase: 'status' });
  const ids = inOrder(robotsIn(context.state).filter(isOnMap)).map(({ id }) => id);
  context.state.agenda = [
    ...hookTasks(context, 'statusStart'),
    ...blastTasks(context.state),
    ...ids.map((robot) => ({ kind: 'burn', robot }) as const),
    { kind: 'mend' },
    ...(hasCores(context.state) ? [{ kind: 'recharge' } as const] : []),
    ...hookTasks(context, 'turnEnd'),
    { kind: 'endTurn' },
  ];
}

/** What ends with the turn; then the time limit (K9). */
export function endTurn(context: RuleContext): void {
  for (const status of ['poweredUp', 'biped'] as const) switchOff(context, status);
  for (const { id } of robotsIn(context.state)) countDead(context, id);
  delete context.state.smoke;
  for (const { slots } of Object.values(context.state.robots))
    for (const slot of Object.values(slots)) slot.locked = false;
  for (const standing of Object.values(context.state.standing)) standing.quiet = false;
  judge(context, 'turnEnd');
  if (context.state.phase !== 'over' && context.state.turn >= turnsOf(context.state.options))
    endAtLimit(context);
}

function switchOff(context: RuleContext, status: 'poweredUp' | 'biped'): void {
  for (const { id } of inOrder(robotsIn(context.state))) {
    const robot = robotIn(context, id);
    if (!robot[status] || (status === 'poweredUp' && robot.marks.keepsPower)) continue;
    robot[status] = false;
    if (robot.at !== '') context.emit({ type: 'status', robot: id, status, on: false });
  }
}

/**
 * With its drive, pilot or power core disabled, and unpowered or otherwise unable to reboot: at two consecutive ends of
 * turns, it is no longer active (K59, KS7.6, KX17).
 */
function countDead(context: RuleContext, id: string): void {
  const robot = robotIn(context, id);
  const isStuck = isUnpowered(robot) || isEmpty(robot) || isCutOff(context.state, robot);
  robot.dead = isAlive(robot) && isStuck && isStruck(robot) ? robot.dead + 1 : 0;
}
