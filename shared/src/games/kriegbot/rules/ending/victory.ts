import type { Seat } from '../../../../core/ground/seats';
import type { LimitRule } from '../../content/scenario';
import { scenarioOf } from '../../content/scenarios';
import type { TeamId } from '../../content/teams';
import type { EndCause } from '../../events';
import { isAlive, robotsIn, robotsOfTeam, teamsIn, type Field } from '../field/field';
import { isPrize, tokensOf } from '../pieces/tokens';
import type { RuleContext } from '../field/context';
import { holderIn } from '../objectives/missionControlHolder';
import { bookLeaders, leadingSides } from '../objectives/points';
import { shareDishes, winnersByDishes } from '../objectives/dishes';
import { revealMole } from '../field/moles';
import { winnersAtEnd } from '../scenarios/humanWave';
import { revealPilot } from '../objectives/pilotInHiding';
import { scoreOf, scoreOfOwn } from './score';
import { seatsOfTeams } from '../field/seating';
import { livingRobots, pilotsAfoot, VERDICTS, type Happened } from './verdicts';

/** The game is over; without winners it is a draw. Players who resigned get no share of their side's win (K66). */
export function endGame(context: RuleContext, cause: EndCause, winning: readonly Seat[]): void {
  const { seats } = context.state;
  const winners = winning.filter((seat) => !seats[seat]?.out).toSorted((one, other) => one - other);
  context.state.phase = 'over';
  context.state.agenda = [];
  context.state.onTheWay = [];
  delete context.state.question;
  delete context.state.window;
  delete context.state.assault;
  delete context.state.movement;
  bookLeaders(context);
  revealMole(context);
  revealPilot(context);
  shareDishes(context);
  context.state.end = { winners: [...winners], cause };
  context.emit({ type: 'gameEnded', cause, winners: [...winners] });
}

/** Judged after each action and status step, with all consequences (K52). */
export function judge(context: RuleContext, when: Happened['when'] = 'turn'): void {
  const { phase, options, losses, exits } = context.state;
  if (phase === 'templates' || phase === 'design' || phase === 'setup' || phase === 'over') return;
  if (losses.length > 0) context.state.losses = [];
  if (exits.length > 0) context.state.exits = [];
  for (const way of scenarioOf(options).victory) {
    const winners = VERDICTS[way](context.state, { losses, exits, when });
    if (!winners) continue;
    endGame(context, way, winners);
    return;
  }
}

type AtLimit = {
  readonly [By in LimitRule['by']]: (field: Field, rule: Extract<LimitRule, { by: By }>) => readonly TeamId[];
};

/** Who wins when the time is over (K9). */
const AT_LIMIT: AtLimit = {
  /** The lowest damage score alone (K61, KS0.23). */
  score(field) {
    const teams = teamsIn(field);
    const lowest = Math.min(...teams.map((team) => scoreOf(field, team)));
    const best = teams.filter((team) => scoreOf(field, team) === lowest);
    return best.length === 1 ? best : [];
  },
  side: (_field, { team }) => [team],
  /** KS6.6. */
  nobody: () => [],
  /** KS9.12: sides with equal points share the win. */
  points: leadingSides,
  dishes: (field) => winnersByDishes(field).flatMap((seat) => field.seats[seat]?.team ?? []),
  wave: winnersAtEnd,
  /** KS11.7: who holds Mission Control; nobody: by the score. */
  control(field) {
    const holder = holderIn(field);
    return holder === undefined ? AT_LIMIT.score(field, { by: 'score' }) : [holder];
  },
  /** KS4.4: while nobody bears the flag, by the score. */
  bearer(field) {
    const bearers = robotsIn(field).filter((robot) => isAlive(robot) && tokensOf(field, robot.id).length > 0);
    return bearers.length > 0 ? bearers.map(({ team }) => team) : AT_LIMIT.score(field, { by: 'score' });
  },
  /** KS14.9: the most robots, then the most pilots, then the lower score of those that are theirs. */
  robots(field) {
    const teams = teamsIn(field).filter((team) => team !== 'wreck');
    return mostBy(teams, [
      (team) => livingRobots(field, team),
      (team) => livingRobots(field, team) + pilotsAfoot(field, team),
      (team) => -scoreOfOwn(field, team),
    ]);
  },
  /** KS5.6: equal: by the score. */
  crypto(field) {
    const teams = teamsIn(field);
    const most = Math.max(...teams.map((team) => fetchedBy(field, team)));
    const best = teams.filter((team) => fetchedBy(field, team) === most);
    return best.length === 1 ? best : AT_LIMIT.score(field, { by: 'score' });
  },
};

/** The side with the most by the first of these that tells two sides apart; none, if all are equal. */
function mostBy(
  teams: readonly TeamId[],
  measures: readonly ((team: TeamId) => number)[],
): readonly TeamId[] {
  let best = teams;
  for (const measure of measures) {
    const most = Math.max(...best.map(measure));
    best = best.filter((team) => measure(team) === most);
  }
  return best.length === 1 ? best : [];
}

/** The crypto of other sides that its living robots bear (KS5.6). */
const fetchedBy = (field: Field, team: TeamId): number =>
  robotsOfTeam(field, team)
    .filter(isAlive)
    .flatMap(({ id }) => tokensOf(field, id))
    .filter((token) => isPrize(token, team)).length;

/** The time limit (K9). */
export function endAtLimit(context: RuleContext): void {
  const rule = scenarioOf(context.state.options).atLimit;
  const winners = (AT_LIMIT[rule.by] as (field: Field, rule: LimitRule) => readonly TeamId[])(
    context.state,
    rule,
  );
  endGame(context, rule.by === 'score' ? 'score' : 'limit', seatsOfTeams(context.state, winners));
}
