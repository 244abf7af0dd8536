import type { TakeBack } from '@gearhall/shared/core/match';
import type { Seat } from '@gearhall/shared/core/seats';
import type { Learned } from '@gearhall/shared/core/undo';
import type { PersonId } from '../identity/tokens';

/** Whether something may be taken back, put to the others. It lives in memory only: a restart ends it. */
export interface Question {
  readonly by: Seat;
  readonly person: PersonId;
  /** Number of the asker's request. */
  readonly n: number;
  readonly action: TakeBack;
  readonly learned: Learned;
  readonly agreed: readonly Seat[];
}
