import type { Seat } from '../../../core/seats';
import { CHASSIS_IDS } from '../content/chassis';
import { planOf } from '../content/scenarios';
import type { TeamId } from '../content/teams';
import { findRobot, robotsIn, robotsOfSeat, robotsOfTeam, teamIn, teamsIn, type Field } from './field';
import { no, robotIn, teamOf, type RuleContext, type Rule } from './context';
import { layOut } from './tokens';

/** Templates that a side is dealt at most, for any number of robots (K10). */
const TEMPLATES_EACH = 3;

/** The six templates are shuffled and dealt (L354), to the sides that may not choose among their own. */
export function deal(context: RuleContext): void {
  const { scenario } = context.state.options;
  const teams = teamsIn(context.state);
  const isDealt = (team: TeamId): boolean => planOf(scenario, team).chassis === 'dealt';
  const pool = teams.some(isDealt) ? context.dice.shuffle(CHASSIS_IDS) : [];
  for (const team of teams) {
    const { chassis } = planOf(scenario, team);
    const templates = chassis === 'dealt' ? pool.splice(0, TEMPLATES_EACH) : [...chassis];
    teamOf(context, team).dealt = templates;
    context.emit({ type: 'dealt', team, templates });
  }
}

/** Source L354-355, "Template assignment": chosen within the team, and revealed when both have chosen. */
export const template: Rule<'template'> = {
  whyNot(field, seat, { robot: id, chassis }) {
    if (field.options.readyMade) return no('readyMadeOnly');
    const robot = findRobot(field, id);
    if (!robot) return no('noSuchRobot');
    if (robot.seat !== seat) return no('notYourRobot');
    if (!teamIn(field, robot.team).dealt.includes(chassis)) return no('notDealt');
    const taken = robotsOfTeam(field, robot.team).some((other) => other.chassis === chassis);
    return taken ? no('templateTaken') : undefined;
  },
  apply(context, _seat, { robot, chassis }) {
    robotIn(context, robot).chassis = chassis;
    if (!isChosen(context.state)) return;
    context.state.phase = 'design';
    tellFielded(context);
  },
  list: (field, seat) =>
    robotsOfSeat(field, seat).flatMap(({ id }) =>
      CHASSIS_IDS.map((chassis) => ({ type: 'template', robot: id, chassis }) as const).filter(
        (action) => !template.whyNot(field, seat, action),
      ),
    ),
};

/** Every robot has a template. */
export const isChosen = (field: Pick<Field, 'robots'>): boolean =>
  robotsIn(field).every(({ chassis }) => chassis !== '');

/** All templates are revealed together, and what robots may carry is laid out (L393). */
export function tellFielded(context: RuleContext): void {
  for (const { id, seat, chassis } of robotsIn(context.state))
    if (chassis !== '') context.emit({ type: 'fielded', robot: id, seat, chassis });
  layOut(context);
}

/** Seats that have a robot without a template. */
export const choosing = (field: Pick<Field, 'robots' | 'seats'>): readonly Seat[] =>
  field.seats.flatMap(({ out }, seat) =>
    !out && robotsOfSeat(field, seat).some(({ chassis }) => chassis === '') ? [seat] : [],
  );
