import { z } from 'zod';
import { CAR_CARD_IDS, DRIVER_CARD_IDS } from './content/cars';
import { DAMAGE_SOURCES, GUNS, HEAT_SOURCES, ITEMS } from './content/equipment';

const seat = z.int();
const car = z.string();
const space = z.string();
const box = z.string();
const item = z.enum(ITEMS);
const dice = z.array(z.int());
const hand = z.enum(['left', 'right']);

export const END_CAUSES = ['finish', 'lastRunning', 'allLost'] as const;
/** How a car is lost: by damage, by heat, or because its player has resigned. */
const LOSS_CAUSES = ['structure', 'heat', 'resigned'] as const;

/** Everything that can happen, for everybody: a race has no secrets. */
export const event = z.discriminatedUnion('type', [
  /** The course of the race. `random`: it was laid at random. */
  z.strictObject({ type: z.literal('courseLaid'), course: z.string(), random: z.boolean() }),
  /** A car or driver card is dealt or taken. */
  z.strictObject({ type: z.literal('carTaken'), car, seat, card: z.enum(CAR_CARD_IDS), dealt: z.boolean() }),
  z.strictObject({
    type: z.literal('driverTaken'),
    car,
    seat,
    card: z.enum(DRIVER_CARD_IDS),
    dealt: z.boolean(),
  }),
  /** A car takes its place on the grid. */
  z.strictObject({ type: z.literal('linedUp'), car, at: space }),
  /** The order of the round, front to back. */
  z.strictObject({ type: z.literal('roundBegan'), round: z.int(), order: z.array(car) }),
  z.strictObject({ type: z.literal('turnBegan'), car }),
  /** The gearstick moves: by the gear action, a Turbo or a Brake point. */
  z.strictObject({
    type: z.literal('geared'),
    car,
    from: box,
    to: box,
    by: z.enum(['gear', 'turbo', 'brake']),
  }),
  /** The heat dice of the zone; each that shows `upTo` or less brings a heat point. */
  z.strictObject({ type: z.literal('heatRolled'), car, dice, upTo: z.int(), heat: z.int() }),
  /** The steering dice; empty if none are rolled. `unlimited`: any number of lane changes. */
  z.strictObject({
    type: z.literal('steeringRolled'),
    car,
    speed: z.int(),
    dice,
    changes: z.int(),
    unlimited: z.boolean(),
  }),
  /** Step by step: `path` contains every space that was entered. `steering`: Steering points spent for it. */
  z.strictObject({
    type: z.literal('drove'),
    car,
    from: space,
    path: z.array(space),
    changes: z.int(),
    steering: z.int(),
  }),
  z.strictObject({ type: z.literal('lapBegan'), car, lap: z.int() }),
  /** The white dice, read the opposite way; none at the lowest and the highest speeds. */
  z.strictObject({ type: z.literal('crashed'), car, at: space, wall: space, dice, damage: z.int() }),
  /** A compulsory lane change, which costs a movement point. */
  z.strictObject({ type: z.literal('swerved'), car, from: space, to: space }),
  /** No space was free for it: the car stays, and drops to first gear. */
  z.strictObject({ type: z.literal('stuck'), car, at: space }),
  /** A die for a hazard on a space: 3 or less costs a Structure point. */
  z.strictObject({
    type: z.literal('ranOver'),
    car,
    at: space,
    what: z.enum(['wreck', 'mine']),
    die: z.int(),
    damage: z.int(),
  }),
  /** The die with its bonus. `third`: the car behind the target. `displaced`: the target is pushed away. */
  z.strictObject({
    type: z.literal('sideRammed'),
    car,
    target: car,
    by: hand,
    at: space,
    die: z.int(),
    bonus: z.int(),
    far: z.enum(['clear', 'blocked']),
    third: car.optional(),
    displaced: z.boolean(),
    hurt: z.array(car),
  }),
  z.strictObject({ type: z.literal('displaced'), car, from: space, to: space }),
  z.strictObject({ type: z.literal('sawed'), car, target: car, die: z.int(), damage: z.int() }),
  /** A die for each movement point left. `upTo`: what damages only the target. */
  z.strictObject({
    type: z.literal('rushedNCrushed'),
    car,
    target: car,
    at: space,
    dice,
    upTo: z.int(),
    own: z.int(),
    damage: z.int(),
  }),
  /** Ran up on a car, but had already had its Rush 'n' Crush in this round: the move just ends. */
  z.strictObject({ type: z.literal('ranUp'), car, target: car }),
  z.strictObject({ type: z.literal('armed'), car, item }),
  z.strictObject({
    type: z.literal('fired'),
    car,
    item: z.enum(GUNS),
    target: car,
    range: z.int(),
    dice,
    hits: z.int(),
  }),
  z.strictObject({ type: z.literal('cooled'), car }),
  z.strictObject({ type: z.literal('boosted'), car, spaces: z.int() }),
  z.strictObject({ type: z.literal('mineLaid'), car, at: space, left: z.int() }),
  /** A mine has exploded, and is removed. */
  z.strictObject({ type: z.literal('mineGone'), at: space }),
  /** The Structure left, after every loss. */
  z.strictObject({
    type: z.literal('damaged'),
    car,
    by: z.enum(DAMAGE_SOURCES),
    points: z.int(),
    structure: z.int(),
  }),
  z.strictObject({
    type: z.literal('heated'),
    car,
    by: z.enum(HEAT_SOURCES),
    points: z.int(),
    heat: z.int(),
  }),
  z.strictObject({ type: z.literal('lost'), car, cause: z.enum(LOSS_CAUSES) }),
  z.strictObject({ type: z.literal('finished'), car, seat }),
  z.strictObject({ type: z.literal('resigned'), seat }),
  z.strictObject({ type: z.literal('ended'), winners: z.array(seat), cause: z.enum(END_CAUSES) }),
]);
export type Event = z.output<typeof event>;
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;
export type EndCause = (typeof END_CAUSES)[number];
export type LossCause = (typeof LOSS_CAUSES)[number];
export type DamageSource = (typeof DAMAGE_SOURCES)[number];
export type HeatSource = (typeof HEAT_SOURCES)[number];
