import type { TypedThing } from '../game';
import type { Refusal } from '../ground/result';
import type { Seat } from '../ground/seats';
import type { ViewStep } from '../replay/viewHistory';
import { TEXT_FAULTS } from '../text/tidyText';

/** Why the table itself refuses a request; games have their own codes. */
export const TABLE_REFUSALS = [
  'malformed',
  ...TEXT_FAULTS,
  'unknownMessage',
  'notSeated',
  'notHost',
  'alreadyStarted',
  'notStarted',
  'notOver',
  'seatTaken',
  'noSuchSeat',
  'noSuchBot',
  'seatsEmpty',
  'wrongSeatCount',
  'tooManyPeople',
  'tablePaused',
  'tableDamaged',
  'storeDown',
  'nothingToTakeBack',
  'undoNeedsConsent',
  'undoPending',
  'noQuestion',
  'staleRequest',
  'stalePosition',
  'notAway',
  'mayNotTalk',
  'heardByAll',
  'muted',
  'mutedByHall',
  'nameNotShown',
  'tooFast',
  'tooBusy',
  'hallFull',
  'logFull',
  'gameTooLong',
  'mayNotShare',
  'notShared',
  'knowsTooMuch',
  'draining',
  'noSeries',
  'seriesOver',
  'betweenMatches',
  'fixedBySeries',
  'seatKept',
  'notDeciding',
  'noSuchLine',
  'noSuchPerson',
  'ownWords',
  'tooManyReports',
  'noTakingBack',
  'onlyFreeUndo',
  'undoRefused',
  'noHints',
  'nobodyToAgree',
  'notOverdue',
  'seatVotePending',
  'votedLately',
  'clockRuns',
  'wasHost',
  'goesOn',
] as const;
export type TableRefusal = (typeof TABLE_REFUSALS)[number];

/** `answer`: to the sender alone, one for each request. */
export interface Answer {
  readonly n: number;
  /** Absent when the request was accepted. */
  readonly refusal?: Refusal;
}

/** `welcome`: sent once to each client that joins. */
export interface Welcome {
  /** The seat this person holds; absent for a spectator. */
  readonly seat?: Seat;
  /** The key of the one entry in `views` that this client sees. */
  readonly view: string;
  /** How many events and chat lines there are so far for this viewer; those that they may not read are not counted. */
  readonly events: number;
  readonly chat: number;
  /** The server's clock, in milliseconds since 1970; the table's times refer to it. */
  readonly now: number;
  /** The last number (`n`) of an `act`, `undo` or `consent` of this person that the table accepted; -1 if none. */
  readonly lastAct: number;
}

/** `events`: what happened, each event packed (json/packing.ts) with the game's event schema. */
export type EventsMessage = readonly [
  /** Number of the first event, counted per viewer from 0. */
  from: number,
  ...list: unknown[],
];

/** `chat`: one new line, or several older ones. */
export interface ChatMessage {
  readonly from: number;
  readonly lines: readonly ChatLine[];
}
export interface ChatLine {
  readonly name: string;
  readonly text: string;
  /** Absent when the writer is a spectator. */
  readonly seat?: Seat;
  /** The seats that can read it, in order; absent for everybody. */
  readonly to?: readonly Seat[];
  /** Said at the table before this one, in a rematch or a series; its seats do not count here. */
  readonly earlier?: true;
  /** The same, where not everybody could read it. */
  readonly few?: true;
}

/** `viewHistory`: one page of what this viewer has seen (replay/viewHistory.ts); the last page is marked. */
export interface ViewHistoryMessage {
  /** Number of the first step of the page. */
  readonly from: number;
  readonly steps: readonly ViewStep[];
  readonly last: boolean;
}

/** `hint`: what a hard bot would do in the place of the player who has asked, from what their seat sees. */
export interface HintMessage {
  /** The number of actions that the table had seen (`table.actions`) when the hint was asked for. */
  readonly at: number;
  /** Null: no bot could be asked. */
  readonly action: TypedThing | null;
}

/** `hall`: what the operator tells everybody; sent when somebody joins, if there is anything, and after each change. */
export interface HallNews {
  /** Null: there is none. */
  readonly announcement: {
    readonly text: string;
    /** In ms since 1970, by the server's clock. */
    readonly at: number;
    readonly until: number;
  } | null;
  /** The hall is about to be updated: there are no new tables until then. */
  readonly draining: boolean;
}

/** Server to client, by message type. */
export interface Notices {
  welcome: Welcome;
  answer: Answer;
  events: EventsMessage;
  chat: ChatMessage;
  viewHistory: ViewHistoryMessage;
  hint: HintMessage;
  hall: HallNews;
}

/** What a spectator looks at: what everybody may see, all cards, or what a seat sees that shares it. */
export type LookedAt = 'table' | 'everything' | Seat;

/** The keys of `views`. A game without secrets has one view for everybody. */
export const VIEW_FOR_ALL = 'all';
export const VIEW_FOR_SPECTATORS = 'spectators';
/** All cards open, for spectators who are behind the game. */
export const VIEW_OF_EVERYTHING = 'everything';
export const viewKeyOf = (viewSeat: Seat): string => `seat${viewSeat}`;

/** WebSocket close codes of our own. `banned`, `closedByHall`: the operator of the hall has done that. */
export const CLOSE = {
  movedElsewhere: 4101,
  tableClosed: 4102,
  tooFast: 4103,
  notWatchable: 4104,
  banned: 4105,
  closedByHall: 4106,
  keptOff: 4107,
} as const;
