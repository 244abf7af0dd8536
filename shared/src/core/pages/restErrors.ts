import type { TextFault } from '../text/tidyText';

/**
 * Every code of an error that the hall answers over REST, and its usual status. The server sends no other, and the
 * client has a sentence for each.
 */
export const REST_STATUS = {
  noToken: 401,
  banned: 403,
  notWatchable: 403,
  wrongPassword: 403,
  crossSite: 403,
  noTable: 404,
  noGame: 404,
  noRecord: 404,
  noSeries: 404,
  noProcess: 404,
  notFound: 404,
  stillPlaying: 409,
  keptOff: 409,
  codeExpired: 410,
  codeUsed: 410,
  tableDamaged: 410,
  tooLarge: 413,
  malformed: 422,
  textEmpty: 422,
  textTooLong: 422,
  textStrange: 422,
  textMarkup: 422,
  nameNotShown: 422,
  badCode: 422,
  strangeService: 422,
  closedByHall: 423,
  tooFast: 429,
  tooManyOpen: 429,
  tooBusy: 429,
  broken: 500,
  full: 503,
  storeDown: 503,
  draining: 503,
  elsewhere: 503,
} as const satisfies Record<TextFault, 422> & Record<string, number>;
export type RestCode = keyof typeof REST_STATUS;

export const isRestCode = (code: unknown): code is RestCode =>
  typeof code === 'string' && Object.hasOwn(REST_STATUS, code);

/** The body of an error. `message` stands there twice because Colyseus' client reads it there. */
export interface RestError {
  readonly error: { readonly code: RestCode; readonly message: string };
  readonly message: string;
}
