import { z } from 'zod';
import type { ViewStep } from './viewHistory';
import { BOT_LEVELS, type TypedThing } from './game';
import type { Refusal } from './result';
import type { Seat } from './seats';
import { SHARINGS } from './table';
import { terms } from './terms';

/**
 * The messages between a client and a table, besides the synced state. Every message from a client is parsed with these
 * schemas on arrival, and every message is answered (see `Answer`).
 */
export const LIMITS = {
  /** Characters. */
  name: 24,
  chat: 300,
  /** Bytes of one message from a client. */
  message: 16 * 1024,
  messagesPerSecond: 30,
  /** Lines of chat that a table remembers. */
  chatLines: 200,
  /** Names in the list of spectators. */
  spectatorNames: 30,
  /** Characters of what somebody adds to a report. */
  reportWords: 300,
  /** Characters of what the operator of the hall tells everybody, and of a reason. */
  announcement: 300,
  reason: 200,
  /** Events in one `events` message. */
  eventsPage: 500,
} as const;

/** Entries and bytes (of actions as JSON) in a table's log. */
export interface LogSize {
  readonly entries: number;
  readonly bytes: number;
}

/** The maximum length of a table's log. Each seat has an equal share: nobody can use up another seat's. */
export interface LogLimits {
  /** Beyond this size nothing can be undone, so that every action brings the game nearer to its end. */
  readonly undo: LogSize;
  /** Beyond this size people can only take the minimal action that continues the game, or resign. */
  readonly moves: LogSize;
  /** Beyond this size a seat can only resign; bots and seats whose time is up do so too. */
  readonly all: LogSize;
}

/** Far above the longest honest game (3,500 actions), and below what a record may hold (RECORD_LIMITS). */
export const LOG_LIMITS: LogLimits = {
  undo: { entries: 12_000, bytes: 2_000_000 },
  moves: { entries: 24_000, bytes: 4_000_000 },
  all: { entries: 40_000, bytes: 8_000_000 },
};

/** Control characters, broken characters, and characters that reverse or hide text: they garble a list of names. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u;

const line = (max: number) =>
  z
    .string()
    .max(max * 4)
    .refine((text) => !UNSEEN.test(text), 'No control characters, please.')
    .transform((text) => text.trim().replace(/\s+/gu, ' '))
    .pipe(z.string().min(1).max(max));

/** No markup in names: a page that forgot to escape one must not become a security hole. */
export const personName = line(LIMITS.name).refine((name) => !/[<>]/u.test(name), 'No markup, please.');
export const chatText = line(LIMITS.chat);

/** What the operator of the hall tells everybody, and why they do something. */
export const announcementText = line(LIMITS.announcement);
export const reasonText = line(LIMITS.reason);

/** Why somebody reports a line or a name to the operator of the hall. */
export const REPORT_REASONS = ['insult', 'hate', 'harassment', 'spam', 'cheating', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

const n = z
  .int()
  .min(0)
  .max(2 ** 31);
const seat = z.int().min(0).max(15);
/** Options of a game by their keys; the game validates them. */
const chosenOptions = z
  .record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()]))
  .refine((options) => Object.keys(options).length <= 40, 'No game has more than 40 options.');
/** 16 random bytes from a seat's browser, in hex. */
export const salt = z.string().regex(/^[0-9a-f]{32}$/u);

/**
 * Client to server, by message type. `n` is the client's own number; the answer repeats it. For `act`, `undo` and
 * `consent` it must be higher than any number already accepted from this person (`Welcome.lastAct`).
 */
export const REQUESTS = {
  /** An action of the game; the game checks its shape. */
  act: z.strictObject({ n, action: z.looseObject({ type: z.string().max(40) }) }),
  /** Take a free seat, or move to it, before the start. */
  sit: z.strictObject({ n, seat }),
  /** Leave the seat, before the start. */
  stand: z.strictObject({ n }),
  /** Host, before the start: put a bot on an empty seat, change its level, or remove it. */
  bot: z.strictObject({ n, seat, level: z.enum(BOT_LEVELS).optional() }),
  /** Host, before the start: free a seat that a person holds. */
  free: z.strictObject({ n, seat }),
  /** Host, before the start: replace the table's options, terms and number of seats. */
  settings: z.strictObject({ n, seats: z.int().min(1).max(16), options: chosenOptions, terms }),
  /** From a seat, before the start: this browser's contribution to the dice seed. */
  salt: z.strictObject({ n, salt }),
  /**
   * Host, in a running game: a bot acts for a seat whose person is gone, until they return. Without a level: stops
   * that.
   */
  standIn: z.strictObject({ n, seat, level: z.enum(BOT_LEVELS).optional() }),
  /**
   * Host, in a running game: a spectator may take (`sit`) the seat of a person who is gone; `open: false` withdraws the
   * offer.
   */
  offer: z.strictObject({ n, seat, open: z.boolean() }),
  /**
   * Undo my last action that still stands. If that is not free, it is refused with what has been learned since; `ask`
   * puts it to the vote of the others.
   */
  undo: z.strictObject({ n, ask: z.boolean() }),
  /** My vote on somebody's undo request; the asker's own `false` withdraws the request. */
  consent: z.strictObject({ n, yes: z.boolean() }),
  /** From a seat: what spectators may see of what I see. Not in team games. */
  share: z.strictObject({ n, what: z.enum(SHARINGS) }),
  /** From a spectator: show me the table, what a seat sees that shares it, or all cards. */
  lookAt: z.strictObject({ n, what: z.union([z.enum(['table', 'everything']), seat]) }),
  /** Send everything that I have seen of this game so far, for the review (`viewHistory`). */
  reviewGame: z.strictObject({ n }),
  /** Host: start the game; all seats are taken. */
  start: z.strictObject({ n }),
  /** `few`: send it only if the chat audience is still limited, as it was when the message was written. */
  chat: z.strictObject({ n, text: chatText, few: z.literal(true).optional() }),
  /** Host: the person on a seat, or everybody without one, may not chat at this table, or may again. */
  mute: z.strictObject({ n, whom: z.union([seat, z.literal('spectators')]), muted: z.boolean() }),
  rename: z.strictObject({ n, name: personName }),
  /**
   * Report to the operator of the hall a line of the chat (by its number, as this client counts), the name on a seat, or
   * a spectator by name. The one who is reported learns nothing.
   */
  report: z.strictObject({
    n,
    what: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('line'), line: n }),
      z.strictObject({ type: z.literal('seat'), seat }),
      z.strictObject({ type: z.literal('spectator'), name: personName }),
    ]),
    reason: z.enum(REPORT_REASONS),
    words: line(LIMITS.reportWords).optional(),
  }),
  /** After the end, from a seat: ask for another game with the same people, or for the next match of the series. */
  rematch: z.strictObject({ n }),
  /** From a seat, while people gather for a rematch: stop the automatic start. */
  holdStart: z.strictObject({ n }),
  /** From a seat, between two matches of a series: give up the series. */
  giveUpSeries: z.strictObject({ n }),
  /** Send events and chat lines from these numbers on. */
  history: z.strictObject({ n, events: n, chat: n }),
} as const;
export type RequestType = keyof typeof REQUESTS;
export type Request<T extends RequestType> = z.output<(typeof REQUESTS)[T]>;

/** Why the table itself refuses a request; games have their own codes. */
export const TABLE_REFUSALS = [
  'malformed',
  'unknownMessage',
  'notSeated',
  'notHost',
  'alreadyStarted',
  'notStarted',
  'notOver',
  'seatTaken',
  'noSuchSeat',
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

/** `events`: what happened, each event packed (packing.ts) with the game's event schema. */
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
}

/** `viewHistory`: one page of what this viewer has seen (viewHistory.ts); the last page is marked. */
export interface ViewHistoryMessage {
  /** Number of the first step of the page. */
  readonly from: number;
  readonly steps: readonly ViewStep[];
  readonly last: boolean;
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
} as const;

export type Unpacked = TypedThing;
