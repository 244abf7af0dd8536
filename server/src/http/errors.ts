import type { ErrorRequestHandler, RequestHandler } from 'express';
import { OverBudget } from '../ops/CpuBudget';
import type { Metrics } from '../ops/metrics';
import type { RefusalLog } from '../ops/RefusalLog';
import { NoAnswer } from '../processes/NoAnswer';
import { TableElsewhere } from '../rooms/Ownership';
import { LeaseLost, StoreDamage, StoreFailure } from '../store/errors';

/** A request that cannot be served, with the status and message of the response. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Seconds after which the request may be repeated. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

export const badRequest = (why: string) => new HttpError(422, 'malformed', why);
export const nameNotShown = () =>
  new HttpError(422, 'nameNotShown', 'This hall does not show that name. Please choose another one.');
export const noToken = () => new HttpError(401, 'noToken', 'A valid guest token is needed.');
export const noTable = () => new HttpError(404, 'noTable', 'There is no such table.');
export const noSeries = () => new HttpError(404, 'noSeries', 'There is no such series.');
export const noProcess = () => new HttpError(404, 'noProcess', 'There is no such process.');
export const notWatchable = () =>
  new HttpError(403, 'notWatchable', 'The players of this table play without spectators.');
/** `until`: in ms since 1970; without it, the ban has no end. */
export const banned = (until: number | undefined) =>
  new HttpError(
    403,
    'banned',
    `The operator of this hall has banned you${until === undefined ? '' : ` until ${new Date(until).toISOString()}`}.`,
  );
export const closedByHall = () =>
  new HttpError(423, 'closedByHall', 'The operator of this hall has closed this table.');
export const draining = () =>
  new HttpError(503, 'draining', 'This hall will be updated soon: there are no new tables until then.');
export const noRecord = () => new HttpError(404, 'noRecord', 'There is no record of such a game.');
export const noGame = () => new HttpError(404, 'noGame', 'There is no such game.');
export const tooMany = () => new HttpError(429, 'tooFast', 'Too many requests. Please wait a minute.');
const tooBusy = (waitMs: number) =>
  new HttpError(
    429,
    'tooBusy',
    'That is much work for the hall, and you have asked for much of it lately. Please wait a moment.',
    Math.ceil(waitMs / 1000),
  );
export const tooManyOpen = () =>
  new HttpError(429, 'tooManyOpen', 'Too many connections are open from your address. Please close some.');

const storeDown = () =>
  new HttpError(503, 'storeDown', 'The hall cannot store anything just now. Please try again in a moment.');
const elsewhere = () =>
  new HttpError(
    503,
    'elsewhere',
    'This table is with another part of the hall. Please try again in a moment.',
    1,
  );
const tableDamaged = () =>
  new HttpError(410, 'tableDamaged', 'What this hall has stored of this table is damaged.');
export const badCode = () =>
  new HttpError(422, 'badCode', 'This is not a code of this hall. Please copy it whole.');
export const codeExpired = () =>
  new HttpError(410, 'codeExpired', 'This code is too old. Please make a new one on your first device.');
export const codeUsed = () =>
  new HttpError(410, 'codeUsed', 'This code has been used. Please make a new one on your first device.');
export const strangeService = () =>
  new HttpError(422, 'strangeService', 'This hall does not know the push service of your browser.');

export const nothingHere = () => new HttpError(404, 'notFound', 'There is nothing here.');
export const notFound: RequestHandler = () => {
  throw nothingHere();
};

/** The paths whose refusals are worth a log line: not those that robots probe. */
const SPOKEN_TO = /^\/(?:api|matchmake)\//u;

/** Answers every error in the same JSON. `message` occurs twice because the Colyseus SDK reads it there. */
export function answerErrors(refusals: RefusalLog, metrics: Metrics): ErrorRequestHandler {
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
    if (status >= 500) refusals.note(address, 'error', { ...asked, err: error }, 'request failed');
    else if (SPOKEN_TO.test(request.path)) refusals.note(address, 'info', asked, 'refused');
    response.status(status).json({ error: { code, message }, message });
  };
}

export function asHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof StoreFailure) return storeDown();
  if (error instanceof TableElsewhere || error instanceof LeaseLost || error instanceof NoAnswer)
    return elsewhere();
  if (error instanceof OverBudget) return tooBusy(error.waitMs);
  if (error instanceof StoreDamage) return tableDamaged();
  const status = statusOf(error);
  if (status === 413) return new HttpError(413, 'tooLarge', 'The request is too large.');
  if (status >= 400 && status < 500) return new HttpError(status, 'malformed', 'The request is malformed.');
  return new HttpError(500, 'broken', 'Something went wrong here.');
}

/** The status of an error; Express' own parsers throw errors with one. */
function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : 500;
}
