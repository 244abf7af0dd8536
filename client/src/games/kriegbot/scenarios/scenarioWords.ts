import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { VictoryId } from '@gearhall/shared/games/kriegbot/content/scenario';
import type { EndCause } from '@gearhall/shared/games/kriegbot/events';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { Drawings } from '../views/structureView';

/** What it takes to win, and how near that is. */
export type Objective = (view: View, names: readonly string[]) => string;

export type QuestionKind = NonNullable<View['question']>['kind'];

/** Of a question: what is going on, and what the asked seat reads. `who`: "Ada’s Robotank", "your Robotank". */
export interface QuestionWords {
  doing(who: string): string;
  prompt(who: string, view: View): string;
}

/** Why somebody has won that way, or why nobody has. */
export interface CauseWords {
  readonly won: string;
  readonly drawn?: string;
}

/** How a game has ended. */
export interface Ended {
  readonly winners: readonly Seat[];
  readonly cause: string;
  readonly names: readonly string[];
}

/** What a scenario says and shows in its own way; what is the same in all of them is in the tables of words/. */
export interface ScenarioWords {
  readonly objective: Objective;
  /** The ways to win that come from it, where an edited scenario has them. */
  readonly ways?: Readonly<Partial<Record<VictoryId, Objective>>>;
  /** What else comes from it, where an edited scenario has it. */
  readonly situation?: Objective;
  /** How what it builds on the map looks, if not like a house. */
  buildings?(view: Pick<View, 'options'>): Drawings;
  /** What was counted, where the end hangs on it: " Points: Green 2, Yellow 1." */
  figures?(view: View): string;
  /** Where its robots begin, if neither at an edge nor anywhere: "on the border of the map". */
  readonly start?: string;
  /** What leaving the map means there. */
  readonly leaving?: { readonly label: string; readonly detail: string };
  /** While cards go round the table: what is going on, and what the asked seat reads. */
  readonly drafting?: {
    status(view: View): string;
    prompt(
      view: View,
      seat: number,
      said: { readonly names: readonly string[]; readonly waiting: string },
    ): string;
  };
  /** The whole sentence about the end, where the usual one does not fit; undefined where it does. */
  ending?(view: View, end: Ended): string | undefined;
  /** In place of those of words/turn/questions.ts. */
  readonly questions?: Readonly<Partial<Record<QuestionKind, QuestionWords>>>;
  /** In place of those of words/scenarios/ending.ts. */
  readonly causes?: Readonly<Partial<Record<EndCause, CauseWords>>>;
}
