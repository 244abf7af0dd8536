import { schema, t } from '@colyseus/schema';
import type { Plain } from '../game';
import type { BotLevel } from '../bots/bot';

export const TABLE_STATUS = ['gathering', 'playing', 'paused', 'ended'] as const;
export type TableStatus = (typeof TABLE_STATUS)[number];

export const SITTERS = ['nobody', 'person', 'bot'] as const;
export type Sitter = (typeof SITTERS)[number];

/**
 * Why a table is paused: the store accepts no writes, a bug of ours, the rules are no longer available, stored actions
 * are damaged.
 */
export const PAUSES = ['', 'store', 'fault', 'rules', 'damaged'] as const;
export type Pause = (typeof PAUSES)[number];

/** `cause` of a game that could not go on under the rules of the hall, and that those at the table have ended. */
export const ABANDONED = 'abandoned';

/** `here`: connected; `away`: the connection was lost a moment ago; `gone`: it was lost longer ago. */
export const PRESENCES = ['here', 'away', 'gone'] as const;
export type Presence = (typeof PRESENCES)[number];

/** What a seat lets spectators see: what everybody sees, what the seat sees, or (if all seats agree) everything. */
export const SHARINGS = ['nothing', 'seat', 'everything'] as const;
export type Sharing = (typeof SHARINGS)[number];

/** What a seat vote is about: a bot acts for the seat, or it is free for somebody else. */
export const SEAT_VOTE_GOALS = ['bot', 'free'] as const;
export type SeatVoteGoal = (typeof SEAT_VOTE_GOALS)[number];

export const SeatInfo = schema(
  {
    sitter: t.string<Sitter>(),
    name: t.string(),
    /** The bot's level; empty if the seat has no bot. */
    level: t.string<BotLevel | ''>(),
    presence: t.string<Presence>(),
    /** The person gave up; the game decides what becomes of their pieces. */
    resigned: t.boolean(),
    /** Asked for a rematch after the end. */
    again: t.boolean(),
    /** The browser's contribution to the dice seed (hex); empty until it has been given. */
    salt: t.string(),
    /** The level of the bot that acts for a person who is gone, or has not acted for long; empty otherwise. */
    standIn: t.string<BotLevel | ''>(),
    /** A spectator may take the seat: its person is gone, or has not acted for long. */
    offered: t.boolean(),
    /** With a clock: when the seat's time runs out (server's clock, ms); 0 while the seat is not to act. */
    due: t.number(),
    /** With a clock: the time left in the bank, in ms; while `due` is set, the value at the beginning of the move. */
    bank: t.number(),
    /** Agreed to the open undo vote; seats that are out of the game count as agreeing. */
    agreed: t.boolean(),
    shares: t.string<Sharing>(),
    /** The host has muted the person. */
    muted: t.boolean(),
    /**
     * The game has waited for the person for long: from this time on (server's clock, ms) the others may vote about the
     * seat. 0: it has not, or a bot acts for them.
     */
    overdueAt: t.number(),
    /** How the seat has voted in the open seat vote. */
    seatVote: t.string<'' | 'yes' | 'no'>(),
    /** Agrees to end a game that cannot go on under the rules of this hall. */
    ends: t.boolean(),
  },
  'SeatInfo',
);
export type SeatInfoView = Plain<typeof SeatInfo>;

/** What everybody at a table may know, spectators included, in every game. */
export const Table = schema(
  {
    id: t.string(),
    game: t.string(),
    /** The options as JSON; until the start the host may change them, the terms and the number of seats. */
    options: t.string(),
    /** Clock and what follows a timeout, as JSON (terms.ts). */
    terms: t.string(),
    listed: t.boolean(),
    status: t.string<TableStatus>(),
    pause: t.string<Pause>(),
    /** The seat that may start the game and assign bots. */
    host: t.int8(),
    seats: t.array(SeatInfo),
    spectators: t.uint16(),
    /** The seats that the game waits for. */
    toAct: t.array('uint8'),
    /** The number of accepted actions so far. */
    actions: t.number(),
    /** The seat that asks the others for an undo; -1 if none. */
    undoBy: t.int8(),
    /** What has been learned since then, as JSON (`Learned` of match/learning.ts); empty if there is no undo vote. */
    undoLearned: t.string(),
    /** SHA-256 of the hall's secret seed, published when the table is made, before any salt. */
    seal: t.string(),
    /** The hall's seed itself, once the game is over. */
    seed: t.string(),
    /** After the end: the seats that won. `cause` is the game's word for how. */
    winners: t.array('uint8'),
    cause: t.string(),
    /** The table of the rematch, or of the next match of the series, once there is one. */
    rematch: t.string(),
    /** What series it belongs to, as JSON (`TableSeries` of games/series.ts); empty for a single game. */
    series: t.string(),
    /** A rematch before its start: it starts automatically once everybody on its seats is here. */
    startsItself: t.boolean(),
    /** When it starts (server's clock, ms); 0 while somebody is missing. */
    startsAt: t.number(),
    /**
     * When the fallback answers for the seats to act, whatever their clocks (server's clock, ms); 0: there is no
     * deadline.
     */
    answerDeadline: t.number(),
    /** The total time for that answer, in ms; 0: there is no deadline. */
    answerTime: t.number(),
    /** After the end of a game that counts points: those of each seat. */
    scores: t.array('float64'),
    /** The names of the first spectators, in the order in which they came. */
    spectatorNames: t.array('string'),
    /** All seats share everything, and spectators are behind: they may see all cards open. */
    openCards: t.boolean(),
    /** The host has muted everybody without a seat. */
    spectatorsMuted: t.boolean(),
    /** Grows with each change of the table that a request can be about, but not with the game (wire/boundRequests.ts). */
    changes: t.number(),
    /** While the others vote about a seat that is overdue: which; -1 if they do not. */
    voteSeat: t.int8(),
    /** What is to become of it: a bot acts for it, or somebody else may take it. */
    voteGoal: t.string<SeatVoteGoal | ''>(),
    /** The seat that has opened the vote; -1 if there is none. */
    voteBy: t.int8(),
    /** How many must agree. */
    voteNeeds: t.uint8(),
    /** Whom the host keeps off this table, by the name that they had. */
    keptOff: t.array('string'),
  },
  'Table',
);
export type TableView = Plain<typeof Table>;
