import { FIRST_BOX } from '../../content/gears';
import type { Car, CarId, Turn } from '../../state';
import { numberOfBox } from '../candidates/boxes';
import type { Table } from '../tables/turnsTable';
import { WORTH } from '../tables/weights';

/**
 * Each car's probability of winning, estimated from the turns that it still needs. Risks and harm can only be compared
 * as probabilities, because a lost car cannot win at all.
 */
export interface Rivalry {
  /** The weight of each rival's turns relative to those of the car on turn. */
  readonly weights: ReadonlyMap<CarId, number>;
  readonly total: number;
  /** Turns that the car on turn needs after this one, by the table. */
  readonly own: number;
}

/** One random outcome of a way: the turns after it, and the rival that is lost. */
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

/** A car that has yet to drive in this round is a turn nearer to the line than the table says. */
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

/**
 * The probability of winning for a car that needs `turns` turns; certain if no rival is left, or if it crosses the line
 * now. Less than one turn: it crosses the line with some probability.
 */
export function chanceOf({ weights, total }: Rivalry, { turns, gone }: Outcome): number {
  const others = Math.max(0, total - (gone === undefined ? 0 : (weights.get(gone) ?? 0)));
  const isAlone = gone !== undefined && weights.size === 1;
  if (isAlone) return 1;
  return turns >= 1 ? against(others, turns) : 1 - Math.max(0, turns) * (1 - against(others, 1));
}

const against = (others: number, turns: number): number => weightOf(turns) / (weightOf(turns) + others);

/** The number of turns that is worth as much as a probability of winning. */
export function turnsFor({ total }: Rivalry, chance: number): number {
  if (total === 0) return 0;
  const inOneTurn = against(total, 1);
  if (chance > inOneTurn) return (1 - chance) / (1 - inOneTurn);
  return chance > 0
    ? Math.min(WORTH.noWay, -WORTH.temper * Math.log((chance * total) / (1 - chance)))
    : WORTH.noWay;
}

/** The value, in turns, of the loss of a rival. */
export const worthOfLoss = (rivalry: Rivalry, gone: CarId): number =>
  rivalry.own - Math.min(rivalry.own, turnsFor(rivalry, chanceOf(rivalry, { turns: rivalry.own, gone })));

/** The share of a rival's delay that benefits the car on turn. */
export const shareOf = ({ weights, total }: Rivalry, rival: CarId): number =>
  total > 0 ? (weights.get(rival) ?? 0) / total : 0;
