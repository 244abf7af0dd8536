import { ApiError, type ApiCode } from '../../net/requests/api';
import { TEXT_SENTENCES } from './language/texts';

/** What a person is told whose request the server did not fulfil: a sentence for every code that there is. */
const API_SENTENCES: Readonly<Record<ApiCode, string>> = {
  ...TEXT_SENTENCES,
  network: 'The server cannot be reached. Please try again.',
  unknown: 'That did not work. Please try again.',
  noToken: 'The server does not know this browser. Please reload the page.',
  banned: 'The operator of this hall has banned you.',
  notWatchable: 'The players of this table play without spectators.',
  wrongPassword: 'That is not the password.',
  crossSite: 'The hall takes that from its own page alone. Please reload the page.',
  noTable: 'This table does not exist any more.',
  noGame: 'There is no such game in this hall.',
  noRecord: 'The record of this game is not kept, or the game is not over.',
  noSeries: 'There is no such series, or it is not kept any more.',
  noProcess: 'That part of the hall does not run any more.',
  notFound: 'There is nothing here. Reloading the page may help.',
  stillPlaying: 'Please finish or resign your running games first.',
  keptOff: 'The host of this table keeps you off it.',
  codeExpired: 'This code is too old. Please make a new one on your first device.',
  codeUsed: 'This code has been used. Please make a new one on your first device.',
  tableDamaged: 'What the hall has stored of this table is damaged, so it cannot be opened.',
  tooLarge: 'That was too long for the server.',
  malformed: 'The server did not understand that. Reloading the page may help.',
  nameNotShown: 'This hall does not show that name. Please choose another one.',
  badCode: 'This is not a code of this hall. Please copy it whole.',
  strangeService: 'This hall does not know the push service of your browser.',
  closedByHall: 'The operator of this hall has closed this table.',
  tooFast: 'That was a bit fast. Please wait a moment.',
  tooManyOpen: 'Too many connections are open from here. Please close some windows of this page.',
  tooBusy: 'You have asked the hall for much work lately. Please wait a moment and try again.',
  broken: 'Something went wrong in the hall. Please try again.',
  full: 'The hall is full. Please come back later.',
  storeDown: 'The hall cannot save anything right now. Please try again in a moment.',
  draining: 'This hall will be updated soon: there are no new tables until then.',
  elsewhere: 'This table is with another part of the hall. Please try again in a moment.',
};

export const apiSentence = (error: unknown): string =>
  API_SENTENCES[error instanceof ApiError ? error.code : 'unknown'];
