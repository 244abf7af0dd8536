import type { FinishedGame } from '@gearhall/shared/core/pages/hallPages';
import type { Terms } from '@gearhall/shared/core/table/terms';
import type { PersonId } from '../../identity/tokens';
import type { TableCore, TableRecord } from './table';

/** A table where a person has a seat, or had one in this game. */
export interface PersonalTable {
  readonly core: TableCore;
  readonly tableRecord: TableRecord;
  /** When something was last done there, in ms since 1970; absent before the first action. */
  readonly at?: number;
  /** The seats that the game waits for; absent where that is not known without opening the table. */
  readonly waiting?: readonly number[];
  readonly finished?: FinishedGame;
}

/** Shorter games are not worth a list: somebody left at once. */
export const LEAST_ACTIONS = 10;

export interface FinishedQuery {
  /** Of this game alone. */
  readonly game?: string;
  readonly limit: number;
}

/**
 * The people on the seats of a table, those who had one in this game, those who are kept off it, and who has written the
 * texts in its options.
 */
export const peopleAt = ({
  seating,
  keptOff = [],
  optionsBy,
}: Pick<TableRecord, 'seating' | 'keptOff' | 'optionsBy'>): PersonId[] => [
  ...new Set([
    ...seating.seats.flatMap(({ person, formers = [] }) =>
      person === undefined ? formers : [person, ...formers],
    ),
    ...keptOff.map(({ person }) => person),
    ...(optionsBy === undefined ? [] : [optionsBy]),
  ]),
];

/** Whether everybody is told of it once it is over: nobody watched a closed game, and nobody is to be sent to it. */
export function isPublic(core: TableCore, { settings = core }: Pick<TableRecord, 'settings'>): boolean {
  // Tables from before version 0.3.0 have no terms for watching.
  const { watching } = settings.terms as Partial<Terms>;
  return core.listed && watching?.type !== 'closed';
}

/** What a record and its table tell for the lists. */
export function finishedGameOf(
  { id, game }: Pick<TableCore, 'id' | 'game'>,
  { seating }: Pick<TableRecord, 'seating'>,
  { entries, outcome, began }: RecordFacts,
): FinishedGame {
  const { winners, cause, scores } = outcome;
  return {
    table: id,
    game,
    at: Date.parse(began) + (entries.at(-1)?.at ?? 0),
    actions: entries.length,
    seats: seating.seats.map(({ sitter, name }) => ({ sitter, name })),
    winners,
    cause,
    ...(scores ? { scores } : {}),
  };
}

/** As much of a record as lists need. */
export interface RecordFacts {
  readonly began: string;
  readonly entries: readonly { readonly at: number }[];
  readonly outcome: {
    readonly winners: readonly number[];
    readonly cause: string;
    readonly scores?: readonly number[];
  };
}
