import type { Task } from '../state';
import { isStruck, isUnpowered } from './cards';
import { inOrder, isAlive, isOnMap, robotsIn } from './field';
import { robotIn, type Play } from './play';
import { FRESH } from './setup';
import { endByScore, judge } from './victory';

/** Source L141-147, "Sequence of play". */
export function nextPhase(play: Play): void {
  const { phase } = play.state;
  if (phase === 'movement') beginAttackPhase(play);
  else if (phase === 'attack') beginStatusPhase(play);
  else beginTurn(play);
}

function beginTurn(play: Play): void {
  play.state.turn += 1;
  play.state.phase = 'movement';
  for (const robot of robotsIn(play.state))
    robotIn(play, robot.id).marks = { ...FRESH, used: [], helped: [], woken: [] };
  play.tell({ type: 'turnBegan', turn: play.state.turn });
  play.tell({ type: 'phaseBegan', phase: 'movement' });
  play.state.agenda = inOrder(robotsIn(play.state).filter(isAlive)).flatMap(({ id: robot }) =>
    movementOf(robot),
  );
}

/** What the movement of a robot is made of. */
export const movementOf = (robot: string): Task[] => [
  { kind: 'clamp', robot },
  { kind: 'move', robot },
  { kind: 'endMovement', robot },
];

function beginAttackPhase(play: Play): void {
  play.state.phase = 'attack';
  play.tell({ type: 'phaseBegan', phase: 'attack' });
  play.state.agenda = inOrder(robotsIn(play.state).filter(isAlive)).map(({ id }) => ({
    kind: 'attack',
    robot: id,
  }));
}

/** Source L288-296, in the order of K57. Bombardment comes before the fire, where a scenario has it. */
function beginStatusPhase(play: Play): void {
  play.state.phase = 'status';
  play.tell({ type: 'phaseBegan', phase: 'status' });
  const ids = inOrder(robotsIn(play.state).filter(isOnMap)).map(({ id }) => id);
  play.state.agenda = [
    ...ids.map((robot) => ({ kind: 'burn', robot }) as const),
    { kind: 'mend' },
    { kind: 'endTurn' },
  ];
}

/** What ends with the turn; then the time limit (K9). */
export function endTurn(play: Play): void {
  for (const status of ['poweredUp', 'biped'] as const) switchOff(play, status);
  for (const { id } of robotsIn(play.state)) countDead(play, id);
  for (const standing of Object.values(play.state.standing)) standing.quiet = false;
  judge(play);
  if (play.state.phase !== 'over' && play.state.turn >= play.state.options.turnLimit) endByScore(play);
}

function switchOff(play: Play, status: 'poweredUp' | 'biped'): void {
  for (const { id } of inOrder(robotsIn(play.state))) {
    const robot = robotIn(play, id);
    if (!robot[status]) continue;
    robot[status] = false;
    if (robot.at !== '') play.tell({ type: 'status', robot: id, status, on: false });
  }
}

/** Unpowered with its drive, pilot or power core disabled: at two ends of turns running, it is active no more (K59). */
function countDead(play: Play, id: string): void {
  const robot = robotIn(play, id);
  robot.dead = isAlive(robot) && isUnpowered(robot) && isStruck(robot) ? robot.dead + 1 : 0;
}
