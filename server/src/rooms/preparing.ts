import type { Refusal } from '@gearhall/shared/core/result';
import type { Request, RequestType } from '@gearhall/shared/core/wire';
import { sendPages } from './history';
import type { Line } from './Line';
import type { Table } from './Table';
import { prepareUndo } from './undoing';

type Prepared<T extends RequestType> = Promise<Request<T> | Refusal> | undefined;
type Preparation<T extends RequestType> = (table: Table, line: Line, request: Request<T>) => Prepared<T>;

/** What is dear of a request and needs no turn in the table's queue: the table goes on meanwhile. */
const PREPARATIONS: { readonly [T in RequestType]?: Preparation<T> } = {
  undo: prepareUndo,
  history: sendPages,
};

/** Gives what was prepared, or throws what went wrong with it. */
type Ready<T extends RequestType> = () => Request<T> | Refusal;

/** The last request of each connection that is being prepared, or waits for one that is. */
const waiting = new WeakMap<Line, Promise<void>>();

/**
 * Prepares a request, and then calls back. The requests of one connection keep their order: one that needs
 * no preparation waits for those before it. Where there is nothing to wait for, it calls back at once.
 */
export function prepared<T extends RequestType>(
  table: Table,
  line: Line,
  { type, body }: { readonly type: T; readonly body: Request<T> },
  then: (ready: Ready<T>) => void,
): void {
  const begin = (): Prepared<T> => PREPARATIONS[type]?.(table, line, body);
  const before = waiting.get(line);
  const preparing = before ? before.then(begin) : begin();
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
  waiting.set(line, done);
  void done.then(() => {
    if (waiting.get(line) === done) waiting.delete(line);
  });
}
