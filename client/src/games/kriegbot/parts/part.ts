import type { ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import type { Event, EventOf } from '@gearhall/shared/games/kriegbot/events';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { Animation } from '../../../stage/animation';
import type { Sentence } from '../../../ui/words/sentences';
import type { EffectContext } from '../effects/context';
import type { OrderContext, Wording } from '../words/places';
import type { LineWriter } from '../words/saying';
import type { OwnAction, OwnCause, OwnEvent, OwnQuestion, OwnRefusal, PartId } from './kinds';

/** What it takes to win, and how near that is. */
export type Objective = (view: View, names: readonly string[]) => string;

/** The animation and sound of an event. */
export type Effect<Type extends Event['type']> = (
  event: EventOf<Type>,
  context: EffectContext,
) => readonly Animation[];

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

/** What a scenario or the expansion brings to its tables, and to no others. */
export interface Part<Id extends PartId = PartId> {
  readonly lines: { readonly [Type in OwnEvent<Id>]: LineWriter<Type> };
  readonly effects: { readonly [Type in OwnEvent<Id>]: Effect<Type> };
  readonly orders: {
    readonly [Type in OwnAction<Id>]: (action: ActionOf<Type>, context: OrderContext) => Wording;
  };
  readonly questions: { readonly [Kind in OwnQuestion<Id>]: QuestionWords };
  readonly refusals: { readonly [Code in OwnRefusal<Id>]: Sentence };
  readonly causes: { readonly [Cause in OwnCause<Id>]: CauseWords };
}

export interface ScenarioPart<Id extends PartId = PartId> extends Part<Id> {
  readonly objective: Objective;
  /** What was counted, where the end hangs on it: " Points: Green 2, Yellow 1." */
  figures?(view: View): string;
}
