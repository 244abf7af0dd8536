import { stepsToGo } from '../../rules/course/distance';
import type { Road } from '../../rules/course/road';
import { graphOf, type Graph } from './graph';
import { cellOf, workOut, type Lap } from './lap';
import { WORTH } from './weights';

/**
 * The number of turns that a lone car still needs from every space of a road, for every box of the gearstick and every
 * heat, if it drives as well as it can; risks and spent points are converted to turns too. Computed once for a road,
 * from the line backward.
 */
export interface Table {
  readonly graph: Graph;
  /** At the end of a turn. `lap`: crossings of the line that remain after the next one. */
  turnsFrom(lap: number, space: number, box: number, heat: number): number;
  /** With the heat dice rolled, before the steering dice. */
  turnsRolled(lap: number, space: number, box: number, heat: number): number;
  /** The minimum number of spaces to the end of the race. */
  toGo(lap: number, space: number): number;
}

/** The number of laps that are computed individually; each further one takes as long as the last of these. */
const LAPS = 2;
const KNOWN = new WeakMap<Road, Table>();

export function tableOf(road: Road): Table {
  const table = KNOWN.get(road) ?? layOut(road);
  KNOWN.set(road, table);
  return table;
}

function layOut(road: Road): Table {
  const graph = graphOf(road);
  const toGo = (lap: number, space: number): number =>
    stepsToGo(road, { at: graph.ids[space] ?? '', lap: graph.crossings - 1 - lap });
  const laps: Lap[] = [];
  for (let lap = 0; lap < LAPS && lap < graph.crossings; lap += 1) {
    // Before its first crossing a car is only on the grid.
    const isGrid = lap > 0 && lap === graph.crossings - 1;
    const from = isGrid ? graph.lastTile : 0;
    laps.push(workOut({ graph, beyond: laps.at(-1), from, toGo: (space) => toGo(lap, space) }));
  }
  for (const { ways } of laps) ways.length = 0;
  const eachLap = lapBetween(graph, laps);
  const read = (which: 'settled' | 'rolled', lap: number, cell: number): number => {
    const known = lap < laps.length ? lap : laps.length - 1;
    return (laps[known]?.[which][cell] ?? WORTH.noWay) + (lap - known) * eachLap;
  };
  return {
    graph,
    turnsFrom: (lap, space, box, heat) => read('settled', lap, cellOf(space, box, heat)),
    turnsRolled: (lap, space, box, heat) => read('rolled', lap, cellOf(space, box, heat)),
    toGo,
  };
}

/** Turns for one additional lap, from a space before the line. */
function lapBetween(graph: Graph, laps: readonly Lap[]): number {
  const sample = graph.backward.find((space) => graph.isWall[space] === 0) ?? 0;
  const [longer, shorter] = [laps.at(-1), laps.at(-2)].map((lap) => lap?.settled[cellOf(sample, 0, 0)] ?? 0);
  return laps.length < 2 ? 0 : (longer ?? 0) - (shorter ?? 0);
}
