import { refuse, type Refusal } from '@gearhall/shared/core/result';
import { CLOSE, REQUESTS, type RequestType } from '@gearhall/shared/core/wire';
import type { Line } from './Line';
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
    table.services.log.warn({ table: table.core.id }, 'a connection was closed for sending too much');
    line.close(CLOSE.tooFast);
    return;
  }
  if (verdict === 'tooFast') turnAway(table, line, numberIn(body), refuse('tooFast'));
  else if (!isRequestType(type)) turnAway(table, line, numberIn(body), refuse('unknownMessage'));
  else queueRequest(table, line, type, body);
}

function queueRequest(table: Table, line: Line, type: RequestType, body: unknown): void {
  const parsed = REQUESTS[type].safeParse(body);
  if (!parsed.success) {
    turnAway(table, line, numberIn(body), refuse('malformed'));
    return;
  }
  const { n } = parsed.data;
  void table.queue.add(async () => {
    const refusal = await outcomeOf(table, line, n, () => handle(table, line, type, parsed.data as never));
    if (refusal) turnAway(table, line, n, refusal);
    else table.answer(line, n);
  });
}

/** A store failure refuses the request; a bug of ours refuses it too, and pauses the table. */
async function outcomeOf(
  table: Table,
  line: Line,
  n: number,
  request: () => Promise<Refusal | undefined>,
): Promise<Refusal | undefined> {
  try {
    return await inStep(table, request);
  } catch (error) {
    if (error instanceof StoreFailure) {
      return refuse('storeDown');
    }
    table.answer(line, n, refuse('tablePaused'));
    throw error;
  }
}

function turnAway(table: Table, line: Line, n: number, refusal: Refusal): void {
  const code = refusal.refused;
  table.services.metrics.refused.inc();
  if (code !== 'tooFast' || line.limiter.isFirstExcess) {
    table.services.log.info({ table: table.core.id, code }, 'refused');
  }
  table.answer(line, n, refusal);
}

/** The number to answer with, as far as one can be made out. */
function numberIn(body: unknown): number {
  const n = typeof body === 'object' && body !== null && 'n' in body ? body.n : undefined;
  return typeof n === 'number' && Number.isSafeInteger(n) && n >= 0 ? n : -1;
}
