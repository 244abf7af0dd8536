import { seatsOf, type Seat } from '../../../core/seats';
import { isPilot } from '../content/cards';
import { scenarioOf, type VictoryId } from '../content/scenarios';
import { otherTeam, TEAM_IDS, type TeamId } from '../content/teams';
import type { EndCause } from '../events';
import type { Loss } from '../state';
import { pilotSlotOf } from './cards';
import { isActive, robotOf, robotsOfTeam, type SeenRobot, type Field } from './field';
import type { RuleContext } from './context';

export const seatsOfTeam = (field: Pick<Field, 'seats'>, team: TeamId): readonly Seat[] =>
  seatsOf(field.seats.length).filter((seat) => field.seats[seat]?.team === team);

/** The game is over; without a team it is a draw. Players who resigned get no share of their team's win (K66). */
export function endGame(context: RuleContext, cause: EndCause, winner: TeamId | undefined): void {
  const { seats } = context.state;
  const winners = winner ? seatsOfTeam(context.state, winner).filter((seat) => !seats[seat]?.out) : [];
  context.state.phase = 'over';
  context.state.agenda = [];
  context.state.onTheWay = [];
  delete context.state.question;
  delete context.state.window;
  delete context.state.assault;
  delete context.state.movement;
  context.state.end = { winners: [...winners], cause };
  context.emit({ type: 'gameEnded', cause, winners: [...winners] });
}

/** The team that has lost, by one of the ways to win; `both`: a draw. */
type Lost = TeamId | 'both' | undefined;
type Verdict = (field: Pick<Field, 'robots'>, losses: readonly Loss[]) => Lost;

/** One entry for each way to win (content/scenarios.ts). */
const VERDICTS: Readonly<Record<VictoryId, Verdict>> = {
  /**
   * Source L371; when robots of both teams, including derelicts, are lost in one action, none of them counts (L395,
   * K58).
   */
  firstKill(field, losses) {
    const teamsIn = (some: readonly Loss[]): Lost =>
      lostTeams((team) => some.some(({ robot }) => robotOf(field, robot).team === team));
    return teamsIn(losses) === 'both' ? undefined : teamsIn(losses.filter(({ isKill }) => isKill));
  },
  /** K59: derelicts and robots that are unpowered and dead are not active. */
  lastActive: (field) => lostTeams((team) => !robotsOfTeam(field, team).some(isActive)),
  /** Source L377, K60: killed or bailed out, also by a Phoenix-bot. */
  humanLost: (field) => lostTeams((team) => robotsOfTeam(field, team).some(hasLostHuman)),
};

function lostTeams(hasLost: (team: TeamId) => boolean): Lost {
  const lost = TEAM_IDS.filter(hasLost);
  return lost.length > 1 ? 'both' : lost[0];
}

/**
 * Its pilot is dead or gone, possibly by the hit that destroyed the robot. What happened to a face-down pilot is known
 * to the state, but not to views.
 */
const hasLostHuman = (robot: SeenRobot): boolean =>
  robot.lost.some(({ card }) => isPilot(card)) ||
  ((robot.fate === 'destroyed' || robot.phoenix) && pilotSlotOf(robot) !== undefined);

/** Judged after each action and status step, with all consequences (K52). */
export function judge(context: RuleContext): void {
  const { phase, options, losses } = context.state;
  if (phase === 'templates' || phase === 'design' || phase === 'setup' || phase === 'over') return;
  if (losses.length > 0) context.state.losses = [];
  for (const way of scenarioOf(options.scenario).victory) {
    const lost = VERDICTS[way](context.state, losses);
    if (!lost) continue;
    endGame(context, way, lost === 'both' ? undefined : otherTeam(lost));
    return;
  }
}

/** The time limit (K9, K61): the lower damage score wins. */
export function endByScore(context: RuleContext): void {
  const [green, yellow] = TEAM_IDS.map((team) => scoreOf(context.state, team));
  if (green === undefined || yellow === undefined || green === yellow) endGame(context, 'score', undefined);
  else endGame(context, 'score', green < yellow ? 'green' : otherTeam('green'));
}

/** The score of a destroyed card, and of a lost robot, besides the damage markers (K61). */
const CARD_SCORE = 2;
const ROBOT_SCORE = 10;

/** The damage that a team has suffered (K61): everybody can count it, because markers are open. */
export const scoreOf = (field: Pick<Field, 'robots'>, team: TeamId): number =>
  robotsOfTeam(field, team).reduce((score, robot) => score + scoreOfRobot(robot), 0);

/**
 * A robot that was left for a Phoenix-bot is destroyed (L314); a pilot who bailed out is not a destroyed card (K92).
 */
function scoreOfRobot({ slots, drive, core, lost, fate, phoenix }: SeenRobot): number {
  const markers = [...Object.values(slots), drive, core].reduce((sum, { damage }) => sum + damage, 0);
  const cards = lost.filter(({ destroyed }) => destroyed).length;
  return markers + CARD_SCORE * cards + (fate === '' && !phoenix ? 0 : ROBOT_SCORE);
}
