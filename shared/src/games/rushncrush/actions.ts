import { z } from 'zod';
import { CAR_CARD_IDS, DRIVER_CARD_IDS } from './content/cars';
import { theEffect, ITEMS, RAM_ITEMS, USED_ALONE, type RamItem } from './content/equipment';

/** Formats of ids that come from outside: short, without odd characters. */
const box = z.string().regex(/^[1-5]\.(?:[4-9]|1[0-8])$/u);
const space = z.string().regex(/^(?:finish|(?:10|[1-9])\.[1-6]\.(?:[1-9]|1[0-8]))$/u);
const item = z.enum(ITEMS);
const points = z.int().min(1).max(18);
const hand = z.enum(['left', 'right']);
const way = z.enum(['left', 'ahead', 'right']);

const isInOrder = (use: readonly RamItem[]): boolean =>
  use.every(
    (item, place) => place === 0 || RAM_ITEMS.indexOf(use[place - 1] ?? item) < RAM_ITEMS.indexOf(item),
  );

/** Everything that a player can do, in small steps. */
export const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('takeCar'), card: z.enum(CAR_CARD_IDS) }),
  z.strictObject({ type: z.literal('takeDriver'), card: z.enum(DRIVER_CARD_IDS) }),
  /** The gear action: the gearstick goes to this box. To leave it where it is: `roll`. */
  z.strictObject({ type: z.literal('gear'), box }),
  /** A Turbo point: one more step of acceleration, to this box. */
  z.strictObject({ type: z.literal('turbo'), box }),
  /** A Brake point: one more step of braking, to this box. */
  z.strictObject({ type: z.literal('brake'), box }),
  /** The gearstick stays; the heat and steering dice are rolled. */
  z.strictObject({ type: z.literal('roll') }),
  /**
   * To a space without a car or wall, or over the line: by the way with the fewest lane changes that takes exactly
   * these movement points and meets nothing before its end. A wreck or mine on the space is met.
   */
  z.strictObject({ type: z.literal('drive'), to: space, points }),
  /** The last of these points runs into a fixed obstruction in this direction. */
  z.strictObject({ type: z.literal('crash'), to: space, by: way, points }),
  /** Into a car diagonally ahead, to the left or right. */
  z.strictObject({
    type: z.literal('sideRam'),
    to: space,
    by: hand,
    points,
    /** The armed equipment to use with it: each once, the Side Bumper first. */
    use: z.array(z.enum(RAM_ITEMS)).max(RAM_ITEMS.length).refine(isInOrder),
  }),
  /** Into a car straight ahead. */
  z.strictObject({ type: z.literal('rushNCrush'), to: space, points }),
  /** The side of a compulsory lane change. */
  z.strictObject({ type: z.literal('swerve'), by: hand }),
  z.strictObject({ type: z.literal('arm'), item }),
  /** Rocket Booster, Side Bumper and Circular Saw are used by `boost` and `sideRam`. */
  z.strictObject({
    type: z.literal('use'),
    item: z.enum(USED_ALONE),
  }),
  /** The Rocket Booster, at the end of the movement. */
  z.strictObject({ type: z.literal('boost'), spaces: z.int().min(1).max(theEffect('boosts').spaces) }),
  /** A lit Rocket Booster goes on, after a pause between two spaces for the use of equipment. */
  z.strictObject({ type: z.literal('burnOn') }),
  /** Lays a mine on the space that was left last. */
  z.strictObject({ type: z.literal('layMine') }),
  z.strictObject({ type: z.literal('endTurn') }),
]);
export type Action = z.output<typeof action>;
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;
