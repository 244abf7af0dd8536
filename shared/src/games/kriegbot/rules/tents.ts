import { distance } from '../../../core/hex';
import { known } from '../../../core/result';
import { TENT_KINDS, TENT_NAMES } from '../content/infantry';
import { coordinatesOf, edgeHexes, HEX_IDS, MIDDLE, type HexId } from '../content/map';
import { pilotsOf, planOf, tentsOf } from '../content/scenarios';
import type { TeamId } from '../content/teams';
import type { Unit, UnitId } from '../unitState';
import type { Task } from '../state';
import { answered, ask, no, type Rule, type RuleContext } from './context';
import { edgeOf, robotAt, teamsIn, unitOf, type Field } from './field';
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
  const tents = tentsOf(options, team, options.robots, seats.length);
  const number = { ...tents, foot: tents.foot + pilotsOf(options, options.robots, seats.length) };
  return TENT_KINDS.flatMap((kind) =>
    TENT_NAMES[team][kind].slice(0, number[kind]).map((id) => ({ id, kind })),
  );
}

/** After the robots, by name, team by team; some stay above. Where robots come ready-made, they stand about the middle (K95). */
export function placeTents(context: RuleContext): void {
  const { options } = context.state;
  const starters = context.state.units.filter(
    ({ team, aboard }) => aboard === '' && !planOf(options, team).tentsDrop,
  );
  for (const unit of starters)
    if (options.readyMade && !isAutomated(context.state, unit.team))
      begin(context, unit.id, freeNearMiddle(context.state, unit));
    else context.state.agenda.push({ kind: 'placeTent', unit: unit.id });
}

/** With robots that begin anywhere, on any hex; otherwise in a half-hex of the own edge, with others or not (KS11.2, KS13.2). */
const startsOf = (
  field: Pick<Field, 'options' | 'teams'>,
  { team }: Pick<Unit, 'team'>,
): readonly HexId[] => {
  const edge = edgeOf(field, team);
  return planOf(field.options, team).entry === 'anywhere' || edge === '' ? HEX_IDS : edgeHexes(edge);
};

const freeFor = (field: Field, unit: Unit): readonly HexId[] =>
  startsOf(field, unit).filter((at) => !robotAt(field, at) && tentsAt(field, at).length === 0);

/** Those that the rules play stand where the lot puts them (KS13.2). */
export function askToCamp(context: RuleContext, { unit: id }: Extract<Task, { kind: 'placeTent' }>): void {
  const unit = unitOf(context.state, id);
  if (isAutomated(context.state, unit.team)) begin(context, id, freeByLot(context, unit));
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

export const placeTent: Rule<'placeTent'> = {
  whyNot: (field, _seat, { at }) =>
    startsOf(field, askedIn(field)).includes(at) ? undefined : no('notYourEdge'),
  apply(context, _seat, { at }) {
    const { robot: id } = known(context.state.question, 'a question');
    answered(context);
    begin(context, id, at);
  },
  list: (field) => startsOf(field, askedIn(field)).map((at) => ({ type: 'placeTent', at })),
};
