import type { Odds } from '../../rules/gears/odds';
import { LINE, NOWHERE, type Graph } from './graph';
import { HEATS, heatOddsOf, SHEETS, SIZE, type Sheet } from './sheets';
import { WORTH } from './weights';

/** One lap of the table of a road, or an open course, computed from the line backward. */
export interface Lap {
  /** Turns to go at the end of a turn, and with the heat dice rolled: by space, box and heat. */
  readonly settled: Float32Array;
  readonly rolled: Float32Array;
  /** For each space: turns to go by box, heat, lane changes left and movement left. */
  readonly ways: (Float32Array | undefined)[];
}

/** The inputs for the computation of a lap. */
export interface LapPlan {
  readonly graph: Graph;
  /** The lap behind the line; absent if the race is over there. */
  readonly beyond: Lap | undefined;
  /** The first relevant space. */
  readonly from: number;
  /** Spaces to the end of the race, from a space. */
  readonly toGo: (space: number) => number;
}

/** Taken out of `Math` once, because they are called millions of times for a road. */
const { min, floor } = Math;

const OVER = new Float32Array(SIZE);
const BLOCKED = new Float32Array(SIZE).fill(WORTH.noWay);

export const cellOf = (space: number, box: number, heat: number): number =>
  (space * SHEETS.length + box) * HEATS + heat;

export function workOut(plan: LapPlan): Lap {
  const { graph, from } = plan;
  const size = graph.count * SHEETS.length * HEATS;
  const lap: Lap = {
    settled: new Float32Array(size).fill(WORTH.noWay),
    rolled: new Float32Array(size).fill(WORTH.noWay),
    ways: [],
  };
  for (const space of graph.backward) {
    if (graph.isWall[space] === 1 || space < from) continue;
    const way = new Float32Array(SIZE);
    lap.ways[space] = way;
    const ways = waysBehind(plan, lap, space);
    for (const [box, sheet] of SHEETS.entries()) {
      drive(sheet, way, ways);
      roll(sheet, way, lap.rolled, cellOf(space, box, 0));
    }
    settle(lap, space, WORTH.turbo * min(1, plan.toGo(space) / WORTH.lastSpaces));
    for (const [box, sheet] of SHEETS.entries()) rest(sheet, way, lap.settled, cellOf(space, box, 0));
  }
  return lap;
}

/** The values of the three next spaces. */
interface Ways {
  readonly left: Float32Array;
  readonly ahead: Float32Array;
  readonly right: Float32Array;
}

function waysBehind({ graph, beyond }: LapPlan, lap: Lap, space: number): Ways {
  const behind = (step: number): Float32Array => {
    const to = graph.next[step] ?? NOWHERE;
    if (to === LINE) return OVER;
    if (to === NOWHERE) return BLOCKED;
    if (graph.crosses[step] === 1) return beyond ? (beyond.ways[to] ?? BLOCKED) : OVER;
    return lap.ways[to] ?? BLOCKED;
  };
  return { left: behind(3 * space), ahead: behind(3 * space + 1), right: behind(3 * space + 2) };
}

/** The best of the three steps, for every heat, lane changes and movement left. */
function drive({ speed, changes, bought, crash, at }: Sheet, way: Float32Array, ways: Ways): void {
  const { left, ahead, right } = ways;
  const isWall = ahead === BLOCKED;
  const layers = HEATS * changes.length;
  for (let layer = 0; layer < layers; layer += 1) {
    const isBought = layer % changes.length === 0;
    const price = isBought ? bought : 0;
    const aside = isBought ? 1 : speed + 2;
    const begin = at + layer * (speed + 1);
    for (let here = begin + 1; here <= begin + speed; here += 1) {
      const side = min(left[here - aside] ?? 0, right[here - aside] ?? 0) + price;
      const straight = isWall
        ? min(left[here - 1] ?? 0, right[here - 1] ?? 0) + crash
        : (ahead[here - 1] ?? 0);
      way[here] = min(side, straight);
    }
  }
}

/** Averages over all rolls of the steering dice. */
function roll(
  { speed, changes, at, perHeat }: Sheet,
  way: Float32Array,
  rolled: Float32Array,
  to: number,
): void {
  for (let heat = 0; heat < HEATS; heat += 1) {
    let sum = 0;
    for (let count = 0; count < changes.length; count += 1) {
      sum += (changes[count] ?? 0) * (way[at + heat * perHeat + count * (speed + 1) + speed] ?? 0);
    }
    rolled[to + heat] = sum;
  }
}

/** The best choice for the gearstick, from every box; then the engine cools down a little. */
function settle({ rolled, settled }: Lap, space: number, turboWorth: number): void {
  for (const [box, { choices }] of SHEETS.entries()) {
    const here = cellOf(space, box, 0);
    for (let heat = 0; heat < HEATS; heat += 1) {
      let best: number = WORTH.noWay;
      for (const { box: next, turbo, brake } of choices) {
        const spent = 1 + turbo * turboWorth + brake * WORTH.brake;
        best = min(best, spent + heated(rolled, cellOf(space, next, 0), heat, heatOddsOf(next, turbo)));
      }
      settled[here + heat] = best;
    }
    for (let heat = HEATS - 1; heat > 0; heat -= 1) {
      const [cooler, hot] = [settled[here + heat - 1] ?? 0, settled[here + heat] ?? 0];
      settled[here + heat] = hot + WORTH.cooling * (cooler - hot);
    }
  }
}

/** Averages over all rolls of the heat dice. */
function heated(rolled: Float32Array, at: number, heat: number, odds: Odds): number {
  let sum = 0;
  for (let more = 0; more < odds.length; more += 1) {
    sum +=
      (odds[more] ?? 0) *
      (heat + more < HEATS ? (rolled[at + heat + more] ?? 0) : (rolled[at + HEATS - 1] ?? 0) + WORTH.lost);
  }
  return sum;
}

/** Without movement left, the turn is over. */
function rest({ speed, changes, at }: Sheet, way: Float32Array, settled: Float32Array, from: number): void {
  for (let layer = 0; layer < HEATS * changes.length; layer += 1) {
    way[at + layer * (speed + 1)] = settled[from + floor(layer / changes.length)] ?? 0;
  }
}
