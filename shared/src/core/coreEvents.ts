import { z } from 'zod';
import type { AnyGame, TypedThing } from './game';
import { pack, unpack } from './packing';
import type { Seat } from './seats';

/** What can happen at any table, whatever its game: told in the same line as the game's own events. */
export const coreEvent = z.discriminatedUnion('type', [
  /** The seat took back its last action, and whatever followed it. */
  z.strictObject({ type: z.literal('takenBack'), seat: z.int() }),
  /** The seat did not agree that something is taken back. */
  z.strictObject({ type: z.literal('undoRefused'), seat: z.int() }),
  /** The seat's time ran out. */
  z.strictObject({ type: z.literal('timeOut'), seat: z.int() }),
]);
export type CoreEvent = z.output<typeof coreEvent>;

export const undoRefused = (seat: Seat): CoreEvent => ({ type: 'undoRefused', seat });

const KINDS: readonly string[] = coreEvent.options.map(({ shape }) => shape.type.value);

export const isCoreEvent = (event: TypedThing): event is CoreEvent => KINDS.includes(event.type);

/** Packed core events stand in a list of their own, so that they are never taken for a game's. */
export function packEvent(game: AnyGame, event: TypedThing): unknown {
  return isCoreEvent(event) ? [pack(coreEvent, event)] : pack(game.event, event);
}

export function unpackEvent(game: AnyGame, packed: unknown): TypedThing {
  const [first] = packed as readonly unknown[];
  const event = Array.isArray(first) ? unpack(coreEvent, first) : unpack(game.event, packed);
  return event as TypedThing;
}

/**
 * Who decided an action that no person sent: a bot, the seat's clock that ran out, or the game's patience
 * with a question that may not wait.
 */
export const PROXIES = ['bot', 'clock', 'patience'] as const;
export type Proxy = (typeof PROXIES)[number];

interface Decided {
  readonly seat: Seat;
  /** Absent for a person. */
  readonly by?: Proxy;
}

/**
 * What is told of an action: that the clock decided it, if it did, and then what it led to. That a
 * question was passed over is not told: it is to look like any other answer.
 */
export function eventsOf({ seat, by }: Decided, events: readonly TypedThing[]): readonly TypedThing[] {
  if (by !== 'clock') return events;
  const timeOut: CoreEvent = { type: 'timeOut', seat };
  return [timeOut, ...events];
}
