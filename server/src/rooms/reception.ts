import { isRefusal, refuse, type Refusal } from '@gearhall/shared/core/result';
import { safeParse } from '@gearhall/shared/core/safeParse';
import { CLOSE, REQUESTS, type Request, type RequestType } from '@gearhall/shared/core/wire';
import { OverBudget } from '../ops/CpuBudget';
import { StoreDamage } from '../store/errors';
import type { Line } from './Line';
import { prepared } from './preparing';
import { handle, isRequestType } from './requests';
import { inStep } from './recovery';
import { StoreFailure } from './services';
import type { Table } from './Table';

/**
 * The door of a table for messages: limits, parses, and queues them. Every message gets one answer,
 * unless its sender is shown out.
 */
export function receive(table: Table, line: Line, type: unknown, body: unknown): void {
  const verdict = line.limiter.hit();
  if (verdict === 'closed') return;
  if (verdict === 'abuse') {
    const refusal = { table: table.core.id, code: 'tooMuch' };
    const message = 'a connection was closed for sending too much';
    table.services.refusals.note(line.address, 'warn', refusal, message);
    line.close(CLOSE.tooFast);
    return;
  }
  if (verdict === 'tooFast') turnAway(table, line, numberIn(body), refuse('tooFast'));
  else if (!isRequestType(type)) turnAway(table, line, numberIn(body), refuse('unknownMessage'));
  else queueRequest(table, line, type, body);
}

function queueRequest(table: Table, line: Line, type: RequestType, body: unknown): void {
  const parsed = safeParse<(typeof REQUESTS)[RequestType]>(REQUESTS[type], body);
  if (!parsed.success) {
    turnAway(table, line, numberIn(body), refuse('malformed'));
    return;
  }
  const { n } = parsed.data;
  const answerIn = (work: () => Promise<Refusal | undefined>): void => {
    void table.queue.add(async () => {
      const refusal = await outcomeOf(table, line, n, work);
      if (refusal) turnAway(table, line, n, refusal);
      else table.answer(line, n);
    });
  };
  prepared(table, line, { type, body: parsed.data as Request<typeof type> }, (ready) =>
    answerIn(async () => {
      const request = ready();
      return isRefusal(request) ? request : handle(table, line, type, request);
    }),
  );
}

/** A store failure refuses the request; damage or a bug of ours refuses it too, and pauses the table. */
async function outcomeOf(
  table: Table,
  line: Line,
  n: number,
  request: () => Promise<Refusal | undefined>,
): Promise<Refusal | undefined> {
  try {
    return await inStep(table, request);
  } catch (error) {
    if (error instanceof StoreFailure) return refuse('storeDown');
    if (error instanceof OverBudget) return refuse('tooBusy');
    table.answer(line, n, refuse(error instanceof StoreDamage ? 'tableDamaged' : 'tablePaused'));
    throw error;
  }
}

function turnAway(table: Table, line: Line, n: number, refusal: Refusal): void {
  const code = refusal.refused;
  table.services.metrics.refused.inc();
  if (code !== 'tooFast' || line.limiter.isFirstExcess) {
    table.services.refusals.note(line.address, 'info', { table: table.core.id, code }, 'refused');
  }
  table.answer(line, n, refusal);
}

/** The number to answer with, as far as one can be made out. */
function numberIn(body: unknown): number {
  const n = typeof body === 'object' && body !== null && 'n' in body ? body.n : undefined;
  return typeof n === 'number' && Number.isSafeInteger(n) && n >= 0 ? n : -1;
}
