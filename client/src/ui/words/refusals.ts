import { CORE_REFUSALS, type CoreRefusal, type Refusal } from '@gearhall/shared/core/ground/result';
import type { TableRefusal } from '@gearhall/shared/core/wire/wire';
import type { LinkRefusal } from '../../net/table/tableLink';
import { TEXT_SENTENCES } from './language/texts';

const OF_TABLE: Readonly<Record<TableRefusal, string>> = {
  ...TEXT_SENTENCES,
  malformed: 'The table did not understand that. Reloading the page may help.',
  unknownMessage: 'The table does not know that request. Reloading the page may help.',
  notSeated: 'That is for people with a seat.',
  notHost: 'Only the host of the table may do that.',
  alreadyStarted: 'The game has already begun.',
  notStarted: 'The game has not begun yet.',
  notOver: 'The game is not over yet.',
  seatTaken: 'That seat is taken.',
  noSuchSeat: 'This table has no such seat.',
  noSuchBot: 'This game has no such bot.',
  seatsEmpty: 'Some seats are still free.',
  wrongSeatCount: 'These options are not for that number of seats.',
  tooManyPeople: 'More people sit at the table than it would have seats.',
  tablePaused: 'The table is paused.',
  tableDamaged: 'What the hall has stored of this game is damaged. The table is paused.',
  storeDown: 'The hall cannot save what happens right now. Nothing is lost; please try again in a moment.',
  nothingToTakeBack: 'There is nothing of yours to take back.',
  undoNeedsConsent: 'Something has been learned since: the others have to agree.',
  undoPending: 'Somebody has asked to take something back. Answer that first.',
  staleRequest:
    'The table has taken another action of yours, perhaps from another tab or device. Look again, and repeat this if you still want it.',
  stalePosition:
    'Something has happened since you asked for that, so it was not done. Look again, and repeat it if you still want it.',
  noQuestion: 'There is no such question any more.',
  mayNotTalk: 'You may not talk now.',
  heardByAll: 'Everybody would hear that now. Send it once more if you mean to.',
  muted: 'The host of the table has muted you.',
  mutedByHall: 'The operator of this hall has muted you: you can neither write nor choose a name.',
  nameNotShown: 'This hall does not show that name. Please choose another one.',
  notAway: 'That seat’s player is not gone.',
  tooFast: 'That was a bit fast. Please wait a moment.',
  hallFull: 'The hall is full. Please try again later.',
  tooBusy: 'You have asked the hall for much work lately. Please wait a moment and try again.',
  logFull: 'So much has been done at this table that nothing can be taken back any more. You can play on.',
  gameTooLong:
    'This game has become too long. All you can do now is pass, do the least that is asked of you, or resign.',
  mayNotShare: 'This cannot be shown to spectators in this game.',
  knowsTooMuch: 'You have seen what another player sees, so you can take no seat in this game.',
  notShared: 'The players do not show that any more.',
  noSeries: 'This table is for a single game.',
  seriesOver: 'The series is over.',
  betweenMatches: 'A series can be given up between two of its games.',
  fixedBySeries: 'That follows from the series.',
  notDeciding: 'There is nothing to decide in this series now.',
  seatKept: 'This seat is kept for its holder for three days.',
  draining: 'This hall will be updated soon: there are no new tables until then.',
  noSuchLine: 'That line is not there any more.',
  noSuchPerson: 'Nobody of that name is here any more.',
  ownWords: 'That is your own.',
  tooManyReports: 'You have reported much, or others have. Please try again in an hour.',
  noHints: 'At this table there are no hints.',
  noTakingBack: 'At this table nothing is taken back.',
  onlyFreeUndo: 'Something has been learned since. At this table that cannot be taken back.',
  undoRefused: 'The others have said no to this. You can ask again once something else has happened.',
  nobodyToAgree: 'A bot plays for somebody who would have to agree. Nobody can agree for them.',
  notOverdue: 'The table has not waited long enough for that seat.',
  seatVotePending: 'There is a vote about a seat already. Answer that first.',
  votedLately: 'There was a vote about that seat a moment ago. Please wait two minutes.',
  clockRuns: 'It is this person’s turn, and their clock runs. Nobody is sent away then.',
  goesOn: 'This game can be played on, so it cannot be ended like this.',
  wasHost: 'This person was the host before you, so you cannot send them away.',
};

const OF_CORE: Readonly<Record<CoreRefusal, string>> = {
  gameOver: 'The game is over.',
  notYourTurn: 'It is not your turn.',
  seatOut: 'Your seat is out of the game.',
};

export const LINK_SENTENCES: Readonly<Record<LinkRefusal, string>> = {
  noSuchTable: 'This table does not exist any more.',
  tableDamaged:
    'What the hall has stored of this table is damaged, so it cannot be opened. Other tables go on.',
  badToken: 'The server does not know this browser. Please reload the page.',
  badName: 'The table cannot show your name. Please choose another one.',
  refused: 'The table did not let you in. Please try again in a while.',
  movedElsewhere: 'You have opened this table somewhere else. You play on there.',
  tableClosed: 'This table has been closed.',
  notWatchable: 'The players of this table play without spectators.',
  banned: 'The operator of this hall has banned you.',
  closedByHall: 'The operator of this hall has closed this table. What was played here is kept.',
  keptOff: 'The host of this table keeps you off it. You cannot come back unless the host allows it.',
  tooFast: 'The table closed the connection: too much was sent to it in a short time.',
};

const all: Readonly<Record<string, string>> = { ...OF_TABLE, ...OF_CORE };

/** Why a request was refused: the game's own sentence where the code is the game's. */
export function refusalSentence(
  refusal: Refusal,
  game: { readonly codes: readonly string[]; sentence(refusal: Refusal): string },
): string {
  const ours =
    (CORE_REFUSALS as readonly string[]).includes(refusal.refused) || !game.codes.includes(refusal.refused);
  const sentence = ours ? all[refusal.refused] : game.sentence(refusal);
  return sentence ?? 'The table said no.';
}
