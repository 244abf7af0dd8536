import { z } from 'zod';
import type { ReelStep } from './reel';
import { BOT_LEVELS, type TypedThing } from './game';
import type { Refusal } from './result';
import type { Seat } from './seats';
import { terms } from './terms';

/**
 * What travels between a client and a table, beside the synced state. Every message from a client
 * is parsed with these schemas at the door; every message is answered (see `Answer`).
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
  /** Events in one `events` message. */
  eventsPage: 500,
} as const;

/** Entries and bytes (of actions as JSON) in a table's log. */
export interface LogSize {
  readonly entries: number;
  readonly bytes: number;
}

/** How long a table's log may become. Each seat has the same share of it: nobody can use up another's. */
export interface LogLimits {
  /** From here on nothing is taken back: every action brings the game nearer to its end. */
  readonly undo: LogSize;
  /** From here on people can only do the least that goes on with the game, or resign. */
  readonly moves: LogSize;
  /** From here on a seat can only resign; so does a bot, and a seat whose time is up. */
  readonly all: LogSize;
}

/** Far above the longest honest game (3,500 actions), and below what a record may hold (RECORD_LIMITS). */
export const LOG_LIMITS: LogLimits = {
  undo: { entries: 12_000, bytes: 2_000_000 },
  moves: { entries: 24_000, bytes: 4_000_000 },
  all: { entries: 40_000, bytes: 8_000_000 },
};

/** Control characters, broken characters, and the marks that turn or hide text: they spoil a list of names. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u;

const line = (max: number) =>
  z
    .string()
    .max(max * 4)
    .refine((text) => !UNSEEN.test(text), 'No control characters, please.')
    .transform((text) => text.trim().replace(/\s+/gu, ' '))
    .pipe(z.string().min(1).max(max));

/** Markup has no place in a name, and a page that forgot to escape one should not pay for it. */
export const personName = line(LIMITS.name).refine((name) => !/[<>]/u.test(name), 'No markup, please.');
export const chatText = line(LIMITS.chat);

const n = z
  .int()
  .min(0)
  .max(2 ** 31);
const seat = z.int().min(0).max(15);
/** Options of a game by their keys; whether they make sense is for the game to say. */
const chosenOptions = z
  .record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()]))
  .refine((options) => Object.keys(options).length <= 40, 'No game has more than 40 options.');
/** 16 random bytes from a seat's browser, hex. */
export const salt = z.string().regex(/^[0-9a-f]{32}$/u);

/**
 * Client to server, by message type. `n` is the client's own number; the answer repeats it. For `act`, `undo` and
 * `consent` it must be higher than all that were accepted of this person (`Welcome.lastAct`).
 */
export const REQUESTS = {
  /** An action of the game; its own shape is checked by the game. */
  act: z.strictObject({ n, action: z.looseObject({ type: z.string().max(40) }) }),
  /** Take a free seat, or change to it, before the start. */
  sit: z.strictObject({ n, seat }),
  /** Leave the seat, before the start. */
  stand: z.strictObject({ n }),
  /** Host, before the start: put a bot on an empty seat, change its level, or take it away. */
  bot: z.strictObject({ n, seat, level: z.enum(BOT_LEVELS).optional() }),
  /** Host, before the start: free a seat that a person holds. */
  free: z.strictObject({ n, seat }),
  /** Host, before the start: other options, terms and number of seats in the place of what the table has now. */
  settings: z.strictObject({ n, seats: z.int().min(1).max(16), options: chosenOptions, terms }),
  /** From a seat, before the start: this browser's share in the dice. */
  salt: z.strictObject({ n, salt }),
  /** Host, in a running game: a bot acts for a seat whose person is gone, until they return (no level: ends it). */
  standIn: z.strictObject({ n, seat, level: z.enum(BOT_LEVELS).optional() }),
  /** Host, in a running game: whoever watches may take (`sit`) the seat of a person who is gone; or not any more. */
  offer: z.strictObject({ n, seat, open: z.boolean() }),
  /**
   * Take back my last action that counts still. Where that is not free, it is refused with what was
   * learned since; `ask` puts it to the others.
   */
  undo: z.strictObject({ n, ask: z.boolean() }),
  /** My answer to somebody who asks to take back; the asker's own `false` withdraws the question. */
  consent: z.strictObject({ n, yes: z.boolean() }),
  /** Send all that my eyes have seen of this game so far, to look back at it (`reel`). */
  lookBack: z.strictObject({ n }),
  /** Host: all seats are taken, begin. */
  start: z.strictObject({ n }),
  /** `few`: only if it is not for everybody's ears, as it was when it was written. */
  chat: z.strictObject({ n, text: chatText, few: z.literal(true).optional() }),
  rename: z.strictObject({ n, name: personName }),
  /** After the end, from a seat: ask for another game with the same people. */
  rematch: z.strictObject({ n }),
  /** From a seat, while people gather for a rematch: it does not start by itself. */
  holdStart: z.strictObject({ n }),
  /** Send events and chat from these numbers on. */
  history: z.strictObject({ n, events: n, chat: n }),
} as const;
export type RequestType = keyof typeof REQUESTS;
export type Request<T extends RequestType> = z.output<(typeof REQUESTS)[T]>;

/** Why the table itself refuses a request; a game adds its own codes. */
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
  'tooFast',
  'tooBusy',
  'hallFull',
  'logFull',
  'gameTooLong',
] as const;
export type TableRefusal = (typeof TABLE_REFUSALS)[number];

/** `answer`: to the sender alone, one for each request. */
export interface Answer {
  readonly n: number;
  /** Absent when the request was accepted. */
  readonly refusal?: Refusal;
}

/** `welcome`: once, to whoever has joined. */
export interface Welcome {
  /** The seat this person holds; absent for a watcher. */
  readonly seat?: Seat;
  /** Key of the one entry in `views` that this client sees. */
  readonly view: string;
  /** How many events and chat lines there are so far, for this viewer: what they do not hear is not counted. */
  readonly events: number;
  readonly chat: number;
  /** The server's clock, in milliseconds since 1970: what the table's times count by. */
  readonly now: number;
  /** The last number (`n`) of an `act`, `undo` or `consent` of this person that the table accepted; -1 for none. */
  readonly lastAct: number;
}

/** `events`: what happened, each packed (packing.ts) by the game's event schema. */
export type EventsMessage = readonly [
  /** Number of the first one, counted per viewer from 0. */
  from: number,
  ...list: unknown[],
];

/** `chat`: a line, or several from the past. */
export interface ChatMessage {
  readonly from: number;
  readonly lines: readonly ChatLine[];
}
export interface ChatLine {
  readonly name: string;
  readonly text: string;
  /** Absent when the writer only watches. */
  readonly seat?: Seat;
  /** The seats that hear it, in order; absent for everybody. */
  readonly to?: readonly Seat[];
}

/** `reel`: a page of what this viewer's eyes have seen (reel.ts); the last page says so. */
export interface ReelMessage {
  /** Number of the first step of the page. */
  readonly from: number;
  readonly steps: readonly ReelStep[];
  readonly last: boolean;
}

/** Server to client, by message type. */
export interface Notices {
  welcome: Welcome;
  answer: Answer;
  events: EventsMessage;
  chat: ChatMessage;
  reel: ReelMessage;
}

/** The keys of `views`. A game without secrets has one view for everybody. */
export const VIEW_FOR_ALL = 'all';
export const VIEW_FOR_WATCHERS = 'watchers';
export const viewKeyOf = (viewSeat: Seat): string => `seat${viewSeat}`;

/** WebSocket close codes of our own. */
export const CLOSE = { movedElsewhere: 4101, tableClosed: 4102, tooFast: 4103 } as const;

export type Unpacked = TypedThing;
