import type { Task, WindowKind } from '../state';
import { askToAttack, endAssault } from './attacking';
import { releaseClamps } from './clamping';
import { askDisables } from './disabling';
import { isDrawing } from './field';
import { burn } from './fire';
import { askToTurn, hitAround, locate, locateExtra, placeMarks } from './hits';
import { mendersIn } from './mending';
import { askToMove, endMovement } from './moving';
import { endTurn, nextPhase } from './phases';
import { ask, type Play } from './play';
import { protectOpenly } from './protecting';
import { collide } from './ramming';
import { roll } from './rolling';
import { flood } from './structures';
import { judge } from './victory';
import { closeWindow, openWindow, pending } from './windows';

type Steps = { readonly [Kind in Task['kind']]: (play: Play, task: Extract<Task, { kind: Kind }>) => void };

/** What each task of the agenda does: at once, or by asking somebody. */
const STEPS: Steps = {
  place: (play, { robot }) => ask(play, 'place', robot),
  clamp: (play, { robot }) => openWindow(play, 'clamp', robot),
  move: (play, { robot }) => askToMove(play, robot),
  endMovement: (play, { robot }) => endMovement(play, robot),
  reface: (play, { robot }) => ask(play, 'reface', robot),
  breakIn: (play, { window, robot }) => openWindow(play, window, robot),
  collide,
  attack: (play, { robot }) => askToAttack(play, robot),
  before: (play) => askTarget(play, 'before'),
  roll,
  reroll: (play) => askTarget(play, 'reroll'),
  locate,
  extra: locateExtra,
  after: (play) => {
    protectOpenly(play);
    askTarget(play, 'after');
  },
  mark: placeMarks,
  around: hitAround,
  turnTarget: askToTurn,
  counter: (play) => askTarget(play, 'counter'),
  endAssault,
  disables: (play, { robot, count }) => askDisables(play, robot, count),
  flood: (play, { robot }) => flood(play, robot),
  burn: (play, { robot }) => burn(play, robot),
  mend: (play) => {
    const [about] = mendersIn(play.state);
    if (about !== undefined) openWindow(play, 'mend', about);
  },
  endTurn,
};

/**
 * Tasks with which something new begins: whatever came before them is over with all its consequences,
 * and victory is judged (K52). All fires of a status phase are one step: nobody has won before all have been
 * rolled for (K57).
 */
const BEGINNINGS: readonly Task['kind'][] = [
  'clamp',
  'move',
  'endMovement',
  'reface',
  'attack',
  'mend',
  'endTurn',
];

/** Breaks into the present assault. */
function askTarget(play: Play, kind: WindowKind): void {
  const { assault } = play.state;
  if (assault) openWindow(play, kind, assault.target);
}

/** Does what is next, until somebody is asked or the game is over. */
export function goOn(play: Play): void {
  if (play.state.window && pending(play.state.window).length === 0) closeWindow(play);
  releaseClamps(play);
  while (!isWaiting(play)) {
    const [next] = play.state.agenda;
    if (!next || BEGINNINGS.includes(next.kind)) judge(play);
    if (play.state.phase === 'over') return;
    doNext(play);
    releaseClamps(play);
  }
}

function doNext(play: Play): void {
  const task = play.state.agenda.shift();
  if (task) (STEPS[task.kind] as (play: Play, task: Task) => void)(play, task);
  else nextPhase(play);
}

const isWaiting = ({ state }: Play): boolean =>
  isDrawing(state.phase) ||
  state.phase === 'over' ||
  state.question !== undefined ||
  state.window !== undefined;
