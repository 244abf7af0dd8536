import { schema, t } from '@colyseus/schema';
import type { BotLevel, Plain } from './game';

export const TABLE_STATUS = ['gathering', 'playing', 'paused', 'ended'] as const;
export type TableStatus = (typeof TABLE_STATUS)[number];

export const SITTERS = ['nobody', 'person', 'bot'] as const;
export type Sitter = (typeof SITTERS)[number];

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
  },
  'SeatInfo',
);
export type SeatInfoView = Plain<typeof SeatInfo>;

/** What everybody at a table and everybody who watches it may know, whatever the game. */
export const Table = schema(
  {
    id: t.string(),
    game: t.string(),
    /** The options as JSON: chosen when the table was made, never changed. */
    options: t.string(),
    listed: t.boolean(),
    status: t.string<TableStatus>(),
    /** The seat that may start, and put bots on seats. */
    host: t.int8(),
    seats: t.array(SeatInfo),
    watchers: t.uint16(),
    /** The seats that the game waits for. */
    toAct: t.array('uint8'),
    /** Accepted actions so far. */
    actions: t.number(),
    /** SHA-256 of the secret seed, published before the first roll. */
    seal: t.string(),
    /** The seed itself, once the game is over. */
    seed: t.string(),
    /** After the end: the seats that won, and the game's word for how. */
    winners: t.array('uint8'),
    cause: t.string(),
    /** The table where the same people play again, once there is one. */
    rematch: t.string(),
  },
  'Table',
);
export type TableView = Plain<typeof Table>;
