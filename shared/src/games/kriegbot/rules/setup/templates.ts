import { seatsOf, type Seat } from '../../../../core/ground/seats';
import { CHASSIS_IDS } from '../../content/chassis';
import { planOf } from '../../content/scenarios';
import {
  drawingSides,
  findRobot,
  robotsIn,
  robotsOfSeat,
  robotsOfTeam,
  teamIn,
  teamsIn,
  type Field,
  type SeenRobot,
} from '../field/field';
import { expectDefined } from '../../../../core/ground/result';
import type { TeamId } from '../../content/teams';
import { buildTasks } from './addedBuildings';
import { dealCores, isByLot } from './dealingCores';
import { dealPiles } from './piles';
import { dealRoles } from '../field/moles';
import { refuse, robotIn, teamOf, type RuleContext, type Rule } from '../field/context';
import { layOut } from '../pieces/tokens';

/** Templates that a side is dealt at most, for any number of robots (K10). */
const TEMPLATES_EACH = 3;

/** The roles, and the templates of the sides that begin. */
export function deal(context: RuleContext): void {
  dealRoles(context);
  dealTo(context, 1);
}
/** The templates of those that follow. */
export const dealNext = (context: RuleContext): void => dealTo(context, 2);

/**
 * The templates that nobody has are shuffled and dealt (L355), to the sides that may not choose among their own; the
 * same number to each.
 */
function dealTo(context: RuleContext, order: 1 | 2): void {
  const { options } = context.state;
  const teams = teamsIn(context.state).filter(
    (team) => (planOf(options, team).order ?? 1) === order && robotsOfTeam(context.state, team).length > 0,
  );
  if (teams.some((team) => isByLot(context.state, team))) {
    dealByLot(context, teams);
    return;
  }
  const dealt = teams.filter((team) => planOf(options, team).chassis === 'dealt');
  const free = CHASSIS_IDS.filter((id) => robotsIn(context.state).every(({ chassis }) => chassis !== id));
  const pool = dealt.length > 0 ? context.dice.shuffle(free) : [];
  const each = Math.min(TEMPLATES_EACH, Math.floor(free.length / Math.max(1, dealt.length)));
  for (const team of teams) {
    const { chassis } = planOf(options, team);
    const templates = typeof chassis === 'string' ? pool.splice(0, each) : [...chassis];
    teamOf(context, team).dealt = templates;
    context.emit({ type: 'dealt', team, templates });
  }
}

/** A chassis for each robot; nothing is left to choose but cards (L677). */
function dealByLot(context: RuleContext, teams: readonly TeamId[]): void {
  const pool = context.dice.shuffle(CHASSIS_IDS);
  for (const team of teams)
    for (const { id } of robotsOfTeam(context.state, team)) {
      const chassis = expectDefined(pool.pop(), `a template for ${id}`);
      teamOf(context, team).dealt.push(chassis);
      robotIn(context, id).chassis = chassis;
    }
  context.state.phase = 'design';
  tellFielded(context);
  dealPiles(context);
}

/** Source L355, "Template assignment": chosen within the team, and revealed when both have chosen. */
export const template: Rule<'template'> = {
  whyNot(field, seat, { robot: id, chassis }) {
    if (field.options.readyMade) return refuse('readyMadeOnly');
    const robot = findRobot(field, id);
    if (!robot) return refuse('noSuchRobot');
    if (robot.seat !== seat) return refuse('notYourRobot');
    if (!drawingSides(field).includes(robot.team)) return refuse('otherSideChooses');
    if (!teamIn(field, robot.team).dealt.includes(chassis)) return refuse('notDealt');
    const taken = robotsOfTeam(field, robot.team).some((other) => other.chassis === chassis);
    return taken ? refuse('templateTaken') : undefined;
  },
  apply(context, _seat, { robot, chassis }) {
    robotIn(context, robot).chassis = chassis;
    if (!isChosen(context.state)) return;
    context.state.phase = 'design';
    tellFielded(context);
    buildBeforeDesigns(context);
  },
  list: (field, seat) =>
    robotsOfSeat(field, seat).flatMap(({ id }) =>
      CHASSIS_IDS.map((chassis) => ({ type: 'template', robot: id, chassis }) as const).filter(
        (action) => !template.whyNot(field, seat, action),
      ),
    ),
};

/** Robots of the sides that draw now. */
const drawnNow = (field: Field): readonly SeenRobot[] =>
  robotsIn(field).filter(({ team }) => drawingSides(field).includes(team));

/** Every robot of the sides that draw now has a template. */
export const isChosen = (field: Field): boolean => drawnNow(field).every(({ chassis }) => chassis !== '');

/** All templates are revealed together, and what robots may carry, like the flag, is laid out with the last ones (L393). */
export function tellFielded(context: RuleContext): void {
  for (const { id, seat, chassis } of drawnNow(context.state))
    if (chassis !== '') context.emit({ type: 'fielded', robot: id, seat, chassis });
  dealCores(context);
  if (robotsIn(context.state).every(({ chassis }) => chassis !== '')) layOut(context);
}

/** What players place as soon as all robots have a template; then the designs begin (KS19.1). */
export function buildBeforeDesigns(context: RuleContext): void {
  if (robotsIn(context.state).some(({ chassis }) => chassis === '')) return;
  const tasks = buildTasks(context, 'early');
  if (tasks.length === 0) return;
  context.state.phase = 'setup';
  context.state.agenda = [...tasks, { kind: 'beginDesign' }];
}

/** Seats that have a robot without a template, of the sides that draw now. */
export const choosing = (field: Field): readonly Seat[] => {
  const waiting = drawnNow(field).filter(({ chassis }) => chassis === '');
  return seatsOf(field.seats.length).filter((seat) => waiting.some((robot) => robot.seat === seat));
};
