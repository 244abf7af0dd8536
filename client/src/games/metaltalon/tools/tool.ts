import type { Action } from '@gearhall/shared/games/metaltalon/actions';
import type { BaseId, SpaceId } from '@gearhall/shared/games/metaltalon/content/board';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import type { OutcomeOf, SightOf } from '../../../stage/tool';
import type { Step } from '../reading';

/** What the hand holds: nothing, one of my ships, or a ship on its way to somewhere. */
export type Tool =
  | { readonly kind: 'idle' }
  | { readonly kind: 'chosen'; readonly ship: string }
  /** The first step of the way is `sent` and waits to be confirmed, or is about to be sent. */
  | {
      readonly kind: 'walking';
      readonly ship: string;
      readonly way: readonly Step[];
      readonly sent: boolean;
    };

export const IDLE: Tool = { kind: 'idle' };

/** What is under the pointer. */
export type Pointed =
  | { readonly kind: 'ship'; readonly ship: string }
  | { readonly kind: 'base'; readonly base: BaseId }
  | { readonly kind: 'space'; readonly space: SpaceId };

export type Sight = SightOf<View, Action>;
export type Outcome = OutcomeOf<Tool, Action, Hint>;

/** Sentences of the board itself, beside the rules' refusals (words/hints.ts). */
export const HINTS = ['tooFar', 'chooseShip', 'watching', 'stillWaiting'] as const;
export type Hint = (typeof HINTS)[number];
