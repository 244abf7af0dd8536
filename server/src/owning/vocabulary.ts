import type {
  GamesNow,
  LoadFigures,
  RecentError,
  AdminPerson,
  AdminTable,
  Page,
  Wanted,
} from '@gearhall/shared/core/pages/adminPages';
import type { PersonId } from '../identity/tokens';
import type { SeenTable } from '@gearhall/shared/core/pages/hallPages';
import type { Refusal } from '@gearhall/shared/core/ground/result';
import type { TableRecord } from '../store/contract/table';

/** What one process asks another: what it sends, and what it is answered, both as JSON. */
interface Vocabulary {
  /** A place at a table that is there, or has no room; then it is opened there. */
  reserve: {
    readonly asked: { readonly table: string; readonly guest: Guest };
    readonly answer: unknown;
  };
  /** What a person decides for their series; null where it is accepted. */
  decide: {
    readonly asked: { readonly table: string; readonly guest: Guest } & DecisionMade;
    readonly answer: Refusal | null;
  };
  /** Open the room of a table. */
  wake: { readonly asked: { readonly table: string }; readonly answer: null };
  /** What spectators see of a table; null where nobody may watch. */
  view: { readonly asked: { readonly table: string }; readonly answer: SeenTable | null };
  /** Whether tables wait for a person; only those that are open there. */
  waiting: {
    readonly asked: { readonly person: PersonId; readonly tables: readonly string[] };
    readonly answer: Readonly<Record<string, boolean>>;
  };
  /** Take a person out of a table; null where their game has begun. */
  leave: {
    readonly asked: { readonly person: PersonId; readonly table: string };
    readonly answer: TableRecord | null;
  };
  /** Take the words of a person out of the chats that are open there. */
  blank: {
    readonly asked: { readonly person: PersonId; readonly tables: readonly string[] };
    readonly answer: null;
  };
  /** The operator's lists: the first pages up to the wanted one. */
  tables: { readonly asked: Wanted; readonly answer: Page<AdminTable> };
  people: { readonly asked: Wanted; readonly answer: Page<AdminPerson> };
  figures: { readonly asked: Record<string, never>; readonly answer: ProcessFigures };
  /** The addresses from which each of these people is connected. */
  addresses: {
    readonly asked: readonly PersonId[];
    readonly answer: Readonly<Record<PersonId, readonly string[]>>;
  };
}

export type Question = keyof Vocabulary;
export type Asked<Q extends Question> = Vocabulary[Q]['asked'];
export type AnswerTo<Q extends Question> = Vocabulary[Q]['answer'];
export type Answers = { readonly [Q in Question]: (asked: Asked<Q>) => Promise<AnswerTo<Q>> | AnswerTo<Q> };

/** The person who joins, as checked by the matchmaking route. */
export interface Guest {
  readonly person: PersonId;
  readonly name: string;
  /** Where the reservation request came from. */
  readonly address: string;
}

/** What a person sends who decides something; `at`: the number of their turn (`turnOf`) that they decided by. */
export interface DecisionMade {
  readonly decision: unknown;
  readonly at?: number | undefined;
}

/** How one process is. */
export interface ProcessFigures {
  readonly load: LoadFigures;
  readonly isStoreWell: boolean;
  readonly games: GamesNow;
  readonly errors: readonly RecentError[];
}
