import type { TypedThing } from '@gearhall/shared/core/game';
import type { Seat } from '@gearhall/shared/core/ground/seats';

/** What a lesson knows of its table when it judges it: nothing that its learner may not know. */
export interface Moment<View = unknown, Action extends TypedThing = TypedThing, Event = TypedThing> {
  readonly view: View;
  readonly seat: Seat;
  /** What the learner has done since the lesson began. */
  readonly actions: readonly Action[];
  /** What has happened since then. */
  readonly events: readonly Event[];
  /** What the learner may do now; empty while it is another seat's turn. */
  readonly legal: readonly Action[];
}

/** Does this hold at a moment? Small ones are put together (checks.ts). */
export type Check<View = unknown, Action extends TypedThing = TypedThing, Event = TypedThing> = (
  moment: Moment<View, Action, Event>,
) => boolean;

/** A sentence for a moment. */
interface Reaction<View, Action extends TypedThing, Event> {
  readonly when: Check<View, Action, Event>;
  readonly say: string;
}

/** How a lesson begins: as the game does, after these actions; or at a position of its own. */
interface LessonStart<Action extends TypedThing> {
  /** What differs from the game's standard options. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** How many seats there are; 2 by default. */
  readonly seats?: number;
  /** The learner's seat; 0 by default. */
  readonly seat?: Seat;
  /** Makes the state to begin with, in place of the game's own set-up. */
  readonly position?: () => unknown;
  /** Played before the lesson begins. */
  readonly actions?: readonly { readonly seat: Seat; readonly action: Action }[];
  /** What the dice show, in order, the dice of `actions` first; fair chance follows. */
  readonly rolls?: readonly number[];
  /** For a set-up that deals or shuffles: the same word gives the same deal. */
  readonly seed?: string;
}

/** A short exercise on the real board. */
export interface Lesson<
  View = unknown,
  Action extends TypedThing = TypedThing,
  Event extends TypedThing = TypedThing,
> {
  /** Kept when it is completed, and part of its address: never changed. */
  readonly id: string;
  readonly title: string;
  /** In one sentence: "Hit the scout without losing your nickels." */
  readonly goal: string;
  /** What one needs to know, in a few short paragraphs. */
  readonly text: readonly string[];
  readonly start: LessonStart<Action>;
  /** What the board marks: the ids of the units and spaces that the lesson is about. */
  readonly marks?: readonly string[];
  readonly success: Check<View, Action, Event>;
  /** Wrong tries, the first that holds; the lesson can then be tried again. */
  readonly failures?: readonly Reaction<View, Action, Event>[];
  /** Remarks on the way; the first that holds. */
  readonly remarks?: readonly Reaction<View, Action, Event>[];
  /** What the other seats do, in order, each when its seat is to act. */
  readonly replies?: readonly { readonly seat: Seat; readonly action: Action }[];
  /** The next order of the solution is highlighted from the beginning. */
  readonly isGuided?: true;
  /** From a nudge to the answer; after the last one, the order itself is highlighted. */
  readonly hints: readonly string[];
  /** The learner's actions that reach the goal. */
  readonly solution: readonly Action[];
  /** The learner's actions of one wrong try, for the test; absent where nothing wrong can be done. */
  readonly wrong?: readonly Action[];
  /** What has been learned, when it is done. */
  readonly praise: string;
}

/** The last lesson: a whole game against the easy bot, with the coach. */
interface FullGame {
  readonly id: 'game';
  readonly title: string;
  readonly goal: string;
  /** What differs from the game's standard options. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
}

/** What the coach says when something happens for the first time. */
export interface CoachNote<
  View = unknown,
  Action extends TypedThing = TypedThing,
  Event extends TypedThing = TypedThing,
> {
  /** Kept when it has been read: never changed. */
  readonly id: string;
  readonly title: string;
  readonly when: Check<View, Action, Event>;
  readonly text: string;
}

/** All that a game teaches. */
export interface Course<
  View = unknown,
  Action extends TypedThing = TypedThing,
  Event extends TypedThing = TypedThing,
> {
  readonly lessons: readonly Lesson<View, Action, Event>[];
  readonly game: FullGame;
  readonly coach: readonly CoachNote<View, Action, Event>[];
}

/** Erases a game's own types: the engine hands back only what it got from the same game. */
export function anyCourse<View, Action extends TypedThing, Event extends TypedThing>(
  course: Course<View, Action, Event>,
): Course {
  return course as unknown as Course;
}

/** The same for what the coach says. */
export function anyNotes<View, Action extends TypedThing, Event extends TypedThing>(
  notes: readonly CoachNote<View, Action, Event>[],
): Course['coach'] {
  return notes as unknown as Course['coach'];
}
