import type { Direction } from '@gearhall/shared/core/hex';
import type { HexId } from '@gearhall/shared/games/metalkrushers/content/arena';

/** What is under the pointer. */
export type Pointed =
  | { readonly kind: 'krusher'; readonly krusher: string }
  | { readonly kind: 'hex'; readonly hex: HexId }
  /** A petal of the wheel that is open. */
  | { readonly kind: 'facing'; readonly facing: Direction };
