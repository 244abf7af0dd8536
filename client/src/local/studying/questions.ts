import type { Analysis, Judged } from '@gearhall/shared/core/analysis/analysis';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { StudiedGame } from './studied';

interface Timed {
  readonly game: StudiedGame;
  /** About how long it may take, in milliseconds. */
  readonly ms: number;
}

/** What takes long to find out about a game. */
export type Question =
  | ({ readonly ask: 'analyse' } & Timed)
  /** Of one decision, more deeply; `at`: the number of entries before it. */
  | ({ readonly ask: 'judge'; readonly at: number } & Timed)
  /** What a seat could do now. */
  | { readonly ask: 'hint'; readonly game: StudiedGame; readonly seat: Seat }
  /** How much more often a seat wins with an action than with the best one, at the end of the game. */
  | ({
      readonly ask: 'weigh';
      readonly seat: Seat;
      readonly action: TypedThing;
      readonly best: TypedThing;
    } & Timed);
export type Kind = Question['ask'];

export interface Answers {
  readonly analyse: Analysis;
  readonly judge: Judged | undefined;
  readonly hint: TypedThing | undefined;
  readonly weigh: number;
}
