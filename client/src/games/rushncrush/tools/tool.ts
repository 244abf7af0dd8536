import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import type { SpaceId } from '@gearhall/shared/games/rushncrush/rules/road';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import type { OutcomeOf, SightOf } from '../../../stage/tool';

/** What the hand holds: nothing, or a space whose action is being chosen. */
export type Tool =
  { readonly kind: 'idle' } | { readonly kind: 'choosing'; readonly car: string; readonly space: SpaceId };

export const IDLE: Tool = { kind: 'idle' };

/** What is under the pointer. */
export type Pointed =
  | { readonly kind: 'space'; readonly space: SpaceId }
  | { readonly kind: 'car'; readonly car: string }
  /** A line of the list that is open. */
  | { readonly kind: 'option'; readonly index: number };

export type Sight = SightOf<View, Action>;
export type Outcome = OutcomeOf<Tool, Action, Hint>;

/** Sentences of the board itself, beside the rules' refusals (words/hints.ts). */
export const HINTS = [
  'watching',
  'notAsked',
  'stillWaiting',
  'gearFirst',
  'tapAgain',
  'choose',
  'chooseSide',
  'burning',
  'afterWay',
] as const;
export type Hint = (typeof HINTS)[number];
