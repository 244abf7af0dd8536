import type { TakeBack } from '@gearhall/shared/core/log/entry';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Learned } from '@gearhall/shared/core/match/learning';
import type { PersonId } from '../../identity/tokens';
import type { SeatVoteGoal } from '@gearhall/shared/core/table/table';

/** A vote of the others about the seat of somebody who does not act. Stored with the table. */
export interface SeatVote {
  readonly seat: Seat;
  readonly goal: SeatVoteGoal;
  readonly by: Seat;
  readonly agreed: readonly Seat[];
  readonly refused: readonly Seat[];
  /** How many must agree. */
  readonly needs: number;
}

/** When the last vote about a seat was opened, in ms since 1970. */
export interface SeatVoted {
  readonly seat: Seat;
  readonly at: number;
}

/** A vote of the others about an undo. It is stored with the table, and waits for those who are away. */
export interface UndoVote {
  readonly by: Seat;
  readonly person: PersonId;
  /** Number of the asker's request. */
  readonly n: number;
  readonly action: TakeBack;
  readonly learned: Learned;
  readonly agreed: readonly Seat[];
  /** The number of entries in the log when it was opened. */
  readonly after: number;
  /** When it was opened, and when no answer becomes a no; in ms since 1970. */
  readonly at: number;
  readonly until: number;
}

/** The last undo that a seat has asked the others for. */
export interface UndoAsked {
  readonly seat: Seat;
  /** How many actions that the seat could see stood then. */
  readonly standing: number;
  readonly refused: boolean;
}
