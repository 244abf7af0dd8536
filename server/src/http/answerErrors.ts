import { asHttpError } from '../owning/asHttpError';
import { nothingHere } from '../ground/errors';
import type { RestCode, RestError } from '@gearhall/shared/core/pages/restErrors';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Metrics } from '../ground/logs/metrics';
import type { RefusalLog } from '../ground/logs/RefusalLog';
import type { StoreHealth } from '../store/health/StoreHealth';

export const notFound: RequestHandler = () => {
  throw nothingHere();
};

/** The paths whose refusals are worth a log line: not those that robots probe. */
const SPOKEN_TO = /^\/(?:api|matchmake)\//u;

interface Telling {
  readonly refusals: RefusalLog;
  readonly metrics: Metrics;
  readonly health: Pick<StoreHealth, 'isWell'>;
}

/**
 * Whether the operator has to know of it: not of what the hall means to answer while it is full, is about to be updated
 * or has several processes, nor once more of a store that is known to be down.
 */
const isUnexpected = (code: RestCode, { isWell }: Telling['health']): boolean =>
  code === 'broken' || (code === 'storeDown' && isWell);

/** Answers every error in the same JSON. `message` occurs twice because the Colyseus SDK reads it there. */
export function answerErrors({ refusals, metrics, health }: Telling): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const { status, code, message, retryAfter } = asHttpError(error);
    if (SPOKEN_TO.test(request.path)) metrics.countRefusal('http', code);
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
    const asked = { method: request.method, path: request.path.slice(0, 100), status, code };
    const address = request.ip ?? '';
    if (isUnexpected(code, health))
      refusals.note(address, 'error', { ...asked, err: error }, 'request failed');
    else if (SPOKEN_TO.test(request.path)) refusals.note(address, 'info', asked, 'refused');
    response.status(status).json({ error: { code, message }, message } satisfies RestError);
  };
}
