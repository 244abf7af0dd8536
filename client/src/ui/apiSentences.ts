import { ApiError } from '../net/api';

/** By the server's error code. */
const SENTENCES: Readonly<Record<string, string>> = {
  network: 'The server cannot be reached. Please try again.',
  malformed: 'The server did not understand that. Reloading the page may help.',
  badToken: 'The server does not know this browser. Please reload the page.',
  noSuchGame: 'There is no such game in this hall.',
  noSuchTable: 'This table does not exist any more.',
  tooManyTables: 'You have opened many tables. Please use one of them, or wait a while.',
  tooFast: 'That was a bit fast. Please wait a moment.',
  tooBusy: 'You have asked the hall for much work lately. Please wait a moment and try again.',
  tooManyOpen: 'Too many connections are open from here. Please close some windows of this page.',
  draining: 'This hall will be updated soon: there are no new tables until then.',
  banned: 'The operator of this hall has banned you.',
  tooLarge: 'That was too long for the server.',
};

const OTHERWISE = 'That did not work. Please try again.';

export function apiSentence(error: unknown): string {
  return error instanceof ApiError ? (SENTENCES[error.code] ?? OTHERWISE) : OTHERWISE;
}
