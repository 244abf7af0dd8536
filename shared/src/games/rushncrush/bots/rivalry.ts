import { FIRST_BOX } from '../content/gears';
import type { Car, CarId, Turn } from '../state';
import { numberOfBox } from './choices';
import type { Table } from './table';
import { WORTH } from './weights';

/**
 * How likely each car is to win, from the turns that it still needs: what is risked and what harm is worth
 * can only be compared in chances, for a car that is lost cannot win at all.
 */
export interface Rivalry {
  /** What each rival's turns weigh against those of the car on turn. */
  readonly weights: ReadonlyMap<CarId, number>;
  readonly total: number;
  /** Turns that the car on turn needs after this one, as the table has it. */
  readonly own: number;
}

/** Of a way of chances: the turns after it, and which rival is lost by it. */
export interface Outcome {
  readonly turns: number;
  readonly gone?: CarId;
}

const weightOf = (turns: number): number => Math.exp(-turns / WORTH.temper);

/** Turns to go of a car, from the table of the road. */
function turnsOf(table: Table, { at, lap, box, heat }: Car): number {
  const { graph } = table;
  const space = graph.numbers.get(at) ?? 0;
  return table.turnsFrom(
    graph.crossings - 1 - lap,
    space,
    numberOfBox(box) ?? numberOfBox(FIRST_BOX) ?? 0,
    heat,
  );
}

/** Who is still to drive in this round is a turn nearer to the line than the table tells. */
export function rivalryOf(
  table: Table,
  order: readonly CarId[],
  { car, turn, rivals }: { readonly car: Car; readonly turn: Turn; readonly rivals: readonly Car[] },
): Rivalry {
  const place = order.indexOf(turn.car);
  const weights = new Map(
    rivals.map((rival) => {
      const isToDrive = order.indexOf(rival.id) > place;
      return [rival.id, weightOf(turnsOf(table, rival) - (isToDrive ? 1 : 0))];
    }),
  );
  const total = [...weights.values()].reduce((sum, one) => sum + one, 0);
  return { weights, total, own: Math.max(0, turnsOf(table, car) - 1) };
}

/** The chance to win of a car that needs `turns` turns; certain where no rival is left. */
export function chanceOf({ weights, total }: Rivalry, { turns, gone }: Outcome): number {
  const others = Math.max(0, total - (gone === undefined ? 0 : (weights.get(gone) ?? 0)));
  const isAlone = gone !== undefined && weights.size === 1;
  if (isAlone) return 1;
  const mine = weightOf(turns);
  return mine / (mine + others);
}

/** The turns that are worth as much as a chance to win. */
export function turnsFor({ total }: Rivalry, chance: number): number {
  if (total === 0) return 0;
  const turns = -WORTH.temper * Math.log((chance * total) / (1 - chance));
  return Math.max(0, Math.min(WORTH.lost, Number.isNaN(turns) ? WORTH.lost : turns));
}

/** What it is worth, in turns, that a rival is lost. */
export const worthOfLoss = (rivalry: Rivalry, gone: CarId): number =>
  rivalry.own - Math.min(rivalry.own, turnsFor(rivalry, chanceOf(rivalry, { turns: rivalry.own, gone })));

/** How much of what slows a rival down comes to the car on turn. */
export const shareOf = ({ weights, total }: Rivalry, rival: CarId): number =>
  total > 0 ? (weights.get(rival) ?? 0) / total : 0;
