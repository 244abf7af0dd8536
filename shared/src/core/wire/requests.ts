import { z } from 'zod';
import { BOT_LEVELS } from '../bots/bot';
import { SEAT_VOTE_GOALS, SHARINGS } from '../table/table';
import { terms } from '../table/terms';
import { freeText } from '../text/freeText';
import { chosenOptions } from './chosenOptions';
import { LIMITS } from './limits';

export const personName = freeText({ most: LIMITS.name, isName: true });
export const chatText = freeText({ most: LIMITS.chat });

/** What the operator of the hall tells everybody, and why they do something. */
export const announcementText = freeText({ most: LIMITS.announcement });
export const reasonText = freeText({ most: LIMITS.reason });

/** Why somebody reports a line or a name to the operator of the hall. */
export const REPORT_REASONS = ['insult', 'hate', 'harassment', 'spam', 'cheating', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

const n = z
  .int()
  .min(0)
  .max(2 ** 31);
const seat = z.int().min(0).max(15);
/** The position that the sender decided by (boundRequests.ts); absent: the one in which the request arrives. */
const at = z.int().min(0).optional();
/** 16 random bytes from a seat's browser, in hex. */
export const salt = z.string().regex(/^[0-9a-f]{32}$/u);

/**
 * Client to server, by message type. Each message is parsed with these schemas on arrival, and answered (wire.ts). `n`
 * is the client's own number; the answer repeats it. For `act`, `undo` and `consent` it must be higher than any number
 * already accepted from this person (`Welcome.lastAct`). With `at`, a request is refused as `stalePosition` if what it
 * is about has changed since.
 */
export const REQUESTS = {
  /** An action of the game; the game checks its shape. */
  act: z.strictObject({ n, at, action: z.looseObject({ type: z.string().max(40) }) }),
  /** Take a free seat, or move to it, before the start. */
  sit: z.strictObject({ n, at, seat }),
  /** Leave the seat, before the start; or for good, where the game cannot go on under the rules of this hall. */
  stand: z.strictObject({ n, at }),
  /** Host, before the start: put a bot on an empty seat, change its level, or remove it. */
  bot: z.strictObject({ n, at, seat, level: z.enum(BOT_LEVELS).optional() }),
  /** Host, before the start: free a seat that a person holds. */
  free: z.strictObject({ n, at, seat }),
  /** Host, before the start: replace the table's options, terms and number of seats. */
  settings: z.strictObject({ n, at, seats: z.int().min(1).max(16), options: chosenOptions, terms }),
  /** From a seat, before the start: this browser's contribution to the dice seed. */
  salt: z.strictObject({ n, salt }),
  /**
   * Host, in a running game: a bot acts for a seat whose person is gone, until they return. Without a level: stops
   * that.
   */
  standIn: z.strictObject({ n, at, seat, level: z.enum(BOT_LEVELS).optional() }),
  /**
   * Host, in a running game: a spectator may take (`sit`) the seat of a person who is gone; `open: false` withdraws the
   * offer.
   */
  offer: z.strictObject({ n, at, seat, open: z.boolean() }),
  /**
   * Undo my last action that still stands. If that is not free, it is refused with what has been learned since; `ask`
   * puts it to the vote of the others.
   */
  undo: z.strictObject({ n, at, ask: z.boolean() }),
  /** My vote on somebody's undo request; the asker's own `false` withdraws the request. */
  consent: z.strictObject({ n, at, yes: z.boolean() }),
  /** From a seat: what spectators may see of what I see. Not in team games. */
  share: z.strictObject({ n, at, what: z.enum(SHARINGS) }),
  /** From a spectator: show me the table, what a seat sees that shares it, or all cards. */
  lookAt: z.strictObject({ n, what: z.union([z.enum(['table', 'everything']), seat]) }),
  /** From a seat that is asked, where hints are agreed: what a bot would do in my place (notice `hint`). */
  hint: z.strictObject({ n, at }),
  /** Send everything that I have seen of this game so far, for the review (`viewHistory`). */
  reviewGame: z.strictObject({ n }),
  /** Host: start the game; all seats are taken. */
  start: z.strictObject({ n, at }),
  /** `few`: send it only if the chat audience is still limited, as it was when the message was written. */
  chat: z.strictObject({ n, text: chatText, few: z.literal(true).optional() }),
  /** Host: the person on a seat, or everybody without one, may not chat at this table, or may again. */
  mute: z.strictObject({ n, at, whom: z.union([seat, z.literal('spectators')]), muted: z.boolean() }),
  rename: z.strictObject({ n, name: personName }),
  /**
   * Report to the operator of the hall a line of the chat (by its number, as this client counts), the name on a seat, or
   * that of a spectator (by the place in `spectatorNames`, and the name there; without a place, a name that only one of
   * them has). The one who is reported learns nothing.
   */
  report: z.strictObject({
    n,
    at,
    what: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('line'), line: n }),
      z.strictObject({ type: z.literal('seat'), seat }),
      z.strictObject({ type: z.literal('spectator'), place: n.optional(), name: personName }),
    ]),
    reason: z.enum(REPORT_REASONS),
    words: freeText({ most: LIMITS.reportWords }).optional(),
  }),
  /** After the end, from a seat: ask for another game with the same people, or for the next match of the series. */
  rematch: z.strictObject({ n, at }),
  /** From a seat, while people gather for a rematch: stop the automatic start. */
  holdStart: z.strictObject({ n, at }),
  /** From a seat, between two matches of a series: give up the series. */
  giveUpSeries: z.strictObject({ n, at }),
  /** Send events and chat lines from these numbers on. */
  history: z.strictObject({ n, events: n, chat: n }),
  /** From a seat: put to the vote of the others what becomes of a seat that is overdue (`SeatInfo.overdueAt`). */
  seatVote: z.strictObject({ n, at, seat, goal: z.enum(SEAT_VOTE_GOALS) }),
  /** My vote about that seat; `false` of the seat that has opened the vote withdraws it. */
  seatConsent: z.strictObject({ n, at, seat, yes: z.boolean() }),
  /**
   * Host: the person on a seat, or a spectator (by the place in `spectatorNames`, and the name there), has to leave the
   * table and may not come back. In a running game `goal` says what becomes of their seat.
   */
  keepOff: z.strictObject({
    n,
    at,
    who: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('seat'), seat }),
      z.strictObject({ type: z.literal('spectator'), place: n, name: personName }),
    ]),
    goal: z.enum(SEAT_VOTE_GOALS),
  }),
  /** Host: somebody may come back to the table (by the place in `keptOff`, and the name there). */
  letBack: z.strictObject({ n, at, place: n, name: personName }),
  /** From a seat, where the game cannot go on under the rules of this hall: I agree to end it, or no longer do. */
  endGame: z.strictObject({ n, yes: z.boolean() }),
} as const;
export type RequestType = keyof typeof REQUESTS;
export type Request<T extends RequestType> = z.output<(typeof REQUESTS)[T]>;
