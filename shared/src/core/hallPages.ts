import type { BotLevel } from './game';
import type { Sitter, TableStatus } from './table';
import type { Terms } from './terms';

/** What the hall answers about tables and games (`/api`). Times are in ms since 1970. */

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
