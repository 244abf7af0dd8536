import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import type { SpaceId } from '@gearhall/shared/games/rushncrush/rules/course/road';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import type { Idle, OutcomeOf, ToolContextOf } from '../../../stage/boards/tool';

/** What the tool holds: nothing, or a space whose action is being chosen. */
export type Tool = Idle | { readonly kind: 'choosing'; readonly car: string; readonly space: SpaceId };

/** What is under the pointer. */
export type Pointed =
  | { readonly kind: 'space'; readonly space: SpaceId }
  | { readonly kind: 'car'; readonly car: string }
  /** A line of the open list. */
  | { readonly kind: 'option'; readonly index: number };

export type ToolContext = ToolContextOf<View, Action>;
export type Outcome = OutcomeOf<Tool, Action, Hint>;

/** Sentences of the board itself, beside the rules' refusals (words/board/hints.ts). */
export type Hint =
  | 'watching'
  | 'notAsked'
  | 'stillWaiting'
  | 'gearFirst'
  | 'tapAgain'
  | 'choose'
  | 'chooseSide'
  | 'burning'
  | 'afterWay';
