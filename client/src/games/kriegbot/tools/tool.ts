import type { Direction } from '@gearhall/shared/core/game/hex';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { ItemId } from '@gearhall/shared/games/kriegbot/content/chassis';
import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import type { AnyArmsId } from '@gearhall/shared/games/kriegbot/content/cards';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { Idle, OutcomeOf, ToolContextOf } from '../../../stage/boards/tool';

/**
 * What the tool holds: nothing, a hex whose facing is being chosen, a hex for a unit, a target, items to be disabled.
 */
export type Tool =
  | Idle
  | {
      readonly kind: 'turning';
      readonly robot: string;
      readonly hex: HexId;
      /** Already chosen, in the orders. */
      readonly facing?: Direction;
    }
  | { readonly kind: 'going'; readonly robot: string; readonly hex: HexId }
  | { readonly kind: 'aiming'; readonly robot: string; readonly target: string }
  | { readonly kind: 'disabling'; readonly robot: string; readonly items: readonly ItemId[] };

/** What a tap makes the asked robot do: move, or attack with this weapon in this way. */
export interface Choice {
  readonly arms: AnyArmsId | 'move' | 'ram' | 'out' | 'bomb';
  /** See `wayKey`; of those who get out: who. */
  readonly way: string;
}

/** What is under the pointer. */
export type Pointed =
  /** Or a tent or drone. */
  | { readonly kind: 'robot'; readonly robot: string }
  | { readonly kind: 'hex'; readonly hex: HexId }
  /** A petal of the open wheel. */
  | { readonly kind: 'facing'; readonly facing: Direction }
  /** A cell of the open plate. */
  | { readonly kind: 'item'; readonly item: ItemId };

export type ToolContext = ToolContextOf<View, Action>;
export type Outcome = OutcomeOf<Tool, Action, Hint>;

/** Sentences of the board itself, beside the rules' refusals (words/field/board.ts). */
export type Hint =
  | 'watching'
  | 'notAsked'
  | 'stillWaiting'
  | 'ownRobot'
  | 'chooseHex'
  | 'chooseFacing'
  | 'turnOrStay'
  | 'tapAgain'
  | 'chooseTarget'
  | 'notATarget'
  | 'choosePlace'
  | 'chooseItems'
  | 'chooseStart'
  | 'callOrNot'
  | 'chooseOut'
  | 'chooseSite'
  | 'chooseSoldier';
