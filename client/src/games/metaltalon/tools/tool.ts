import type { Action } from '@gearhall/shared/games/metaltalon/actions';
import type { BaseId, SpaceId } from '@gearhall/shared/games/metaltalon/content/board';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import type { Idle, OutcomeOf, ToolContextOf } from '../../../stage/boards/tool';
import type { PlannedStep } from '../prospects/moveOptions';

/** What the tool holds: nothing, one of my ships, or a ship on its way to somewhere. */
export type Tool =
  | Idle
  | { readonly kind: 'chosen'; readonly ship: string }
  /** The first step of the path has been `sent` and waits for confirmation, or is about to be sent. */
  | {
      readonly kind: 'walking';
      readonly ship: string;
      readonly way: readonly PlannedStep[];
      readonly sent: boolean;
    };

/** What is under the pointer. */
export type Pointed =
  | { readonly kind: 'ship'; readonly ship: string }
  | { readonly kind: 'base'; readonly base: BaseId }
  | { readonly kind: 'space'; readonly space: SpaceId };

export type ToolContext = ToolContextOf<View, Action>;
export type Outcome = OutcomeOf<Tool, Action, Hint>;

/** Sentences of the board itself, beside the rules' refusals (words/hints.ts). */
export type Hint = 'tooFar' | 'chooseShip' | 'watching' | 'stillWaiting';
