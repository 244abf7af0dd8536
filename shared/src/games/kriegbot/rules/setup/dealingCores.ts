import { planOf } from '../../content/scenarios';
import type { TeamId } from '../../content/teams';
import { CORE_IDS, coreCard, SUITING, type CoreId } from '../../content/cores';
import { armsOf, isArms } from '../../content/cards';
import type { Design } from '../../content/designs';
import { teamOf, robotIn, type RuleContext } from '../field/context';
import { hasCores, lackAtStart } from '../cores/energy';
import { robotsIn, robotsOfTeam, teamIn, teamsIn, type Field, type SeenRobot } from '../field/field';

/** Dealing and choosing power cores (KX3, KX4). */

/** Cores that a side is dealt at most. */
const CORES_EACH = 3;

/** All six are shuffled and dealt when templates are shown, the same number to each side (L538, KS9.13). */
export function dealCores(context: RuleContext): void {
  const teams = teamsIn(context.state).filter((team) => robotsOfTeam(context.state, team).length > 0);
  if (!hasCores(context.state) || teams.some((team) => teamIn(context.state, team).cores.length > 0)) return;
  const pool = context.dice.shuffle(CORE_IDS);
  for (const { id } of robotsIn(context.state))
    robotIn(context, id).powerCore = { card: '', shown: false, level: 0 };
  if (teams.some((team) => isByLot(context.state, team))) {
    layByLot(context, pool);
    return;
  }
  const each = Math.min(CORES_EACH, Math.floor(pool.length / teams.length));
  for (const team of teams) {
    const cores = pool.splice(0, each);
    teamOf(context, team).cores = cores;
    context.emit({ type: 'coresDealt', team, cores });
  }
}

/** Its robots get chassis and power core by lot, and keep them (L677). */
export const isByLot = ({ options }: Pick<Field, 'options'>, team: TeamId): boolean =>
  planOf(options, team).chassis === 'lot';

/** One each, face down; it may be any of them, as far as everybody knows. */
function layByLot(context: RuleContext, pool: CoreId[]): void {
  for (const { id, team } of robotsIn(context.state)) {
    teamOf(context, team).cores = [...CORE_IDS];
    layCore(context, id, pool.pop() ?? '');
  }
}

/** Cores of its side that no mate has; none where they are dealt by lot. */
export const coresFor = (
  field: Pick<Field, 'robots' | 'teams' | 'options'>,
  { id, team }: Pick<SeenRobot, 'id' | 'team'>,
): readonly CoreId[] =>
  CORE_IDS.filter(
    (card) =>
      !isByLot(field, team) &&
      teamIn(field, team).cores.includes(card) &&
      robotsOfTeam(field, team).every((mate) => mate.id === id || mate.powerCore?.card !== card),
  );

/** The energy that it begins with. */
export const startLevelOf = (field: Pick<Field, 'options'>, card: CoreId): number =>
  coreCard(card).most - lackAtStart(field);

/** Lays a core face down, full, or as the scenario says (L538, KS19.2). Without one the slot is empty. */
export function layCore(context: RuleContext, id: string, card: CoreId | ''): void {
  const robot = robotIn(context, id);
  if (!robot.powerCore) return;
  robot.powerCore = { card, shown: false, level: card === '' ? 0 : startLevelOf(context.state, card) };
}

/** The cores left for a robot, those first that serve such a design best. */
export function coresSuiting(
  field: Pick<Field, 'robots' | 'teams' | 'options'>,
  robot: SeenRobot,
  { slots }: Pick<Design, 'slots'>,
): readonly CoreId[] {
  const isElectric = Object.values(slots).some((card) => isArms(card) && armsOf(card).electric);
  const free = coresFor(field, robot);
  return SUITING[isElectric ? 'electric' : 'other'].filter((id) => free.includes(id));
}

/** The best of them; none where robots have no cores. */
export const coreSuiting = (...asked: Parameters<typeof coresSuiting>): CoreId | undefined =>
  coresSuiting(...asked)[0];
