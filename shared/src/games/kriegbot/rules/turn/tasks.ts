import type { Task, WindowKind } from '../../state/tasks';
import { askToAttack, endAssault } from '../attacking/attackTurn';
import { goOff } from '../attacking/placedBombs';
import { bombard } from '../scenarios/bombardmentStrikes';
import { askToBuild } from '../setup/addedBuildings';
import { releaseClamps } from '../interrupts/clamping';
import { askDisables } from '../damage/ownersChoice';
import { askToEmbark } from '../infantry/startingAboard';
import { isDrawing } from '../field/field';
import { burn } from '../damage/fire';
import { hookTasks, runHook, settle } from '../scenarios/hooks';
import { chargeThemselves } from '../cores/selfCharging';
import { mendersIn } from '../interrupts/mending';
import { askToMove, endMovement } from '../moving/move';
import { endTurn, nextPhase } from './phases';
import { ask, robotIn, type RuleContext } from '../field/context';
import { protectOpenly } from '../interrupts/protecting';
import { collide } from '../moving/collisionDamage';
import { roll } from '../attacking/rolling';
import { takeTurn } from '../infantry/phaseOrder';
import { drawEdges } from '../setup/setup';
import { flood } from '../damage/structureDamage';
import { showPilots } from '../scenarios/aftermath';
import { askToHack } from '../scenarios/hacking';
import { askForName } from '../objectives/pilotInHiding';
import { askToTurn, hitAround, locate, locateExtra, placeMarks } from '../attacking/hitSteps';
import { askForTent } from '../infantry/tents';
import { judge } from '../ending/victory';
import { closeWindow, openWindow, pending } from '../interrupts/windows';
import { withdraw } from '../ending/withdrawal';

type Steps = {
  readonly [Kind in Task['kind']]: (context: RuleContext, task: Extract<Task, { kind: Kind }>) => void;
};

/** What each task of the agenda does: at once, or by asking somebody. */
const STEPS: Steps = {
  place: (context, { robot }) => {
    // Not if it has withdrawn.
    if (robotIn(context, robot).fate === '') ask(context, 'place', robot);
  },
  drawEdges: (context) => {
    drawEdges(context);
    context.state.agenda.push(...hookTasks(context, 'setUp'));
  },
  beginDesign: (context) => {
    context.state.phase = 'design';
  },
  embark: askToEmbark,
  build: askToBuild,
  namePilot: askForName,
  placeTent: askForTent,
  choosePilot: (context, { unit }) => ask(context, 'choosePilot', unit),
  showPilots,
  clamp: (context, { robot }) => openWindow(context, 'clamp', robot),
  move: (context, { robot }) => askToMove(context, robot),
  endMovement: (context, { robot }) => endMovement(context, robot),
  reface: (context, { robot }) => ask(context, 'reface', robot),
  breakIn: (context, { window, robot }) => openWindow(context, window, robot),
  collide,
  attack: (context, { robot }) => askToAttack(context, robot),
  unit: takeTurn,
  before: (context) => askTarget(context, 'before'),
  roll,
  reroll: (context) => askTarget(context, 'reroll'),
  locate,
  extra: locateExtra,
  after: (context) => {
    protectOpenly(context);
    askTarget(context, 'after');
  },
  mark: placeMarks,
  around: hitAround,
  turnTarget: askToTurn,
  counter: (context) => askTarget(context, 'counter'),
  endAssault,
  hack: askToHack,
  disables: (context, { robot, count }) => askDisables(context, robot, count),
  flood: (context, { robot }) => flood(context, robot),
  bombard,
  blast: goOff,
  burn: (context, { robot }) => burn(context, robot),
  mend: (context) => {
    const [about] = mendersIn(context.state);
    if (about !== undefined) openWindow(context, 'mend', about);
  },
  recharge: chargeThemselves,
  withdraw,
  endTurn,
  hook: runHook,
};

/**
 * Tasks that begin something new: whatever came before them is over with all its consequences, and victory is judged
 * (K52). All fires of a status phase are one step: victory is judged after all of them have been rolled for (K57).
 */
const BEGINNINGS: readonly Task['kind'][] = [
  'clamp',
  'move',
  'endMovement',
  'reface',
  'attack',
  'unit',
  'hack',
  'bombard',
  'blast',
  'mend',
  'withdraw',
  'endTurn',
  'hook',
];

/** Opens an interrupt in the current assault. */
function askTarget(context: RuleContext, kind: WindowKind): void {
  const { assault } = context.state;
  if (assault) openWindow(context, kind, assault.target);
}

/** Runs the next tasks, until somebody is asked or the game is over. */
export function goOn(context: RuleContext): void {
  if (context.state.window && pending(context.state.window).length === 0) closeWindow(context);
  settle(context);
  releaseClamps(context);
  while (!isWaiting(context)) {
    const [next] = context.state.agenda;
    if (!next || BEGINNINGS.includes(next.kind)) {
      delete context.state.doer;
      judge(context);
    }
    if (context.state.phase === 'over') return;
    doNext(context);
    settle(context);
    releaseClamps(context);
  }
}

function doNext(context: RuleContext): void {
  const task = context.state.agenda.shift();
  if (task) (STEPS[task.kind] as (context: RuleContext, task: Task) => void)(context, task);
  else nextPhase(context);
}

const isWaiting = ({ state }: RuleContext): boolean =>
  isDrawing(state.phase) ||
  state.phase === 'over' ||
  state.question !== undefined ||
  state.window !== undefined;
