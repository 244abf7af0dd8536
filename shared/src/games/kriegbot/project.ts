import type { Viewer } from '../../core/seats';
import { isPilot } from './content/cards';
import { SLOT_IDS, type SlotId } from './content/chassis';
import type { TeamId } from './content/teams';
import { DEAD_TURNS, isDrawing } from './rules/field';
import type { Assault, Movement, Question, Robot, Skin, Slot, State, TurnMarks, Window } from './state';
import type { RobotView, View } from './view';

/** The team whose cards a viewer may read; a watcher's is none. */
export const teamOfViewer = ({ seats }: Pick<State, 'seats'>, viewer: Viewer): TeamId | undefined =>
  typeof viewer === 'number' ? seats[viewer]?.team : undefined;

/** Built field by field: a team sees its own cards and answers ahead, everybody else only what lies open. */
export function project(state: State, viewer: Viewer): View {
  const {
    options,
    phase,
    turn,
    teams,
    seats,
    robots,
    structures,
    pauses,
    question,
    window,
    movement,
    assault,
  } = state;
  const knows = ({ team }: Robot): boolean => viewer === 'everyone' || team === teamOfViewer(state, viewer);
  const all = Object.values(robots);
  return {
    options: {
      scenario: options.scenario,
      robots: options.robots,
      readyMade: options.readyMade,
      fragile: options.fragile,
      answers: options.answers,
      turnLimit: options.turnLimit,
    },
    phase,
    turn,
    teams: { green: teamView(teams.green), yellow: teamView(teams.yellow) },
    seats: seats.map(({ team, ready, out }) => ({ team, ready, out })),
    robots: Object.fromEntries(all.map((robot) => [robot.id, robotView(robot, knows(robot), phase)])),
    structures: {
      towerTop: structures.towerTop,
      towerBottom: structures.towerBottom,
      gasStation: structures.gasStation,
      boatShed: structures.boatShed,
      dam: structures.dam,
      bridge: structures.bridge,
    },
    ...(question && { question: questionView(question) }),
    ...(window && { window: windowView(window) }),
    pauses,
    ...(movement && { movement: movementView(movement) }),
    ...(assault && { assault: assaultView(assault) }),
    onTheWay: state.onTheWay.map(({ robot, location, marker }) => ({ robot, location, marker })),
    standing: Object.fromEntries(
      all.filter(knows).flatMap(({ id }) => {
        const standing = state.standing[id];
        return standing ? [[id, { quiet: standing.quiet, cards: { ...standing.cards } }]] : [];
      }),
    ),
  };
}

const teamView = ({ dealt, edge }: State['teams'][TeamId]): View['teams'][TeamId] => ({
  dealt: [...dealt],
  edge,
});

function robotView(robot: Robot, known: boolean, phase: State['phase']): RobotView {
  const slotOf = (slot: SlotId): RobotView['slots'][SlotId] => slotView(robot.slots[slot], known, phase);
  const [primary, secondary, zero, four, inner, deep] = SLOT_IDS.map(slotOf);
  return {
    id: robot.id,
    team: robot.team,
    seat: robot.seat,
    chassis: known || phase !== 'templates' ? robot.chassis : '',
    slots: { primary, secondary, zero, four, inner, deep } as RobotView['slots'],
    skin: skinView(robot.skin, known, phase),
    drive: { damage: robot.drive.damage, disabled: robot.drive.disabled },
    core: { damage: robot.core.damage, disabled: robot.core.disabled },
    lost: robot.lost.map(({ slot, card, shown, destroyed }) => ({
      slot,
      card: known || shown ? card : 'hidden',
      shown,
      destroyed,
    })),
    at: robot.at,
    facing: robot.facing,
    fate: robot.fate,
    phoenix: robot.phoenix,
    poweredUp: robot.poweredUp,
    onFire: robot.onFire,
    painted: robot.painted,
    biped: robot.biped,
    marks: marksView(robot.marks),
    dead: known || isDeadForAll(robot) ? robot.dead : 0,
  };
}

/** A face-down pilot that is disabled tells nobody that it is one, until the robot has stood idle for it (K94). */
const isDeadForAll = ({ drive, core, dead, slots }: Robot): boolean =>
  drive.disabled ||
  core.disabled ||
  dead >= DEAD_TURNS ||
  SLOT_IDS.some((slot) => slots[slot].shown && slots[slot].disabled && isPilot(slots[slot].card));

/** Until the designs are fixed, nobody else sees even how many cards lie on a robot. */
const slotView = (slot: Slot, known: boolean, phase: State['phase']): RobotView['slots'][SlotId] => ({
  card: known || slot.shown ? slot.card : slot.card === '' || isDrawing(phase) ? '' : 'hidden',
  shown: slot.shown,
  damage: slot.damage,
  disabled: slot.disabled,
});

const skinView = (skin: Skin, known: boolean, phase: State['phase']): RobotView['skin'] => ({
  card: known || skin.shown ? skin.card : skin.card === '' || isDrawing(phase) ? '' : 'hidden',
  shown: skin.shown,
  worn: skin.worn,
});

const marksView = (marks: TurnMarks): RobotView['marks'] => ({
  option: marks.option,
  steps: marks.steps,
  speed: marks.speed,
  attacks: marks.attacks,
  defenses: marks.defenses,
  used: [...marks.used],
  helped: [...marks.helped],
  clamped: marks.clamped,
  woken: [...marks.woken],
});

const questionView = ({ kind, robot, seat, count, brief }: Question): View['question'] => ({
  kind,
  robot,
  seat,
  count,
  brief,
});

/** Who has answered is open; what, is nobody's business until all have. */
const windowView = ({ kind, about, asked, answered }: Window): View['window'] => ({
  kind,
  about,
  asked: [...asked],
  answered: [...answered],
});

const movementView = (movement: Movement): View['movement'] => ({
  robot: movement.robot,
  points: movement.points,
  rotations: movement.rotations,
  sideslips: movement.sideslips,
  boosted: movement.boosted,
  strafed: movement.strafed,
  begun: movement.begun,
  inSight: [...movement.inSight],
  lastFree: movement.lastFree,
});

const assaultView = (assault: Assault): View['assault'] => ({
  attacker: assault.attacker,
  arms: assault.arms,
  slot: assault.slot,
  target: assault.target,
  mode: assault.mode,
  help: [...assault.help],
  flux: assault.flux,
  strafe: assault.strafe,
  range: assault.range,
  attacks: assault.attacks,
  rolled: assault.rolled,
  hit: assault.hit,
  answers: assault.answers.map(({ robot, card, burnsOut }) => ({ robot, card, burnsOut })),
  pool: [...assault.pool],
});
