import type { Direction } from '@gearhall/shared/core/hex';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { ItemId } from '@gearhall/shared/games/kriegbot/content/chassis';
import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import type { ArmsId } from '@gearhall/shared/games/kriegbot/content/cards';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { OutcomeOf, SightOf } from '../../../stage/tool';

/** What the hand holds: nothing, a hex whose facing is being chosen, a target, items to be disabled. */
export type Tool =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'turning';
      readonly robot: string;
      readonly hex: HexId;
      /** Chosen already, in the orders. */
      readonly facing?: Direction;
    }
  | { readonly kind: 'aiming'; readonly robot: string; readonly target: string }
  | { readonly kind: 'disabling'; readonly robot: string; readonly items: readonly ItemId[] };

export const IDLE: Tool = { kind: 'idle' };

/** What the robot that is asked is to do with a tap: move, or attack with this, in this way. */
export interface Choice {
  readonly arms: ArmsId | 'move' | 'ram';
  /** See `wayKey`. */
  readonly way: string;
}

/** What is under the pointer. */
export type Pointed =
  | { readonly kind: 'robot'; readonly robot: string }
  | { readonly kind: 'hex'; readonly hex: HexId }
  /** A petal of the wheel that is open. */
  | { readonly kind: 'facing'; readonly facing: Direction }
  /** A cell of the plate that is open. */
  | { readonly kind: 'item'; readonly item: ItemId };

export type Sight = SightOf<View, Action>;
export type Outcome = OutcomeOf<Tool, Action, Hint>;

/** Sentences of the board itself, beside the rules' refusals (words/board.ts). */
export const HINTS = [
  'watching',
  'notAsked',
  'stillWaiting',
  'ownRobot',
  'chooseHex',
  'chooseFacing',
  'turnOrStay',
  'tapAgain',
  'chooseTarget',
  'notATarget',
  'choosePlace',
  'chooseItems',
  'chooseStart',
] as const;
export type Hint = (typeof HINTS)[number];
