import type { Direction } from '@gearhall/shared/core/hex';
import type { Refusal } from '@gearhall/shared/core/result';
import type { Seat } from '@gearhall/shared/core/seats';
import type { Action, ActionOf } from '@gearhall/shared/games/metalkrushers/actions';
import type { HexId } from '@gearhall/shared/games/metalkrushers/content/arena';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import { isSameAction } from '../../../stage/sameAction';

/** What the hand holds: nothing, a place whose facing is being chosen, or an enemy that is being ousted. */
export type Tool =
  | { readonly kind: 'idle' }
  | { readonly kind: 'turning'; readonly krusher: string; readonly hex: HexId }
  | { readonly kind: 'pushing'; readonly krusher: string; readonly target: string };

export const IDLE: Tool = { kind: 'idle' };

/** What is under the pointer. */
export type Pointed =
  | { readonly kind: 'krusher'; readonly krusher: string }
  | { readonly kind: 'hex'; readonly hex: HexId }
  /** A petal of the wheel that is open. */
  | { readonly kind: 'facing'; readonly facing: Direction };

/** What the hand knows of the table. */
export interface Sight {
  readonly view: View;
  /** Absent for a watcher. */
  readonly seat: Seat | undefined;
  /** Empty while an answer is awaited. */
  readonly legal: readonly Action[];
}

/** What comes of a tap: the next tool, and one thing to do. */
export interface Outcome {
  readonly tool: Tool;
  readonly act?: Action;
  /** Why it cannot be done. */
  readonly refusal?: Refusal;
  readonly say?: Hint;
  /** The question is answered in the orders panel: its group is to be opened. */
  readonly orders?: string;
}

/** Sentences of the board itself, beside the rules' refusals (words/hints.ts). */
export const HINTS = [
  'watching',
  'notAsked',
  'stillWaiting',
  'chooseHex',
  'chooseFacing',
  'turnOrStay',
  'choosePush',
  'chooseTarget',
  'chooseReflex',
  'chooseMover',
  'chooseSaved',
] as const;
export type Hint = (typeof HINTS)[number];

export const isLegal = ({ legal }: Pick<Sight, 'legal'>, action: Action): boolean =>
  legal.some((one) => isSameAction(one, action));

export const legalOf = <Type extends Action['type']>(
  { legal }: Pick<Sight, 'legal'>,
  type: Type,
): ActionOf<Type>[] => legal.filter((action): action is ActionOf<Type> => action.type === type);
