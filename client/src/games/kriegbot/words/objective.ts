import type { Seat } from '@gearhall/shared/core/seats';
import { groundAt, type EdgeId, type HexId } from '@gearhall/shared/games/kriegbot/content/map';
import { turnsOf, type ScenarioId } from '@gearhall/shared/games/kriegbot/content/scenarios';
import {
  edgeOf,
  findRobot,
  isActive,
  isAlive,
  isDrawing,
  oppositeOf,
  robotsOfTeam,
  teamsIn,
} from '@gearhall/shared/games/kriegbot/rules/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { Objective } from '../../../stage/words';
import { callsOf, type Calls } from './calls';
import { capital, count, TEAM_NAMES } from './names';

/** What wins a scenario, in one short line, and how far it is. */
interface Aim {
  readonly goal: string;
  /** Once the robots are on the map. */
  readonly now: (view: View, calls: Calls) => string;
}

/** "Active: Green 2, Yellow 1." */
const activeNow = (view: View): string =>
  `Active: ${teamsIn(view)
    .map((team) => `${TEAM_NAMES[team]} ${robotsOfTeam(view, team).filter(isActive).length}`)
    .join(', ')}.`;

const FIRST_KILL: Aim = { goal: 'The first kill wins, or the last active robot.', now: activeNow };

/** From one edge of the map to the other, in half hexes. */
const ACROSS = 30;

/** The least movement points from a hex over an edge of the map. */
export function pointsOver(edge: EdgeId, at: HexId): number {
  const { halves } = groundAt(at);
  return Math.floor((edge === 'top' ? halves : ACROSS - halves) / 2) + 1;
}

const points = (number: number): string => count(number, 'point', 'points');

/** Where the flag is. */
function flagNow(view: View, calls: Calls): string {
  const flag = view.tokens.find(({ kind }) => kind === 'flag');
  if (!flag) return '';
  if (flag.at !== '') return `It lies on ${flag.at}.`;
  const bearer = findRobot(view, flag.bearer);
  const edge = bearer && edgeOf(view, bearer.team);
  if (!bearer || !edge || !isAlive(bearer)) return '';
  return `${capital(calls.full(bearer.id))} has it, ${points(pointsOver(edge, bearer.at))} from home.`;
}

/** How far the Lizard-bot is from Tokyo, and how long it may take. */
function tokyoNow(view: View): string {
  const lizard = robotsOfTeam(view, 'yellow')[0];
  const own = edgeOf(view, 'yellow');
  if (!lizard || own === '' || lizard.at === '') return '';
  const left = turnsOf(view.options) - view.turn + 1;
  return `${capital(points(pointsOver(oppositeOf(own), lizard.at)))} to go, ${count(left, 'turn')} left.`;
}

const AIMS: Readonly<Record<ScenarioId, Aim>> = {
  showdown: FIRST_KILL,
  killTheHuman: { goal: 'Kill the other team’s pilot, and keep your own.', now: activeNow },
  theHoncho: FIRST_KILL,
  captureTheFlag: { goal: 'Carry the flag off your own edge.', now: flagNow },
  lizardBot: { goal: 'Yellow must leave over Green’s edge: Tokyo.', now: tokyoNow },
};

/** The line that is always in sight at a table. */
export function objectiveOf(view: View, _seat: Seat | undefined, names: readonly string[]): Objective {
  const { goal, now } = AIMS[view.options.scenario];
  const begins = isDrawing(view.phase) || view.turn === 0 || view.phase === 'over';
  return { goal, now: begins ? '' : now(view, callsOf(view.robots, names)) };
}
