import { z } from 'zod';
import type { Seat } from '../../ground/seats';

/** The vocabulary of "Sealed", a small game for tests only, with every kind of secret. */
export const TIES = ['die', 'share'] as const;
export const HIGHEST_NUMBER = 9;
/** Points for a filed number that is open on somebody's card at the end. */
export const BONUS = 5;

export const options = z.strictObject({
  /** Face-down cards of each seat. */
  hand: z.int().min(1).max(4).default(3),
  ties: z.enum(TIES).default('die'),
  /** May each seat look at one card of another? */
  peeks: z.boolean().default(true),
});
export type Options = z.output<typeof options>;

const card = z.int().min(0).max(15);
const number = z.int().min(1).max(HIGHEST_NUMBER);

export const action = z.discriminatedUnion('type', [
  /** The secret form, which all seats file at the same time. */
  z.strictObject({ type: z.literal('file'), number }),
  z.strictObject({ type: z.literal('reveal'), card }),
  z.strictObject({ type: z.literal('peek'), seat: z.int().min(0).max(15), card }),
  /** The next seat's answer to a card just revealed. */
  z.strictObject({ type: z.literal('take') }),
  z.strictObject({ type: z.literal('leave') }),
]);
export type Action = z.output<typeof action>;
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

const seat = z.int();

export const event = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('dealt'), seats: z.int(), hand: z.int() }),
  z.strictObject({ type: z.literal('filed'), seat }),
  /** For `to` alone. */
  z.strictObject({ type: z.literal('noted'), to: seat, number: z.int() }),
  z.strictObject({ type: z.literal('revealed'), seat, card, value: z.int() }),
  z.strictObject({ type: z.literal('peeked'), by: seat, seat, card }),
  /** For `to` alone. */
  z.strictObject({ type: z.literal('saw'), to: seat, seat, card, value: z.int() }),
  z.strictObject({ type: z.literal('taken'), seat, from: seat, value: z.int() }),
  z.strictObject({ type: z.literal('left'), seat }),
  z.strictObject({ type: z.literal('resigned'), seat }),
  z.strictObject({ type: z.literal('opened'), seat, number: z.int(), bonus: z.boolean() }),
  z.strictObject({ type: z.literal('tieRolled'), seat, roll: z.int() }),
  z.strictObject({ type: z.literal('ended'), winners: z.array(seat), cause: z.string() }),
]);
export type Event = z.output<typeof event>;

export const REFUSALS = [
  'wrongPhase',
  'alreadyFiled',
  'answerFirst',
  'notAsked',
  'noSuchCard',
  'cardIsOpen',
  'noPeekLeft',
  'ownCard',
] as const;

export interface Card {
  readonly value: number;
  readonly open: boolean;
  /** Seats that have peeked at it. */
  readonly seenBy: readonly Seat[];
}

export interface SeatState {
  /** Secret until the end. */
  readonly number?: number;
  readonly cards: readonly Card[];
  readonly points: number;
  readonly peeks: number;
  readonly takes: number;
  readonly out: boolean;
}

export interface State {
  readonly options: Options;
  readonly phase: 'filing' | 'revealing' | 'over';
  readonly turn: Seat;
  readonly seats: readonly SeatState[];
  /** The cards that were not dealt: nobody ever sees them. */
  readonly deck: readonly number[];
  /** `seat` is asked whether it takes the card of value `value` that `from` has revealed. */
  readonly question?: { readonly seat: Seat; readonly from: Seat; readonly value: number };
  readonly end?: { readonly winners: readonly Seat[]; readonly cause: string };
}
