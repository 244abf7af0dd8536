import { type Built } from '../field/structuresOnMap';
import { DIRECTIONS, hexTowards } from '../../../../core/game/hex';
import { coordinatesOf, edgeBeyond, HEX_IDS, idAt, type HexId } from '../../content/map';
import { planOf } from '../../content/scenarios';
import type { Unit } from '../../state/units';
import { rangeBetween } from '../field/arcs';
import { isSuspect } from '../pieces/decoys';
import { edgeOf, unitOf, type Field } from '../field/field';
import { answered, refuse, type Rule, type RuleContext, type WhyNot } from '../field/context';
import { terrainAt } from '../field/sight';
import { isWashedAt } from '../field/terrain';
import { moveOf, rememberArmed, removeUnit, askedUnit, unitIn } from '../pieces/units';

/** Source L507, "Infantry Movement": any way, without facing; buildings, woods and water end it (KX51). */

const stops = (field: Built, at: HexId): boolean =>
  ['building', 'woods'].includes(terrainAt(field, at)) || isWashedAt(field, at);

/** Every hex that a tent can walk to, with the shortest way there; ties by the order of directions. */
export function waysOnFoot(
  field: Built,
  unit: Pick<Unit, 'at' | 'kind'>,
): ReadonlyMap<HexId, readonly HexId[]> {
  const ways = new Map<HexId, readonly HexId[]>([[unit.at, []]]);
  for (const [at, way] of ways) {
    if (way.length >= moveOf(unit) || (way.length > 0 && stops(field, at))) continue;
    for (const direction of DIRECTIONS) {
      const next = idAt(hexTowards(coordinatesOf(at), direction));
      if (next !== undefined && !ways.has(next)) ways.set(next, [...way, next]);
    }
  }
  ways.delete(unit.at);
  return ways;
}

/** By the shortest way. */
export function walkTo(context: RuleContext, id: Unit['id'], to: HexId): void {
  const unit = unitIn(context, id);
  const path = [...(waysOnFoot(context.state, unit).get(to) ?? [])];
  context.emit({ type: 'walked', unit: id, from: unit.at, path });
  unit.at = to;
}

export const walk: Rule<'walk'> = {
  whyNot(field, _seat, { to }) {
    const unit = askedUnit(field);
    return whyNotOnMap(unit) ?? (waysOnFoot(field, unit).has(to) ? undefined : refuse('cannotReach'));
  },
  apply(context, _seat, { to }) {
    const { id } = askedUnit(context.state);
    answered(context);
    walkTo(context, id, to);
  },
  list(field) {
    const unit = askedUnit(field);
    if (whyNotOnMap(unit)) return [];
    return [...waysOnFoot(field, unit).keys()].map((to) => ({ type: 'walk', to }));
  },
};

/** A pilot who has left the map can only set off what he left behind. */
export const whyNotOnMap = ({ at }: Pick<Unit, 'at'>): WhyNot => (at === '' ? refuse('notHere') : undefined);

/** Why a tent may not leave the map: by its own edge alone, where robots may (KX52). */
function whyNotLeave(field: Field, unit: Unit): WhyNot {
  const { exit } = planOf(field.options, unit.team);
  if (exit !== 'own' && exit !== 'laden') return refuse('noFleeing');
  const gone = whyNotOnMap(unit) ?? (isSuspect(field, unit) ? refuse('onlyCarried') : undefined);
  if (gone) return gone;
  const own = edgeOf(field, unit.team);
  const isAtEdge = DIRECTIONS.some((direction) => {
    const edge = edgeBeyond(hexTowards(coordinatesOf(unit.at), direction));
    return edge !== undefined && edge === own;
  });
  return isAtEdge ? undefined : refuse('notAtEdge');
}

export const leaveMap: Rule<'leave'> = {
  whyNot: (field) => whyNotLeave(field, askedUnit(field)),
  apply(context) {
    const { id } = askedUnit(context.state);
    answered(context);
    walkAway(context, id);
  },
  list: (field) => (whyNotLeave(field, askedUnit(field)) ? [] : [{ type: 'leave' }]),
};

/** It is gone, but for what it may still set off. */
function walkAway(context: RuleContext, id: Unit['id']): void {
  const unit = unitOf(context.state, id);
  removeUnit(context, id);
  context.emit({ type: 'leftMap', unit: id });
  rememberArmed(context, unit);
}

/** Source L585: a drone flies over everything (KX83). */
export const fly: Rule<'fly'> = {
  whyNot(field, _seat, { to }) {
    const { at, kind } = askedUnit(field);
    const range = rangeBetween(at, to);
    return range > 0 && range <= moveOf({ kind }) ? undefined : refuse('cannotReach');
  },
  apply(context, _seat, { to }) {
    const unit = unitIn(context, askedUnit(context.state).id);
    answered(context);
    context.emit({ type: 'flew', unit: unit.id, from: unit.at, to });
    unit.at = to;
  },
  list: (field, seat) =>
    HEX_IDS.map((to) => ({ type: 'fly', to }) as const).filter((action) => !fly.whyNot(field, seat, action)),
};
