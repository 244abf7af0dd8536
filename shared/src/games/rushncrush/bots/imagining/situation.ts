import { expectDefined } from '../../../../core/ground/result';
import type { ItemId } from '../../content/equipment';
import { isWreck, moverOf, racing, roadFor, turnOf } from '../../rules/field';
import { stepsToGo } from '../../rules/course/distance';
import { isReady } from '../../rules/equipment/equipment';
import type { SpaceId } from '../../rules/course/road';
import { targetUpTo } from '../../rules/ramming/rushNCrush';
import type { Car, Turn } from '../../state';
import type { View } from '../../view';
import { harmOf } from '../tables/harm';
import type { Graph } from '../tables/graph';
import { rivalryOf, shareOf, worthOfLoss, type Rivalry } from './rivalry';
import { tableOf, type Table } from '../tables/turnsTable';
import { HARD, type Values } from '../tables/values';

/** The race as the hard bot sees it in one decision. */
export interface Situation {
  readonly view: View;
  readonly table: Table;
  readonly graph: Graph;
  /** The car on turn. */
  readonly car: Car;
  readonly turn: Turn;
  /** The number of its space, and the crossings of the line after the next one. */
  readonly space: number;
  readonly lap: number;
  /** The steps of this turn (tables/graph.ts). */
  readonly onward: Int32Array;
  /** Which car is on which space, without the car itself. */
  readonly taken: ReadonlyMap<number, Car>;
  readonly hazards: ReadonlySet<number>;
  readonly rivals: readonly Car[];
  readonly rivalry: Rivalry;
  readonly values: Values;
  /** A die up to this hurts the target of a Rush 'n' Crush. */
  readonly crushUpTo: number;
}

export function situationOf(view: View, values: Values = HARD): Situation {
  const car = moverOf(view);
  const table = tableOf(roadFor(view));
  const { graph } = table;
  const others = racing(view).filter(({ id }) => id !== car.id);
  const numberOf = (at: string): number => expectDefined(graph.numbers.get(at), `a space ${at}`);
  const wrecks = Object.values(view.cars).flatMap((one) => (isWreck(one) ? [one.at] : []));
  const lap = graph.crossings - 1 - car.lap;
  const turn = turnOf(view);
  const rivals = others.filter(({ seat }) => seat !== car.seat);
  return {
    view,
    table,
    graph,
    car,
    turn,
    space: numberOf(car.at),
    lap,
    onward: lap > 0 ? graph.onward.inner : graph.onward.last,
    taken: new Map(others.map((other) => [numberOf(other.at), other])),
    hazards: new Set([...wrecks, ...minesAgainst(view, car)].map(numberOf)),
    rivals,
    values,
    rivalry: rivalryOf(table, view.order, { car, turn, rivals }),
    crushUpTo: targetUpTo(car),
  };
}

const minesAgainst = ({ mines }: View, { id }: Car): SpaceId[] =>
  mines.flatMap((mine) => (mine.car === id ? [] : [mine.at]));

/** Could the item be used now, by its counter and the activations left? */
export const canUse = ({ view, car, turn }: Situation, item: ItemId): boolean =>
  turn.activations > 0 && !turn.touched.includes(item) && isReady(view, car, item);

/** The value of another car's loss of this number of Structure points; 0 for one's own car. */
export function gainOf({ car, rivalry, values }: Situation, target: Car, points: number): number {
  const harm = harmOf(target.structure, points);
  if (target.seat === car.seat) return -harm;
  if (points >= target.structure) return worthOfLoss(rivalry, target.id) + values.blow * target.structure;
  return values.harm * shareOf(rivalry, target.id) * harm + values.blow * points;
}

/** Is a space ahead of the car, and within a turn's way? On a ring it may be beyond the line. */
export function isNear({ view, graph, car, space }: Situation, other: number): boolean {
  const road = roadFor(view);
  const { laps, kind } = road.course;
  const lines = kind === 'ring' ? [laps, laps - 1] : [laps];
  const there = stepsToGo(road, { at: graph.ids[other] ?? '', lap: laps });
  return lines
    .map((lap) => stepsToGo(road, { at: graph.ids[space] ?? car.at, lap }) - there)
    .some((ahead) => ahead >= -1 && ahead <= NEAR);
}

const NEAR = 20;
