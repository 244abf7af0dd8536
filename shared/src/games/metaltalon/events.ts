import { z } from 'zod';
import { BASE_IDS, SPACE_IDS } from './content/board';
import { RACE_IDS } from './content/races';

const seat = z.int();
const ship = z.string();
const space = z.enum(SPACE_IDS);
const base = z.enum(BASE_IDS);
const cents = z.int();
const stack = { pennies: z.int(), nickels: z.int(), dimes: z.int() };

export const OUT_CAUSES = ['invaded', 'broke', 'resigned'] as const;
export const END_CAUSES = ['lastOne', 'roundLimit'] as const;

/** A roll with all modifiers that determine the damage (source L98-102). */
const shot = {
  by: seat,
  ship,
  /** The target: a ship, or the cash in a base. */
  target: ship.optional(),
  base: base.optional(),
  roll: z.int(),
  /** Warriors' +1. */
  bonus: z.int(),
  /** Empty spaces on the shortest path. */
  empty: z.int(),
  dimes: z.int(),
  /** roll + bonus - empty - dimes, at least 0. */
  damage: z.int(),
};

/** Everything that can happen. Everything in MetalTalon is public. */
export const event = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('raceRolled'), seat, race: z.enum(RACE_IDS), again: z.boolean() }),
  z.strictObject({ type: z.literal('raceKept'), seat, race: z.enum(RACE_IDS) }),
  z.strictObject({ type: z.literal('baseDealt'), seat, base, cash: cents }),
  z.strictObject({ type: z.literal('turnBegan'), seat, round: z.int() }),
  z.strictObject({ type: z.literal('moved'), seat, ship, from: space, to: space }),
  z.strictObject({ type: z.literal('recycled'), seat, ship, from: space, cents }),
  z.strictObject({ type: z.literal('invaded'), seat, ship, from: space, base, victim: seat }),
  z.strictObject({ type: z.literal('fired'), ...shot }),
  /** Clovers or Murphys paid `cost`; the new roll replaces the old one. */
  z.strictObject({ type: z.literal('rerolled'), payer: seat, cost: cents, ...shot }),
  /** What is left of the ship after the damage; `adapted` when coins were combined (T24). */
  z.strictObject({ type: z.literal('damaged'), seat, ship, lost: cents, adapted: z.boolean(), ...stack }),
  z.strictObject({ type: z.literal('destroyed'), seat, ship, at: space, lost: cents }),
  z.strictObject({ type: z.literal('robbed'), seat, lost: cents }),
  /** Vamps' gain. */
  z.strictObject({ type: z.literal('drained'), seat, cents }),
  z.strictObject({ type: z.literal('launched'), seat, ship, at: space, ...stack }),
  /** `ship` gave these coins to `part`, now on `to`. */
  z.strictObject({ type: z.literal('split'), seat, ship, part: ship, to: space, ...stack }),
  /** 1 cent, and 1 for each of `bases` unowned bases with a ship. */
  z.strictObject({ type: z.literal('income'), seat, cents, bases: z.int() }),
  z.strictObject({ type: z.literal('eliminated'), seat, cause: z.enum(OUT_CAUSES), by: seat.optional() }),
  /** Takeover (T35). */
  z.strictObject({ type: z.literal('takenOver'), ship, seat }),
  /** Spoils of War (T35). */
  z.strictObject({ type: z.literal('spoils'), seat, cents, ships: z.int() }),
  z.strictObject({ type: z.literal('askMeSet'), seat, asked: z.boolean() }),
  z.strictObject({ type: z.literal('ended'), winners: z.array(seat), cause: z.enum(END_CAUSES) }),
]);
export type Event = z.output<typeof event>;
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;
export type OutCause = (typeof OUT_CAUSES)[number];
export type EndCause = (typeof END_CAUSES)[number];
