import { REST_STATUS, type RestCode } from '@gearhall/shared/core/pages/restErrors';

/** A request that cannot be served, with the status and message of the response. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly code: RestCode,
    message: string,
    /** Seconds after which the request may be repeated. */
    readonly retryAfter?: number,
    readonly status: number = REST_STATUS[code],
  ) {
    super(message);
  }
}

export const badRequest = (why: string) => new HttpError('malformed', why);
export const nameNotShown = () =>
  new HttpError('nameNotShown', 'This hall does not show that name. Please choose another one.');
export const noToken = () => new HttpError('noToken', 'A valid guest token is needed.');
export const noTable = () => new HttpError('noTable', 'There is no such table.');
export const noSeries = () => new HttpError('noSeries', 'There is no such series.');
export const noProcess = () => new HttpError('noProcess', 'There is no such process.');
export const notWatchable = () =>
  new HttpError('notWatchable', 'The players of this table play without spectators.');
export const keptOff = () => new HttpError('keptOff', 'The host of this table keeps you off it.');
/** `until`: in ms since 1970; without it, the ban has no end. */
export const banned = (until: number | undefined) =>
  new HttpError(
    'banned',
    `The operator of this hall has banned you${until === undefined ? '' : ` until ${new Date(until).toISOString()}`}.`,
  );
export const closedByHall = () =>
  new HttpError('closedByHall', 'The operator of this hall has closed this table.');
export const full = () => new HttpError('full', 'The hall is full. Please come back later.');
export const draining = () =>
  new HttpError('draining', 'This hall will be updated soon: there are no new tables until then.');
export const noRecord = () => new HttpError('noRecord', 'There is no record of such a game.');
export const noGame = () => new HttpError('noGame', 'There is no such game.');
export const tooMany = () => new HttpError('tooFast', 'Too many requests. Please wait a minute.');
export const tooManyOpen = () =>
  new HttpError('tooManyOpen', 'Too many connections are open from your address. Please close some.');
export const badCode = () =>
  new HttpError('badCode', 'This is not a code of this hall. Please copy it whole.');
export const codeExpired = () =>
  new HttpError('codeExpired', 'This code is too old. Please make a new one on your first device.');
export const codeUsed = () =>
  new HttpError('codeUsed', 'This code has been used. Please make a new one on your first device.');
export const strangeService = () =>
  new HttpError('strangeService', 'This hall does not know the push service of your browser.');

export const nothingHere = () => new HttpError('notFound', 'There is nothing here.');
