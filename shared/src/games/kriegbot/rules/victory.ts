import { seatsOf, type Seat } from '../../../core/seats';
import { isPilot } from '../content/cards';
import { scenarioOf, type VictoryId } from '../content/scenarios';
import { otherTeam, TEAM_IDS, type TeamId } from '../content/teams';
import type { EndCause } from '../events';
import type { Loss } from '../state';
import { pilotSlotOf } from './cards';
import { isActive, robotOf, robotsOfTeam, type Bot, type Field } from './field';
import type { Play } from './play';

export const seatsOfTeam = (field: Pick<Field, 'seats'>, team: TeamId): readonly Seat[] =>
  seatsOf(field.seats.length).filter((seat) => field.seats[seat]?.team === team);

/** The game is over; no team: a draw. Who has given up shares no win of their team (K66). */
export function endGame(play: Play, cause: EndCause, winner: TeamId | undefined): void {
  const { seats } = play.state;
  const winners = winner ? seatsOfTeam(play.state, winner).filter((seat) => !seats[seat]?.out) : [];
  play.state.phase = 'over';
  play.state.agenda = [];
  play.state.onTheWay = [];
  delete play.state.question;
  delete play.state.window;
  delete play.state.assault;
  delete play.state.movement;
  play.state.end = { winners: [...winners], cause };
  play.tell({ type: 'gameEnded', cause, winners: [...winners] });
}

/** Which team has lost, by one of the ways to win; `both`: neither wins, and it is a draw. */
type Lost = TeamId | 'both' | undefined;
type Verdict = (field: Pick<Field, 'robots'>, losses: readonly Loss[]) => Lost;

/** One entry for each way to win (content/scenarios.ts). */
const VERDICTS: Readonly<Record<VictoryId, Verdict>> = {
  /** Source L371; when robots of both teams are lost in one action, derelicts too, none of them counts (L395, K58). */
  firstKill(field, losses) {
    const teamsIn = (some: readonly Loss[]): Lost =>
      lostTeams((team) => some.some(({ robot }) => robotOf(field, robot).team === team));
    return teamsIn(losses) === 'both' ? undefined : teamsIn(losses.filter(({ isKill }) => isKill));
  },
  /** K59: derelicts and those that lie dead are not active. */
  lastActive: (field) => lostTeams((team) => !robotsOfTeam(field, team).some(isActive)),
  /** Source L377, K60: killed or bailed out, by a Phoenix-bot too. */
  humanLost: (field) => lostTeams((team) => robotsOfTeam(field, team).some(hasLostHuman)),
};

function lostTeams(hasLost: (team: TeamId) => boolean): Lost {
  const lost = TEAM_IDS.filter(hasLost);
  return lost.length > 1 ? 'both' : lost[0];
}

/**
 * Its pilot is dead or gone, perhaps by the hit that destroyed the robot as well. What has become of a pilot
 * that lay face down, the state knows, and no view.
 */
const hasLostHuman = (robot: Bot): boolean =>
  robot.lost.some(({ card }) => isPilot(card)) ||
  ((robot.fate === 'destroyed' || robot.phoenix) && pilotSlotOf(robot) !== undefined);

/** Judged after each action and status step, with all that followed from it (K52). */
export function judge(play: Play): void {
  const { phase, options, losses } = play.state;
  if (phase === 'templates' || phase === 'design' || phase === 'setup' || phase === 'over') return;
  if (losses.length > 0) play.state.losses = [];
  for (const way of scenarioOf(options.scenario).victory) {
    const lost = VERDICTS[way](play.state, losses);
    if (!lost) continue;
    endGame(play, way, lost === 'both' ? undefined : otherTeam(lost));
    return;
  }
}

/** The time limit (K9, K61): the lower score of damage wins. */
export function endByScore(play: Play): void {
  const [green, yellow] = TEAM_IDS.map((team) => scoreOf(play.state, team));
  if (green === undefined || yellow === undefined || green === yellow) endGame(play, 'score', undefined);
  else endGame(play, 'score', green < yellow ? 'green' : otherTeam('green'));
}

/** What a destroyed card, and a robot that is lost, count beside the damage markers (K61). */
const CARD_SCORE = 2;
const ROBOT_SCORE = 10;

/** Damage that a team has suffered (K61): everybody can count it, for markers lie open. */
export const scoreOf = (field: Pick<Field, 'robots'>, team: TeamId): number =>
  robotsOfTeam(field, team).reduce((score, robot) => score + scoreOfRobot(robot), 0);

/** A robot that was left for a Phoenix-bot is destroyed (L314); who bailed out is no destroyed card (K92). */
function scoreOfRobot({ slots, drive, core, lost, fate, phoenix }: Bot): number {
  const markers = [...Object.values(slots), drive, core].reduce((sum, { damage }) => sum + damage, 0);
  const cards = lost.filter(({ destroyed }) => destroyed).length;
  return markers + CARD_SCORE * cards + (fate === '' && !phoenix ? 0 : ROBOT_SCORE);
}
