import { distance } from '../../../core/hex';
import { known } from '../../../core/result';
import { TENT_KINDS, TENT_NAMES } from '../content/infantry';
import { coordinatesOf, edgeHexes, HEX_IDS, MIDDLE, type EdgeId, type HexId } from '../content/map';
import { planOf, tentsOf } from '../content/scenarios';
import type { TeamId } from '../content/teams';
import type { Unit, UnitId } from '../unitState';
import type { Task } from '../state';
import { rangeBetween } from './arcs';
import { answered, ask, no, type Rule, type RuleContext } from './context';
import { edgeOf, oppositeOf, robotAt, teamsIn, unitOf, type Field } from './field';
import { isAutomated, seatsOfTeam } from './seating';
import { addUnit, byName, standUnit, tentsAt } from './units';

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
  const number = tentsOf(options, team, options.robots, seats.length);
  return TENT_KINDS.flatMap((kind) =>
    TENT_NAMES[team][kind].slice(0, number[kind]).map((id) => ({ id, kind })),
  );
}

/**
 * After the robots, by name, team by team; a garrison is where it has to be. Where robots come ready-made, the others
 * stand about the middle (K95).
 */
export function placeTents(context: RuleContext): void {
  for (const unit of context.state.units.filter(({ aboard }) => aboard === ''))
    if (context.state.options.readyMade && !isAutomated(context.state, unit.team))
      begin(context, unit.id, postOf(context.state, unit) ?? freeNearMiddle(context.state, unit));
    else context.state.agenda.push({ kind: 'placeTent', unit: unit.id });
}

/** Of a garrison: the first building for the first by name, and so on. */
function postOf({ options, buildings = [], units }: Field, { id, team }: Unit): HexId | undefined {
  if (planOf(options, team).garrisons !== true) return undefined;
  const garrison = byName(units.filter((unit) => unit.team === team));
  return known(buildings[garrison.findIndex((unit) => unit.id === id)], `a building for ${id}`).at;
}

/** Near the edge of its enemy (KS16.1). */
function hexesNear(edge: EdgeId, within: number): readonly HexId[] {
  return HEX_IDS.filter((at) => edgeHexes(edge).some((hex) => rangeBetween(hex, at) <= within));
}

/** With robots that begin anywhere, on any hex; otherwise in a half-hex of the own edge, with others or not (KS11.2, KS13.2). */
export const campsOf = (
  field: Pick<Field, 'options' | 'teams'>,
  { team }: Pick<Unit, 'team'>,
): readonly HexId[] => {
  const edge = edgeOf(field, team);
  const { entry, tentsWithin } = planOf(field.options, team);
  if (tentsWithin !== undefined && edge !== '') return hexesNear(oppositeOf(edge), tentsWithin);
  return entry === 'anywhere' || edge === '' ? HEX_IDS : edgeHexes(edge);
};

const freeFor = (field: Field, unit: Unit): readonly HexId[] =>
  campsOf(field, unit).filter((at) => !robotAt(field, at) && tentsAt(field, at).length === 0);

/** Those that the rules play stand where the lot puts them (KS13.2); a garrison is not asked. */
export function askToCamp(context: RuleContext, { unit: id }: Extract<Task, { kind: 'placeTent' }>): void {
  const unit = unitOf(context.state, id);
  const post = postOf(context.state, unit);
  if (post) begin(context, id, post);
  else if (isAutomated(context.state, unit.team)) begin(context, id, freeByLot(context, unit));
  else ask(context, 'placeTent', id);
}

const freeByLot = (context: RuleContext, unit: Unit): HexId =>
  context.dice.pick(freeFor(context.state, unit));

function freeNearMiddle(field: Field, unit: Unit): HexId {
  const from = (at: HexId): number => distance(coordinatesOf(at), coordinatesOf(MIDDLE));
  const nearest = freeFor(field, unit).toSorted((one, other) => from(one) - from(other));
  return known(nearest[0], 'a hex for a tent');
}

function begin(context: RuleContext, id: UnitId, at: HexId): void {
  const { kind, team, seat } = standUnit(context, id, at);
  context.emit({ type: 'unitPlaced', unit: id, kind, team, robot: '', at, seat });
}

const askedIn = (field: Field): Unit => unitOf(field, known(field.question, 'a question').robot);

const whyNotThere = (field: Field): 'tooFarFromEdge' | 'notYourEdge' =>
  planOf(field.options, askedIn(field).team).tentsWithin === undefined ? 'notYourEdge' : 'tooFarFromEdge';

export const placeTent: Rule<'placeTent'> = {
  whyNot: (field, _seat, { at }) =>
    campsOf(field, askedIn(field)).includes(at) ? undefined : no(whyNotThere(field)),
  apply(context, _seat, { at }) {
    const { robot: id } = known(context.state.question, 'a question');
    answered(context);
    begin(context, id, at);
  },
  list: (field) => campsOf(field, askedIn(field)).map((at) => ({ type: 'placeTent', at })),
};
