import { distance } from '../../../../core/game/hex';
import { expectDefined } from '../../../../core/ground/result';
import { PLACED_IDS } from '../../content/buildings';
import { TENT_KINDS, TENT_NAMES } from '../../content/infantry';
import { coordinatesOf, edgeHexes, HEX_IDS, MIDDLE, type HexId } from '../../content/map';
import { pilotsOf, planOf, tentsOf } from '../../content/scenarios';
import type { TeamId } from '../../content/teams';
import type { UnitId } from '../../state/units';
import type { Task } from '../../state/tasks';
import { rangeBetween } from '../field/arcs';
import { answered, ask, refuse, type Rule, type RuleContext } from '../field/context';
import { isFirstEdition } from '../../../../core/game/editions';
import { edgeOf, oppositeOf, robotAt, robotsOfTeam, teamsIn, unitOf, type Field } from '../field/field';
import { isAutomated, seatsOfTeam } from '../field/seating';
import { addUnit, byName, standUnit, tentsAt } from '../pieces/units';

/** Tents that a side has from the start: who they are, whose, and where they begin (KS0.7, KS0.8, KS12.1). */

/** The first names of each kind, shared out by name among the seats of their side. They are not on the map yet. */
export function raiseTents(context: RuleContext): void {
  // A seat that the table has not: of tents that the rules play.
  const nobody = context.state.seats.length;
  for (const team of teamsIn(context.state)) {
    const seats = seatsOfTeam(context.state, team).filter((seat) => !context.state.seats[seat]?.out);
    for (const [index, { id, kind }] of byName(namesFor(context.state, team)).entries())
      addUnit(context, { id, kind, robot: '', at: '', team, seat: seats[index % seats.length] ?? nobody });
  }
}

function namesFor({ options, seats }: Pick<Field, 'options' | 'seats'>, team: TeamId) {
  const tents = tentsOf(options, team, options.robots, seats.length);
  const number = { ...tents, foot: tents.foot + pilotsOf(options, options.robots, seats.length) };
  return TENT_KINDS.flatMap((kind) =>
    TENT_NAMES[team][kind].slice(0, number[kind]).map((id) => ({ id, kind })),
  );
}

/**
 * After the robots, by name, team by team; a garrison is where it has to be, and some stay above. Where robots come
 * ready-made, the others stand about the middle (K95).
 */
export function placeTents(context: RuleContext): void {
  const { options, units } = context.state;
  const starters = units.filter(({ team, aboard }) => aboard === '' && !planOf(options, team).tentsDrop);
  for (const { id, team } of starters) {
    const task = { kind: 'placeTent', unit: id } as const;
    if (!options.readyMade) context.state.agenda.push(task);
    else if (isPosted(context.state, team)) askForTent(context, task);
    else begin(context, id, freeNearMiddle(context.state, team));
  }
}

const isGarrison = ({ options }: Pick<Field, 'options'>, team: TeamId): boolean =>
  planOf(options, team).garrisons === true;
const isPosted = (field: Field, team: TeamId): boolean => isGarrison(field, team) || isAutomated(field, team);

/** Asks where it begins; one of a garrison is not asked, and those that the rules play stand by lot (KS13.2). */
export function askForTent(context: RuleContext, { unit: id }: Extract<Task, { kind: 'placeTent' }>): void {
  const { team } = unitOf(context.state, id);
  if (isGarrison(context.state, team)) begin(context, id, postOf(context.state, id));
  else if (isAutomated(context.state, team))
    begin(context, id, context.dice.pick(freeFor(context.state, team)));
  else ask(context, 'placeTent', id);
}

/** The first building that has been placed for the first of the garrison, and so on. */
function postOf({ buildings = [], units }: Pick<Field, 'buildings' | 'units'>, id: UnitId): HexId {
  const { team } = unitOf({ units }, id);
  const garrison = byName(units.filter((unit) => unit.team === team));
  const placed = buildings.filter((one) => PLACED_IDS.some((there) => there === one.id));
  const building = placed[garrison.findIndex((unit) => unit.id === id)];
  return expectDefined(building, `a building for ${id}`).at;
}

/**
 * Where a tent of this side may begin: with robots that begin anywhere, on any hex; near the edge of its enemy (KS16.1);
 * otherwise in a half-hex of its own edge, with others or not (KS11.2, KS13.2).
 */
export function campsOf(field: Pick<Field, 'options' | 'teams'>, team: TeamId): readonly HexId[] {
  const { entry, tentsWithin } = planOf(field.options, team);
  const own = edgeOf(field, team);
  if (entry === 'anywhere' || own === '') return HEX_IDS;
  if (tentsWithin === undefined) return edgeHexes(own);
  const edge = edgeHexes(oppositeOf(own));
  return HEX_IDS.filter((at) => edge.some((hex) => rangeBetween(hex, at) <= tentsWithin));
}

const freeFor = (field: Field, team: TeamId): readonly HexId[] =>
  campsOf(field, team).filter((at) => !robotAt(field, at) && tentsAt(field, at).length === 0);

function freeNearMiddle(field: Field, team: TeamId): HexId {
  const from = (at: HexId): number => distance(coordinatesOf(at), coordinatesOf(MIDDLE));
  const nearest = freeFor(field, team).toSorted((one, other) => from(one) - from(other));
  return expectDefined(nearest[0], 'a hex for a tent');
}

/** The first turns in which those who hide, and those who guard bunkers, lie still: ours, by measurement (KS15.9, KS16.9). */
export const RESTS = {
  /** The more robots a side has, the sooner one of them is there: with one, with several. */
  hidden: { alone: 3, several: 5 },
  garrison: 8,
} as const;

/** The last turn in which its tents do nothing; 0: they act from the first on. */
function restOf(field: Pick<Field, 'options' | 'robots'>, team: TeamId): number {
  const { hidesPilot, garrisons, suicidal } = planOf(field.options, team);
  if (isFirstEdition(field.options)) return 0;
  const { alone, several } = RESTS.hidden;
  if (hidesPilot) return robotsOfTeam(field, team).length > 1 ? several : alone;
  return garrisons && suicidal ? RESTS.garrison : 0;
}

function begin(context: RuleContext, id: UnitId, at: HexId): void {
  const unit = standUnit(context, id, at);
  const { kind, team, seat } = unit;
  Object.assign(unit, { placed: Math.max(unit.placed, restOf(context.state, team)) });
  context.emit({ type: 'unitPlaced', unit: id, kind, team, robot: '', at, seat });
}

const askedTeam = (field: Field): TeamId =>
  unitOf(field, expectDefined(field.question, 'a question').robot).team;

export const placeTent: Rule<'placeTent'> = {
  whyNot(field, _seat, { at }) {
    const team = askedTeam(field);
    if (campsOf(field, team).includes(at)) return undefined;
    const { tentsWithin: within } = planOf(field.options, team);
    return within === undefined ? refuse('notYourEdge') : refuse('tooFarFromEdge', { within });
  },
  apply(context, _seat, { at }) {
    const { robot: id } = expectDefined(context.state.question, 'a question');
    answered(context);
    begin(context, id, at);
  },
  list: (field) => campsOf(field, askedTeam(field)).map((at) => ({ type: 'placeTent', at })),
};
