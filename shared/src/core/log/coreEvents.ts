import { z } from 'zod';
import type { AnyTableRules, TypedThing } from '../game';
import { pack, unpack } from '../json/packing';
import type { Seat } from '../ground/seats';

/** Events of any table, whatever its game; they are sent in one sequence with the game's own events. */
export const coreEvent = z.discriminatedUnion('type', [
  /** The seat undid its last action and everything after it. */
  z.strictObject({ type: z.literal('takenBack'), seat: z.int() }),
  /** The seat did not agree to the undo. */
  z.strictObject({ type: z.literal('undoRefused'), seat: z.int() }),
  /** The seat's time ran out. */
  z.strictObject({ type: z.literal('timeOut'), seat: z.int() }),
]);
export type CoreEvent = z.output<typeof coreEvent>;

export const undoRefused = (seat: Seat): CoreEvent => ({ type: 'undoRefused', seat });

const KINDS: readonly string[] = coreEvent.options.map(({ shape }) => shape.type.value);

export const isCoreEvent = (event: TypedThing): event is CoreEvent => KINDS.includes(event.type);

/** Packed core events are wrapped in a list, so that they cannot be confused with the game's events. */
export function packEvent(game: AnyTableRules, event: TypedThing): unknown {
  return isCoreEvent(event) ? [pack(coreEvent, event)] : pack(game.event, event);
}

export function unpackEvent(game: AnyTableRules, packed: unknown): TypedThing {
  const [first] = packed as readonly unknown[];
  const event = Array.isArray(first) ? unpack(coreEvent, first) : unpack(game.event, packed);
  return event as TypedThing;
}

/** What decided an action that no person sent: a bot, the seat's clock that ran out, or the game's answer deadline. */
export const PROXIES = ['bot', 'clock', 'patience'] as const;
export type Proxy = (typeof PROXIES)[number];

interface Decided {
  readonly seat: Seat;
  /** Absent for a person. */
  readonly by?: Proxy;
}

/**
 * The events of an action: first that the clock decided it, if it did, then what it led to. An answer by the deadline
 * is not marked: it must look like any other answer.
 */
export function eventsOf({ seat, by }: Decided, events: readonly TypedThing[]): readonly TypedThing[] {
  if (by !== 'clock') return events;
  const timeOut: CoreEvent = { type: 'timeOut', seat };
  return [timeOut, ...events];
}
