import type { Entry } from '@gearhall/shared/core/match';
import type { TableStatus } from '@gearhall/shared/core/table';
import type { ChatLine } from '@gearhall/shared/core/wire';
import type { PersonId } from '../identity/tokens';
import type { Seating } from '../rooms/seating';

/** What a table is from the beginning and for ever. */
export interface TableCore {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly listed: boolean;
}

/** What changes seldom: people come and go, the game starts, a rematch is made. */
export interface TableAffairs {
  readonly status: TableStatus;
  readonly seating: Seating;
  /** Hex; drawn at the start, and a secret until the end. */
  readonly seed?: string;
  /** Id of the table where the same people play again. */
  readonly rematch?: string;
}

/** An accepted action, and whose request it was (bots have none). */
export interface StoredEntry extends Entry {
  readonly person?: PersonId;
  readonly n?: number;
}

export interface StoredTable {
  readonly core: TableCore;
  readonly affairs: TableAffairs;
  readonly entries: readonly StoredEntry[];
  /** The last lines, and how many there were before them. */
  readonly chat: { readonly from: number; readonly lines: readonly ChatLine[] };
}

/**
 * Where tables live on when their rooms are gone. A change is durable when its promise resolves,
 * and nobody sees it before. Entries and chat lines are written at a number counted from 0; writing
 * the same one again changes nothing, so that a write whose answer was lost can be repeated.
 */
export interface Store {
  create(core: TableCore, affairs: TableAffairs): Promise<void>;
  append(table: string, index: number, entry: StoredEntry): Promise<void>;
  saveAffairs(table: string, affairs: TableAffairs): Promise<void>;
  say(table: string, index: number, line: ChatLine): Promise<void>;
  load(table: string): Promise<StoredTable | undefined>;
  close(): Promise<void>;
}
