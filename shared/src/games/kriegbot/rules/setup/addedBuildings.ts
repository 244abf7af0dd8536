import { expectDefined } from '../../../../core/ground/result';
import type { Seat } from '../../../../core/ground/seats';
import { PLACED_IDS, type BuildingId } from '../../content/buildings';
import { hexesInland } from '../../content/border';
import { HEX_IDS, type HexId } from '../../content/map';
import type { BuildingPlan } from '../../content/scenario';
import { scenarioOf } from '../../content/scenarios';
import { isTeam } from '../../content/teams';
import type { Task } from '../../state/tasks';
import { rangeBetween } from '../field/arcs';
import { structureAt, groundOn } from '../field/structuresOnMap';
import { answered, ask, refuse, type RuleContext, type Rule, type WhyNot } from '../field/context';
import { voiceOf } from '../field/landingCraft';
import { inOrder, robotAt, robotOf, robotsIn, robotsOfTeam, teamsIn, type Field } from '../field/field';
import { isAutomated } from '../field/seating';
import { tentsAt } from '../pieces/units';

/** Buildings that a scenario adds (KS0.19): which ground they need, who places them, and when. */

type Site = Pick<Field, 'options' | 'buildings' | 'robots' | 'units' | 'tokens'>;

const planIn = ({ options }: Pick<Field, 'options'>): BuildingPlan | undefined =>
  scenarioOf(options).buildings;

/**
 * Why nothing can be built on a hex: not on water, not on another structure or a house of the map, not where something
 * lies or somebody stands (KS0.19).
 */
function whyNotGround(field: Site, at: HexId): WhyNot {
  const terrain = groundOn(field, at);
  const isTaken = structureAt(field, at) !== undefined || field.tokens.some((token) => token.at === at);
  if (terrain === 'water' || terrain === 'building' || isTaken) return refuse('noBuildingGround');
  return robotAt(field, at) || tentsAt(field, at).length > 0 ? refuse('occupied') : undefined;
}

function whyNotPlace(field: Site, { near, inland: least = 0 }: BuildingPlan, at: HexId): WhyNot {
  const wrong = whyNotGround(field, at);
  if (wrong) return wrong;
  if (near && rangeBetween(near.at, at) > near.within) return refuse('tooFar');
  return hexesInland(least).includes(at) ? undefined : refuse('tooNearBorder');
}

/** Where one can be placed now; they lie apart as far as that leaves any hex at all (KS15.1). */
export function sitesIn(field: Site): readonly HexId[] {
  const plan = expectDefined(planIn(field), 'buildings to place');
  const there = (field.buildings ?? []).filter(({ id }) => PLACED_IDS.some((placed) => placed === id));
  const open = HEX_IDS.filter((at) => !whyNotPlace(field, plan, at));
  const apart = (least: number): readonly HexId[] =>
    open.filter((at) => there.every((other) => rangeBetween(other.at, at) >= least));
  for (let least = plan.apart ?? 0; least > 1; least -= 1) {
    const sites = apart(least);
    if (sites.length > 0) return sites;
  }
  return open;
}

/** Who places each: a robot's player, or the voice of a side. */
function buildersIn(field: Field, { by, number }: BuildingPlan): readonly string[] {
  if (by === 'robots') return inOrder(robotsIn(field)).map(({ id }) => id);
  const count =
    typeof number === 'number' ? number : robotsOfTeam(field, number.robotsOf).length + number.more;
  const teams = by === 'inTurn' ? teamsIn(field).filter((team) => !isAutomated(field, team)) : [by];
  return Array.from({ length: count }, (_, index) => teams[index % teams.length] ?? 'green');
}

/** What is placed at this moment of the set-up: a task for each building; at once where all is one choice (K95). */
export function buildTasks(context: RuleContext, when: BuildingPlan['when']): readonly Task[] {
  const plan = planIn(context.state);
  if (plan?.when !== when) return [];
  const builders = buildersIn(context.state, plan);
  if (!context.state.options.readyMade) return builders.map((by) => ({ kind: 'build', by }));
  builders.forEach(() => scatterOne(context));
  return [];
}

/** By lot. */
export function scatterOne(context: RuleContext): void {
  const [at] = context.dice.shuffle(sitesIn(context.state));
  raise(context, nextBuilding(context.state), expectDefined(at, 'a hex for a building'));
}

/** The next one of those that are placed. */
const nextBuilding = ({ buildings = [] }: Pick<Field, 'buildings'>): BuildingId =>
  expectDefined(
    PLACED_IDS.find((id) => buildings.every((building) => building.id !== id)),
    'a building that has not been placed',
  );

/** Puts a building onto the map. */
export function raise(context: RuleContext, id: BuildingId, at: HexId): void {
  context.state.buildings = [...(context.state.buildings ?? []), { id, at, damage: 0 }];
  context.emit({ type: 'built', structure: id, at });
}

/** Asks the next one who places a building. */
export function askToBuild(context: RuleContext, { by }: Extract<Task, { kind: 'build' }>): void {
  ask(context, 'build', nextBuilding(context.state), { seat: builder(context.state, by) });
}

const builder = (field: Field, by: string): Seat =>
  isTeam(by) ? voiceOf(field, by) : robotOf(field, by).seat;

export const build: Rule<'build'> = {
  whyNot(field, _seat, { at }) {
    const plan = expectDefined(planIn(field), 'buildings to place');
    const wrong = whyNotPlace(field, plan, at);
    return wrong ?? (sitesIn(field).includes(at) ? undefined : refuse('tooNearOthers'));
  },
  apply(context, _seat, { at }) {
    answered(context);
    raise(context, nextBuilding(context.state), at);
  },
  list: (field) => sitesIn(field).map((at) => ({ type: 'build', at })),
};

/** Nobody else has a say in where they stand (KS13.1). */
const isAlone = (field: Pick<Field, 'seats' | 'teams'>): boolean =>
  teamsIn(field).some((team) => isAutomated(field, team));

export const scatter: Rule<'scatter'> = {
  whyNot: (field) => (isAlone(field) ? undefined : refuse('notAlone')),
  apply(context) {
    const isTurn = ({ kind }: Task): boolean => kind === 'build';
    const left = 1 + context.state.agenda.filter(isTurn).length;
    answered(context);
    context.state.agenda = context.state.agenda.filter((task) => !isTurn(task));
    for (let number = 0; number < left; number += 1) scatterOne(context);
  },
  list: (field) => (isAlone(field) ? [{ type: 'scatter' }] : []),
};
