import type { TableView } from '@gearhall/shared/core/table';
import type { Notices, RequestType } from '@gearhall/shared/core/wire';

/** An open connection to a table, whatever carries it. */
export interface Line {
  send(type: RequestType, message: object): void;
  /** Asks the other side for a sign of life. */
  ping(answered: () => void): void;
  /** Leaves for good. */
  leave(): void;
  /** Drops a connection that seems dead; `closed` follows. */
  drop(): void;
}

/** What the other side says. */
export interface Listener {
  state(state: DecodedState): void;
  notice<T extends keyof Notices>(type: T, body: Notices[T]): void;
  /** Once, when the connection has ended, with the WebSocket's close code. */
  closed(code: number): void;
}

/** The decoded room state as plain objects. */
export interface DecodedState {
  readonly table: TableView;
  /** The view under this key, or else the only one there is. */
  view(key: string | undefined): unknown;
}

export interface Caller {
  readonly token: string;
  readonly name: string;
}

/** Opens a line to a table. Rejects with a `DialError`. */
export type Dial = (table: string, caller: Caller, listener: Listener) => Promise<Line>;

/** Why a line could not be opened: only `unreachable` is worth another attempt soon. */
export const DIAL_FAILURES = [
  'unreachable',
  'noSuchTable',
  'tableDamaged',
  'badToken',
  'badName',
  'refused',
] as const;
export type DialFailure = (typeof DIAL_FAILURES)[number];

export class DialError extends Error {
  override readonly name = 'DialError';
  constructor(
    readonly failure: DialFailure,
    message: string,
  ) {
    super(message);
  }
}
