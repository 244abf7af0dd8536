import type { BotLevel } from '../bots/bot';
import type { About } from '../game/about';
import type { Refusal } from '../ground/result';
import type { Sitter, TableStatus, TableView } from '../table/table';
import type { Terms } from '../table/terms';
import type { HallNews } from '../wire/wire';

/** What the hall answers about tables and games (`/api`). Times are in ms since 1970. */

/** The part of JSON Schema that the options of a game use. */
export interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A game as the hall offers it: `GET /api/games`. */
export interface OfferedGame extends About {
  readonly options: JsonSchema;
}

/** What the hall says of itself: `GET /api/hall`. */
export interface HallFacts extends HallNews {
  /** With which it signs records. */
  readonly key: string;
  /** Its clock. */
  readonly now: number;
  /** It lost what had been stored after `from`, and was set back at `at`; `from` 0: everything. */
  readonly restored: { readonly from: number; readonly at: number } | null;
  /** Days after which personal data, and finished games, are deleted; 0: never. */
  readonly keeps: { readonly days: number; readonly recordsDays: number };
  /** The operator has banned the one who asks, until then; `until` null: for good. */
  readonly banned: { readonly until: number | null } | null;
}

/** A new person: `POST /api/guests`; the same person on another device: `POST /api/devices/claim`. */
export interface GuestToken {
  readonly token: string;
}

/** A code with which another device continues as this person; valid once and for a few minutes. */
export interface DeviceCode {
  readonly code: string;
  readonly expires: number;
}

/** The hall's public key to subscribe with: `GET /api/push`. */
export interface PushKey {
  readonly key: string;
}

/** A table that has been made: `POST /api/tables`. */
export interface MadeTable {
  readonly id: string;
}

/** What a spectator of a running game sees. */
export interface SeenTable {
  readonly table: Omit<TableView, 'actions' | 'changes'>;
  readonly view: unknown;
}

/** The latest public finished games: `GET /api/finished`. */
export interface FinishedGames {
  readonly games: readonly FinishedGame[];
}

/** What becomes of a decision in a series. */
export interface DecisionAnswer {
  readonly refusal?: Refusal;
}

/** Who is on a seat. */
export interface LobbySeat {
  readonly sitter: Sitter;
  /** Empty where nobody sits. */
  readonly name: string;
  readonly level?: BotLevel | '';
}

/** What somebody with a table's link is told before they join. */
export interface TableFacts {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  /** The operator of the hall has closed it. */
  readonly closedByHall?: true;
  /** It is over, and its series keeps the record closed. */
  readonly sealed?: true;
  /** While people gather. */
  readonly invitation?: TableInvitation;
}

export interface TableInvitation {
  /** Name of the host; empty while there is none. */
  readonly host: string;
  readonly seats: readonly LobbySeat[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly terms: Terms;
}

/** Which match of which series a table is for. */
export interface SeriesPlace {
  readonly id: string;
  /** Counted from 1. */
  readonly number: number;
}

/** A table of a person that is not over. */
export interface RunningTable {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly seat: number;
  /** In the order of the seats; empty where nobody sits. */
  readonly names: readonly string[];
  /** Whether the game waits for this person; absent where that is not known. */
  readonly isMyTurn?: boolean;
  /** Its series waits for what this person decides. */
  readonly isMyDecision?: true;
  /** Somebody asks this person whether something may be taken back. */
  readonly isAsked?: true;
  /** Absent for a single game. */
  readonly series?: SeriesPlace;
}

/** A finished game, as lists show it. */
export interface FinishedGame {
  readonly table: string;
  readonly game: string;
  /** When it ended. */
  readonly at: number;
  readonly actions: number;
  /** In the order of the seats. */
  readonly seats: readonly Pick<LobbySeat, 'sitter' | 'name'>[];
  readonly winners: readonly number[];
  readonly cause: string;
  /** In games that count points. */
  readonly scores?: readonly number[];
}

/** The tables where somebody has a seat, those that wait for them first. */
export interface OwnTables {
  readonly running: readonly RunningTable[];
  readonly finished: readonly (FinishedGame & { readonly seat: number; readonly series?: SeriesPlace })[];
}
