import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Event, EventOf } from '@gearhall/shared/games/metalheads/events';
import type { MonsterId } from '@gearhall/shared/games/metalheads/content/monsters';
import type { RobotId } from '@gearhall/shared/games/metalheads/content/robots';
import { isKnown } from '@gearhall/shared/games/metalheads/rules/field';
import type { View } from '@gearhall/shared/games/metalheads/view';
import type { LogLine } from '../../../stage/contract/words';
import { MONSTER_NAMES, nameOf, owning, robotName } from './names';

/** What a log has to remember of the events before. */
export interface LogContext {
  readonly names: readonly string[];
  readonly monster: MonsterId;
  /** Whose Nation has been told: one alone plays against the solo side. */
  readonly seats: ReadonlySet<Seat>;
  readonly row: readonly (RobotId | '')[];
  /** The number of events so far. */
  readonly at: number;
  /** The event before. */
  readonly before: Event | undefined;
  /** Where the run of the event before began: its number and its first words. */
  readonly run: number;
  /** Equal events in a row, up to the event before. */
  readonly repeated: number;
}

/** `from`: the view with which the log begins, where the game had begun before. */
export const beginning = (names: readonly string[], from?: View): LogContext => ({
  names,
  monster: from?.monster ?? 'avalanche',
  seats: new Set(from?.players.flatMap(({ nation }, seat) => (nation === '' ? [] : [seat]))),
  row: from?.row.map((card) => (isKnown(card) ? card : '')) ?? [],
  at: 0,
  before: undefined,
  run: 0,
  repeated: 0,
});

/** Events that continue the line of the event before. */
const CONTINUES: {
  readonly [Type in Event['type']]?: (event: EventOf<Type>, before: Event) => boolean;
} = {
  paid: ({ robot }, before) => before.type === 'began' && before.robot === robot,
  spent: ({ robot }, before) => before.type === 'began' && before.robot === robot,
  paidWith: ({ robot }, before) => before.type === 'paid' && before.robot === robot,
  drawn: ({ seat }, before) => (before.type === 'drew' || before.type === 'looked') && before.seat === seat,
  given: ({ seat }, before) => before.type === 'gave' && before.seat === seat,
  gained: (_event, before) => before.type === 'activated',
  turnEnded: (_event, before) => before.type === 'refreshed',
  placed: (event, before) => before.type === 'placed' && isSameToken(event, before),
};

const isSameToken = (one: EventOf<'placed'>, other: EventOf<'placed'>): boolean =>
  one.robot === other.robot && one.token === other.token && one.by === other.by;

/** Does this event continue the line of the event before? */
export function continues(event: Event, { before }: LogContext): boolean {
  const rule = CONTINUES[event.type] as ((event: Event, before: Event) => boolean) | undefined;
  return before !== undefined && (rule?.(event, before) ?? false);
}

/** The context for the next event. */
export function after(context: LogContext, event: Event): LogContext {
  const goesOn = continues(event, context);
  return {
    ...context,
    ...(event.type === 'begun' && { monster: event.monster, row: event.row }),
    ...(event.type === 'refilled' && { row: event.row }),
    ...(event.type === 'nationChosen' && { seats: new Set([...context.seats, event.seat]) }),
    at: context.at + 1,
    before: event,
    run: goesOn ? context.run : context.at,
    repeated: goesOn && event.type === 'placed' ? context.repeated + 1 : 1,
  };
}

export const monsterName = ({ monster }: Pick<LogContext, 'monster'>): string => MONSTER_NAMES[monster];

/** "Ada’s Bulwark"; without an owner, "Hydra’s Bulwark". */
export const robotOf = (robot: RobotId, owner: Seat | undefined, context: LogContext): string =>
  `${owning(owner === undefined ? monsterName(context) : nameOf(context.names, owner))} ${robotName(robot)}`;

/** A line that the next events may continue; `text` ends with a full stop. */
export const begun = (line: LogLine, { at }: LogContext): LogLine => ({
  ...line,
  run: { id: `line ${at}`, from: line.text.slice(0, -1), text: () => line.text },
});

/** A line that continues the one before; `text` makes the whole line of the first words of the run. */
export const continued = (line: LogLine, text: (from: string) => string, { run }: LogContext): LogLine => ({
  ...line,
  run: { id: `line ${run}`, from: '', text },
});
