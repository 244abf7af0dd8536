import { keepSome } from '../../../../core/ground/keepSome';
import { DIRECTIONS, distance, type Direction, type Hex } from '../../../../core/game/hex';
import { expectDefined } from '../../../../core/ground/result';
import { ARC_IDS, type ArcId } from '../../content/chassis';
import { HEX_IDS, coordinatesOf, type HexId } from '../../content/map';
import { isInArc } from '../../rules/field/arcs';
import { type Built, builtKey } from '../../rules/field/structuresOnMap';

import { idOf } from '../../rules/field/hexNumbers';
import { hasLine, terrainAt } from '../../rules/field/sight';

/** The map by numbers, for bots that weigh thousands of places: each answer is computed once. */
const SIZE = HEX_IDS.length;
const HEXES = HEX_IDS.map(coordinatesOf);
const hexOf = (number: number): Hex => expectDefined(HEXES[number], `a hex of number ${number}`);

/** Hexes between two places. */
export const rangeOf = (from: number, to: number): number => distance(hexOf(from), hexOf(to));

/** The bit of an arc and a facing in the result of `arcsOf`. */
const bitOf = (arc: ArcId, facing: Direction): number =>
  1 << (ARC_IDS.indexOf(arc) * DIRECTIONS.length + facing);

/** Does an arc cover a place, from a place and with a facing? */
export function covers(arc: ArcId, from: number, facing: Direction, to: number): boolean {
  if (arc === 'all') return from !== to;
  return (arcsOf(from, to) & bitOf(arc, facing)) !== 0;
}

/** The arcs that contain a place, by its offset from the other. */
const arcs = new Map<number, number>();
const WIDE = 1000;

function arcsOf(from: number, to: number): number {
  const [start, end] = [hexOf(from), hexOf(to)];
  const key = (end.q - start.q) * WIDE + (end.r - start.r);
  const before = arcs.get(key);
  if (before !== undefined) return before;
  let bits = 0;
  for (const arc of ARC_IDS) {
    if (arc === 'all') continue;
    for (const facing of DIRECTIONS) {
      if (isInArc(arc, idOf(from), facing, idOf(to))) bits |= bitOf(arc, facing);
    }
  }
  arcs.set(key, bits);
  return bits;
}

/** Lines of sight over the present map: over everything, or for unpainted targets. */
export interface Lines {
  readonly plain: (from: number, to: number) => boolean;
  readonly overWoods: (from: number, to: number) => boolean;
  readonly isBuilding: (at: number) => boolean;
  readonly isWater: (at: number) => boolean;
}

/** A server sees maps without end: as many as its tables have, and some more. */
const MOST_MAPS = 100;
const linesKnown = new Map<string, Lines>();

export function linesOn({ options, structures, buildings }: Built): Lines {
  const built: Built = { options, structures, ...(buildings && { buildings }) };
  const key = builtKey(built);
  const terrains = linesKnown.has(key) ? [] : HEX_IDS.map((id) => terrainAt(built, id));
  const lines = linesKnown.get(key) ?? {
    plain: remembered((from, to) => hasLine(built, from, to, { painted: false, medium: 'GUN' })),
    overWoods: remembered((from, to) => hasLine(built, from, to, { painted: true, medium: 'GUN' })),
    isBuilding: (at: number) => terrains[at] === 'building',
    isWater: (at: number) => terrains[at] === 'water',
  };
  keepSome(linesKnown, MOST_MAPS, [key, lines]);
  return lines;
}

const [UNKNOWN, CLEAR, BLOCKED] = [0, 1, 2];

function remembered(isClear: (from: HexId, to: HexId) => boolean): (from: number, to: number) => boolean {
  const answers = new Uint8Array(SIZE * SIZE);
  return (from, to) => {
    const pair = from < to ? from * SIZE + to : to * SIZE + from;
    if (answers[pair] === UNKNOWN) answers[pair] = isClear(idOf(from), idOf(to)) ? CLEAR : BLOCKED;
    return answers[pair] === CLEAR;
  };
}
