import type { Seat } from '../../../../core/ground/seats';
import { isSolo } from '../../content/teams';
import type { Task } from '../../state/tasks';
import { robotIn, type RuleContext } from '../field/context';
import { isDrawing, robotsOfSeat, teamsIn } from '../field/field';
import { loyalSeats, moleIn } from '../field/moles';
import { dropAt, tokensOf } from '../pieces/tokens';
import { removeUnit, unitsOnMap, withdrawWithRobot } from '../pieces/units';
import { endGame } from './victory';

/**
 * KS6.9: whose robots nobody may inherit. They leave the map without what they bore as soon as what is under way is over,
 * and nobody learns who it was that has gone.
 */
export function beginWithdrawal(context: RuleContext, seat: Seat): void {
  if (!endedAmong(context)) withdrawAll(context, seat);
}

/** The robots of a seat leave the map, as soon as that may be. */
export function withdrawAll(context: RuleContext, seat: Seat): void {
  const { agenda, phase } = context.state;
  const tasks = robotsOfSeat(context.state, seat).map(({ id }): Withdrawal => ({
    kind: 'withdraw',
    robot: id,
  }));
  if (isDrawing(phase)) {
    // A design is made for it all the same (abandoned.ts).
    for (const task of tasks) withdraw(context, task);
    return;
  }
  const next = agenda.findIndex(({ kind }) => BEGINNINGS.includes(kind));
  const end = next < 0 ? agenda.length : next;
  context.state.agenda = [...agenda.slice(0, end), ...tasks, ...agenda.slice(end)];
}

type Withdrawal = Extract<Task, { kind: 'withdraw' }>;

/** With these something new begins: what came before is over with all that follows from it. */
const BEGINNINGS: readonly Task['kind'][] = [
  'embark',
  'drawEdges',
  'place',
  'build',
  'placeTent',
  'clamp',
  'move',
  'attack',
  'unit',
  'bombard',
  'mend',
  'endTurn',
  'hook',
];

export function withdraw(context: RuleContext, { robot: id }: Withdrawal): void {
  const robot = robotIn(context, id);
  if (robot.fate === 'destroyed' || robot.fate === 'fled') return;
  const bore = tokensOf(context.state, id).map((token) => token.id);
  dropAt(context, id, { bore, at: robot.at });
  robot.at = '';
  // Alone, it counts as destroyed (KS0.25).
  robot.fate = isSolo(robot.team) ? 'destroyed' : 'fled';
  context.emit({ type: 'withdrawn', robot: id });
  withdrawUnits(context, id);
}

/** Nobody runs what came from it either. */
function withdrawUnits(context: RuleContext, robot: string): void {
  withdrawWithRobot(context, robot);
  for (const { id } of unitsOnMap(context.state).filter((unit) => unit.robot === robot)) {
    removeUnit(context, id);
    context.emit({ type: 'leftMap', unit: id });
  }
}

/** When everybody left is of one side: those of it who are loyal have won; the mole, if nobody else is left. */
function endedAmong(context: RuleContext): boolean {
  const { seats } = context.state;
  const [team, ...more] = teamsIn(context.state).filter((one) =>
    seats.some((seat) => seat.team === one && !seat.out),
  );
  if (team === undefined || more.length > 0) return false;
  const loyal = loyalSeats(context.state, team).filter((seat) => !seats[seat]?.out);
  const mole = moleIn(context.state);
  endGame(context, 'resigned', loyal.length > 0 || mole === undefined ? loyal : [mole]);
  return true;
}
