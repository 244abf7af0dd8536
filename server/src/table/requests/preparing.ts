import type { Refusal } from '@gearhall/shared/core/ground/result';
import { CLOSE } from '@gearhall/shared/core/wire/wire';
import type { Request, RequestType } from '@gearhall/shared/core/wire/requests';
import { sendPages } from './history';
import type { Connection } from '../../viewing/Connection';
import type { Table } from '../model/Table';
import { prepareUndo } from '../consent/undoing';

type Prepared<T extends RequestType> = Promise<Request<T> | Refusal> | undefined;
type Preparation<T extends RequestType> = (
  table: Table,
  connection: Connection,
  request: Request<T>,
) => Prepared<T>;

/** The expensive part of a request, which needs no turn in the table's queue: the table goes on meanwhile. */
const PREPARATIONS: { readonly [T in RequestType]?: Preparation<T> } = {
  undo: prepareUndo,
  history: sendPages,
};

/** Returns the prepared request, or throws the error of its preparation. */
type Ready<T extends RequestType> = () => Request<T> | Refusal;

/**
 * The maximum number of waiting requests of one connection; a client that sends more without taking its answers is
 * disconnected.
 */
export const MOST_WAITING = 60;

/** The requests of a connection that are being prepared, or wait for one that is. */
interface Chain {
  last: Promise<void>;
  count: number;
}
const chains = new WeakMap<Connection, Chain>();

/**
 * Prepares a request, and then calls back. The requests of one connection keep their order: one that needs no
 * preparation waits for those before it. If there is nothing to wait for, it calls back at once. If too many wait, it
 * closes the connection instead.
 */
export function prepared<T extends RequestType>(
  table: Table,
  connection: Connection,
  { type, body }: { readonly type: T; readonly body: Request<T> },
  then: (ready: Ready<T>) => void,
): void {
  const begin = (): Prepared<T> => PREPARATIONS[type]?.(table, connection, body);
  const before = chains.get(connection);
  if (before && before.count >= MOST_WAITING) {
    connection.close(CLOSE.tooFast);
    return;
  }
  const preparing = before ? before.last.then(begin) : begin();
  if (!preparing) {
    then(() => body);
    return;
  }
  const done = preparing.then(
    (request) => then(() => request ?? body),
    (error: unknown) =>
      then(() => {
        throw error;
      }),
  );
  const chain = before ?? { last: done, count: 0 };
  chain.last = done;
  chain.count += 1;
  chains.set(connection, chain);
  void done.then(() => {
    chain.count -= 1;
    if (chain.count === 0) chains.delete(connection);
  });
}
