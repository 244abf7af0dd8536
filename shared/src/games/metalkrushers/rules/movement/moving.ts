import { expectDefined } from '../../../../core/ground/result';
import { DIRECTIONS, turned, type Direction } from '../../../../core/game/hex';
import { HEX_IDS, neighbour, type HexId } from '../../content/arena';
import type { KrusherId } from '../../state';
import { endActivation, movementIn } from './activation';
import { krusherOf, standing, type Field, type Fighter } from '../field';
import { canOust } from './ousting';
import { krusherIn, refuse, type RuleContext, type Rule } from '../context';

/** Source L16-18, "Movement Phase", and L47-85 for its points; G6, G26. */

/** A hex and facing that a Krusher can move to, by the cheapest way. */
export interface Way {
  readonly to: HexId;
  readonly facing: Direction;
  readonly cost: number;
  /** Does the cheapest way use the free turn? */
  readonly freeTurn: boolean;
  /** f forward, b backward, l and r a sixth of a turn. */
  readonly way: string;
}

const BACKWARD_COST = 2;

/** The index of each hex's neighbours, six per hex; -1 for the wall. */
const NEIGHBOURS = (() => {
  const indexes = new Map(HEX_IDS.map((id, index) => [id, index]));
  return HEX_IDS.flatMap((id) =>
    DIRECTIONS.map((direction) => indexes.get(neighbour(id, direction) ?? '') ?? -1),
  );
})();

/** Where a Krusher is on its way: a hex, a facing, and whether the free turn is spent. */
interface Stop {
  readonly hex: number;
  readonly facing: Direction;
  readonly freeUsed: boolean;
  readonly cost: number;
  readonly turns: number;
  readonly backs: number;
  readonly way: string;
}

const placeOf = ({ hex, facing }: Stop): number => hex * 6 + facing;
const keyOf = (stop: Stop): number => placeOf(stop) * 2 + Number(stop.freeUsed);
/** The cheaper way comes first; of equal ones that with fewer turns, then that with fewer steps back. */
const orderOf = ({ cost, turns, backs }: Stop): number => (cost * 16 + turns) * 16 + backs;

/** The latest answers: judge, list and rule ask the same about one position, one after the other. */
const RECENT = new Map<string, readonly Way[]>();
const MOST_RECENT = 16;

/** Every place and facing that the Krusher can reach with these points, except the current one. */
export function waysOf(
  field: Field,
  krusher: KrusherId,
  left: { points: number; freeTurn: boolean },
): readonly Way[] {
  const { at, facing } = krusherOf(field, krusher);
  const others = standing(field).flatMap(([id, other]) => (id === krusher ? [] : [other.at]));
  const question = [at, facing, left.points, left.freeTurn, ...others].join(' ');
  const before = RECENT.get(question);
  if (before) return before;
  const ways = waysFrom({ at, facing }, others, left);
  const [oldest] = RECENT.keys();
  if (oldest !== undefined && RECENT.size === MOST_RECENT) RECENT.delete(oldest);
  RECENT.set(question, ways);
  return ways;
}

function waysFrom(
  { at, facing }: Pick<Fighter, 'at' | 'facing'>,
  others: readonly HexId[],
  left: { points: number; freeTurn: boolean },
): readonly Way[] {
  const blocked = new Set(others.map((other) => HEX_IDS.indexOf(other)));
  const start: Stop = {
    hex: HEX_IDS.indexOf(at),
    facing,
    freeUsed: !left.freeTurn,
    cost: 0,
    turns: 0,
    backs: 0,
    way: '',
  };
  const best = new Map<number, Stop>();
  for (const stop of stopsFrom(start, left.points, blocked))
    if (!best.has(placeOf(stop))) best.set(placeOf(stop), stop);
  best.delete(placeOf(start));
  return [...best.values()].map((stop) => ({
    to: expectDefined(HEX_IDS[stop.hex], 'a hex in the arena'),
    facing: stop.facing,
    cost: stop.cost,
    freeTurn: left.freeTurn && stop.freeUsed,
    way: stop.way,
  }));
}

/** Dijkstra's search with a list for each order. Returns every stop once with its best way, the best first. */
function stopsFrom(start: Stop, points: number, blocked: ReadonlySet<number>): readonly Stop[] {
  const lists: Stop[][] = [[start]];
  const bests = new Uint16Array(HEX_IDS.length * 12).fill(UNKNOWN);
  const stops: Stop[] = [];
  for (let order = 0; order < lists.length; order += 1) {
    for (const stop of lists[order] ?? []) {
      if ((bests[keyOf(stop)] ?? 0) < order) continue;
      stops.push(stop);
      for (const next of nextTo(stop)) {
        if (next.cost > points || next.hex < 0 || blocked.has(next.hex)) continue;
        const later = orderOf(next);
        if ((bests[keyOf(next)] ?? 0) <= later) continue;
        bests[keyOf(next)] = later;
        (lists[later] ??= []).push(next);
      }
    }
  }
  return stops;
}

/** More than any order. */
const UNKNOWN = 0xffff;

function nextTo({ hex, facing, freeUsed, cost, turns, backs, way }: Stop): readonly Stop[] {
  const [ahead, behind] = [towards(hex, facing), towards(hex, turned(facing, 3))];
  const turning = (to: Direction, letter: string): Stop => ({
    hex,
    facing: to,
    freeUsed: true,
    cost: freeUsed ? cost + 1 : cost,
    turns: turns + 1,
    backs,
    way: way + letter,
  });
  return [
    { hex: ahead, facing, freeUsed, cost: cost + 1, turns, backs, way: `${way}f` },
    turning(turned(facing, -1), 'l'),
    turning(turned(facing, 1), 'r'),
    { hex: behind, facing, freeUsed, cost: cost + BACKWARD_COST, turns, backs: backs + 1, way: `${way}b` },
  ];
}

const towards = (hex: number, direction: Direction): number => NEIGHBOURS[hex * 6 + direction] ?? -1;

/** The ways of the Krusher on the move. */
function waysNow(field: Field): readonly Way[] {
  const { movement } = field;
  return movement ? waysOf(field, movement.krusher, movement) : [];
}

export const move: Rule<'move'> = {
  whyNot: (field, _seat, { to, facing }) =>
    waysNow(field).some((way) => way.to === to && way.facing === facing) ? undefined : refuse('cannotReach'),
  apply: (context, _seat, { to, facing }) => {
    const way = waysNow(context.state).find((one) => one.to === to && one.facing === facing);
    go(context, expectDefined(way, 'a way there'));
    if (!canOust(context.state)) endActivation(context);
  },
  list: (field) => waysNow(field).map(({ to, facing }) => ({ type: 'move', to, facing })),
};

function go(context: RuleContext, { to, facing, cost, freeTurn, way }: Way): void {
  const movement = movementIn(context);
  const krusher = krusherIn(context, movement.krusher);
  context.emit({ type: 'moved', krusher: krusher.id, from: krusher.at, to, facing, way, cost });
  Object.assign(krusher, { at: to, facing });
  krusher.marks.moved = true;
  context.state.movement = {
    krusher: krusher.id,
    points: movement.points - cost,
    freeTurn: movement.freeTurn && !freeTurn,
  };
}

export const endMove: Rule<'endMove'> = {
  whyNot: () => undefined,
  apply: (context) => {
    const krusher = krusherIn(context, movementIn(context).krusher);
    if (!krusher.marks.moved) context.emit({ type: 'stayed', krusher: krusher.id });
    endActivation(context);
  },
  list: () => [{ type: 'endMove' }],
};
