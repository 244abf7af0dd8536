import { isRefusal, refuse, type Refusal } from '@gearhall/shared/core/ground/result';
import { safeParse } from '@gearhall/shared/core/json/safeParse';
import { textFaultIn } from '@gearhall/shared/core/text/freeText';
import { CLOSE } from '@gearhall/shared/core/wire/wire';
import { REQUESTS, type Request, type RequestType } from '@gearhall/shared/core/wire/requests';
import { OverBudget } from '../../ground/work/CpuBudget';
import { LeaseLost, StoreDamage } from '../../store/contract/errors';
import { usesSideQueue, isBehind } from './sideQueue';
import type { Connection } from '../../viewing/Connection';
import { whyOut } from '../chat/moderating';
import { prepared } from './preparing';
import { handle, isRequestType } from './requests';
import { reconcile } from '../acting/recovery';
import { StoreFailure } from '../model/services';
import type { Table } from '../model/Table';

/**
 * The entry point of a table's messages: limits, parses and queues them. Every message gets one answer, unless its
 * sender is disconnected.
 */
export function receive(table: Table, connection: Connection, type: unknown, body: unknown): void {
  const code = whyOut(table, connection);
  if (code !== undefined) {
    // Until the other side answers the close frame, it can go on sending.
    connection.close(code);
    return;
  }
  const verdict = connection.limiter.hit();
  if (verdict === 'closed') return;
  if (verdict === 'abuse') {
    const refusal = { table: table.core.id, code: 'tooMuch' };
    const message = 'a connection was closed for sending too much';
    table.services.refusals.note(connection.address, 'warn', refusal, message);
    connection.close(CLOSE.tooFast);
    return;
  }
  if (verdict === 'tooFast') turnAway(table, connection, numberIn(body), refuse('tooFast'));
  else if (!isRequestType(type)) turnAway(table, connection, numberIn(body), refuse('unknownMessage'));
  else queueRequest(table, connection, type, body);
}

function queueRequest(table: Table, connection: Connection, type: RequestType, body: unknown): void {
  const parsed = safeParse<(typeof REQUESTS)[RequestType]>(REQUESTS[type], body);
  if (!parsed.success) {
    turnAway(table, connection, numberIn(body), refuse(textFaultIn(parsed.error) ?? 'malformed'));
    return;
  }
  const { n } = parsed.data;
  const answer = (refusal: Refusal | undefined): void => {
    if (refusal) turnAway(table, connection, n, refusal);
    else table.answer(connection, n);
  };
  const asked = parsed.data as Request<typeof type>;
  prepared(table, connection, { type, body: asked }, (ready) => {
    const work = async (): Promise<Refusal | undefined> => {
      const request = ready();
      return isRefusal(request) ? request : handle(table, connection, type, request);
    };
    const inTurn = (): void =>
      void table.queue.add(async () =>
        answer(await outcomeOf(table, connection, n, () => reconcile(table, work))),
      );
    if (!isBehind(table, connection)) inTurn();
    else
      void table.sideQueue.add(async () => {
        if (usesSideQueue(table, connection, type, asked))
          answer(await outcomeOf(table, connection, n, work));
        else inTurn();
      });
  });
}

/** A store failure refuses the request; damage or a bug of ours also pauses the table. */
async function outcomeOf(
  table: Table,
  connection: Connection,
  n: number,
  request: () => Promise<Refusal | undefined>,
): Promise<Refusal | undefined> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof StoreFailure || error instanceof LeaseLost) return refuse('storeDown');
    if (error instanceof OverBudget) return refuse('tooBusy');
    table.answer(connection, n, refuse(error instanceof StoreDamage ? 'tableDamaged' : 'tablePaused'));
    throw error;
  }
}

function turnAway(table: Table, connection: Connection, n: number, refusal: Refusal): void {
  const code = refusal.refused;
  table.services.metrics.countRefusal('table', code);
  if (code !== 'tooFast' || connection.limiter.isFirstExcess) {
    table.services.refusals.note(connection.address, 'info', { table: table.core.id, code }, 'refused');
  }
  table.answer(connection, n, refusal);
}

/** The number to answer with, as far as it can be read. */
function numberIn(body: unknown): number {
  const n = typeof body === 'object' && body !== null && 'n' in body ? body.n : undefined;
  return typeof n === 'number' && Number.isSafeInteger(n) && n >= 0 ? n : -1;
}
