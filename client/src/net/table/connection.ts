import type { TableView } from '@gearhall/shared/core/table/table';
import type { Notices } from '@gearhall/shared/core/wire/wire';
import type { RequestType } from '@gearhall/shared/core/wire/requests';

/** An open connection to a table, whatever the transport. */
export interface Connection {
  send(type: RequestType, message: object): void;
  /** Sends a ping; `answered` is called on the reply. */
  ping(answered: () => void): void;
  /** Leaves for good. */
  leave(): void;
  /** Drops a connection that seems dead; `closed` follows. */
  drop(): void;
}

/** Receives what the other side sends. */
export interface Listener {
  state(state: DecodedState): void;
  notice<T extends keyof Notices>(type: T, body: Notices[T]): void;
  /** Called once, when the connection has ended, with the WebSocket's close code. */
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

/** Opens a connection to a table. Rejects with a `DialError`. */
export type Dial = (table: string, caller: Caller, listener: Listener) => Promise<Connection>;

/** Why a line could not be opened: only `unreachable` is worth another attempt soon. */
export type DialFailure =
  | 'unreachable'
  | 'noSuchTable'
  | 'tableDamaged'
  | 'badToken'
  | 'badName'
  | 'refused'
  | 'notWatchable'
  | 'banned'
  | 'closedByHall'
  | 'keptOff';

export class DialError extends Error {
  override readonly name = 'DialError';
  constructor(
    readonly failure: DialFailure,
    message: string,
  ) {
    super(message);
  }
}
