import { schema, t } from '@colyseus/schema';
import type { BotLevel, Plain } from './game';

export const TABLE_STATUS = ['gathering', 'playing', 'paused', 'ended'] as const;
export type TableStatus = (typeof TABLE_STATUS)[number];

export const SITTERS = ['nobody', 'person', 'bot'] as const;
export type Sitter = (typeof SITTERS)[number];

/**
 * Why a table is paused: the store does not take anything, a bug of ours, rules that are not here any more,
 * stored actions that are damaged.
 */
export const PAUSES = ['', 'store', 'fault', 'rules', 'damaged'] as const;
export type Pause = (typeof PAUSES)[number];

/** `here`: connected; `away`: connection lost a moment ago; `gone`: for longer. */
export const PRESENCES = ['here', 'away', 'gone'] as const;
export type Presence = (typeof PRESENCES)[number];

export const SeatInfo = schema(
  {
    sitter: t.string<Sitter>(),
    name: t.string(),
    /** Of a bot; empty otherwise. */
    level: t.string<BotLevel | ''>(),
    presence: t.string<Presence>(),
    /** Gave up; the game decides what becomes of what it owned. */
    resigned: t.boolean(),
    /** Asked for a rematch after the end. */
    again: t.boolean(),
    /** Its browser's share in the dice (hex); empty until it has been given. */
    salt: t.string(),
    /** The bot that acts for a person who is gone; empty otherwise. */
    standIn: t.string<BotLevel | ''>(),
    /** Whoever watches may take the seat, whose person is gone. */
    offered: t.boolean(),
    /** With a clock: when the seat's time runs out (server's clock, ms); 0 while it is not awaited. */
    due: t.number(),
    /** With a clock: what is in its bank, in ms; while `due` runs, what was in it when that began. */
    bank: t.number(),
    /** Agreed to the question that is open; whoever is out of the game is taken to agree. */
    agreed: t.boolean(),
  },
  'SeatInfo',
);
export type SeatInfoView = Plain<typeof SeatInfo>;

/** What everybody at a table and everybody who watches it may know, whatever the game. */
export const Table = schema(
  {
    id: t.string(),
    game: t.string(),
    /** The options as JSON; until the start the host may change them, the terms and the number of seats. */
    options: t.string(),
    /** Clock and what follows a time-out, as JSON (terms.ts). */
    terms: t.string(),
    listed: t.boolean(),
    status: t.string<TableStatus>(),
    pause: t.string<Pause>(),
    /** The seat that may start, and put bots on seats. */
    host: t.int8(),
    seats: t.array(SeatInfo),
    watchers: t.uint16(),
    /** The seats that the game waits for. */
    toAct: t.array('uint8'),
    /** Accepted actions so far. */
    actions: t.number(),
    /** The seat that asks the others to take something back; -1 for none. */
    undoBy: t.int8(),
    /** What has been seen since, as JSON (`Learned` of undo.ts); empty for none. */
    undoLearned: t.string(),
    /** SHA-256 of the hall's secret seed, published when the table is made, before any salt. */
    seal: t.string(),
    /** The hall's seed itself, once the game is over. */
    seed: t.string(),
    /** After the end: the seats that won, and the game's word for how. */
    winners: t.array('uint8'),
    cause: t.string(),
    /** The table where the same people play again, once there is one. */
    rematch: t.string(),
    /** A rematch, before its start: it begins by itself once everybody on its seats is here. */
    startsItself: t.boolean(),
    /** When it begins (server's clock, ms); 0 while somebody is missing. */
    startsAt: t.number(),
    /** When those who are awaited are answered for, whatever their clocks (server's clock, ms); 0: the question may wait. */
    patience: t.number(),
    /** How long they have for it from the beginning, in ms; 0: the question may wait. */
    patienceSpan: t.number(),
  },
  'Table',
);
export type TableView = Plain<typeof Table>;
