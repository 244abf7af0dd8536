/** What a table takes from people and keeps of it. Numbers without a unit here count things. */
export const LIMITS = {
  /** Characters as people count them (text/tidyText.ts). */
  name: 24,
  chat: 300,
  /** Bytes of one message from a client. */
  message: 16 * 1024,
  messagesPerSecond: 30,
  /** Lines of chat that a table remembers. */
  chatLines: 200,
  /** Lines of each audience that go along to the table of a rematch. */
  carriedLines: 30,
  /** Names in the list of spectators. */
  spectatorNames: 30,
  /** People whom the host of a table keeps off it. */
  keptOff: 50,
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
