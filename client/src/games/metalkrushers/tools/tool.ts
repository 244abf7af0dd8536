import type { Direction } from '@gearhall/shared/core/game/hex';
import type { Action } from '@gearhall/shared/games/metalkrushers/actions';
import type { HexId } from '@gearhall/shared/games/metalkrushers/content/arena';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import type { Idle, OutcomeOf, ToolContextOf } from '../../../stage/boards/tool';

/** What the tool holds: nothing, a place whose facing is being chosen, or an enemy that is being ousted. */
export type Tool =
  | Idle
  | { readonly kind: 'turning'; readonly krusher: string; readonly hex: HexId }
  | { readonly kind: 'pushing'; readonly krusher: string; readonly target: string };

/** What is under the pointer. */
export type Pointed =
  | { readonly kind: 'krusher'; readonly krusher: string }
  | { readonly kind: 'hex'; readonly hex: HexId }
  /** A petal of the open wheel. */
  | { readonly kind: 'facing'; readonly facing: Direction };

export type ToolContext = ToolContextOf<View, Action>;
export type Outcome = OutcomeOf<Tool, Action, Hint>;

/** Sentences of the board itself, beside the rules' refusals (words/hints.ts). */
export type Hint =
  | 'watching'
  | 'notAsked'
  | 'stillWaiting'
  | 'chooseHex'
  | 'chooseFacing'
  | 'turnOrStay'
  | 'choosePush'
  | 'chooseTarget'
  | 'chooseReflex'
  | 'chooseMover'
  | 'chooseSaved';
