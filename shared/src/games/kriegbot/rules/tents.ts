import { distance } from '../../../core/hex';
import { known } from '../../../core/result';
import { TENT_KINDS, TENT_NAMES } from '../content/infantry';
import { coordinatesOf, HEX_IDS, MIDDLE, type HexId } from '../content/map';
import { pilotsOf, planOf, tentsOf } from '../content/scenarios';
import type { TeamId } from '../content/teams';
import type { UnitId } from '../unitState';
import { answered, type Rule, type RuleContext } from './context';
import { robotAt, teamsIn, type Field } from './field';
import { seatsOfTeam } from './seating';
import { addUnit, byName, standUnit, tentsAt } from './units';

/** Tents that a side has from the start: who they are, whose, and where they begin (KS0.7, KS0.8, KS12.1). */

/** The first names of each kind, shared out by name among the seats of their side. They are not on the map yet. */
export function raiseTents(context: RuleContext): void {
  for (const team of teamsIn(context.state)) {
    const seats = seatsOfTeam(context.state, team).filter((seat) => !context.state.seats[seat]?.out);
    for (const [index, { id, kind }] of byName(namesFor(context.state, team)).entries())
      addUnit(context, { id, kind, robot: '', at: '', team, seat: seats[index % seats.length] ?? 0 });
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
  for (const { id } of context.state.units.filter(({ team }) => !planOf(options, team).tentsDrop)) {
    if (context.state.options.readyMade) begin(context, id, freeNearMiddle(context.state));
    else context.state.agenda.push({ kind: 'placeTent', unit: id });
  }
}

function freeNearMiddle(field: Field): HexId {
  const from = (at: HexId): number => distance(coordinatesOf(at), coordinatesOf(MIDDLE));
  const free = HEX_IDS.filter((at) => !robotAt(field, at) && tentsAt(field, at).length === 0);
  return known(free.toSorted((one, other) => from(one) - from(other))[0], 'a hex for a tent');
}

function begin(context: RuleContext, id: UnitId, at: HexId): void {
  const { kind, team, seat } = standUnit(context, id, at);
  context.emit({ type: 'unitPlaced', unit: id, kind, team, robot: '', at, seat });
}

export const placeTent: Rule<'placeTent'> = {
  whyNot: () => undefined,
  apply(context, _seat, { at }) {
    const { robot: id } = known(context.state.question, 'a question');
    answered(context);
    begin(context, id, at);
  },
  list: () => HEX_IDS.map((at) => ({ type: 'placeTent', at })),
};
