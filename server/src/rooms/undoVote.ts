import type { TakeBack } from '@gearhall/shared/core/entry';
import type { Seat } from '@gearhall/shared/core/seats';
import type { Learned } from '@gearhall/shared/core/learning';
import type { PersonId } from '../identity/tokens';

/** A vote of the others about an undo. It exists in memory only: a restart ends it. */
export interface UndoVote {
  readonly by: Seat;
  readonly person: PersonId;
  /** Number of the asker's request. */
  readonly n: number;
  readonly action: TakeBack;
  readonly learned: Learned;
  readonly agreed: readonly Seat[];
}
