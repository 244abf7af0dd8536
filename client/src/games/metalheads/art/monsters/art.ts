import type { Part } from '../../../../stage/forms/shapes';

/**
 * A Monster in layers, from the back to the front, within 360 x 240 units around the origin. The scene may move the arms
 * and the jaw by themselves.
 */
export interface MonsterArt {
  readonly back: readonly Part[];
  /** Each moves around the point where it is joined. */
  readonly arms: readonly { readonly joint: readonly [number, number]; readonly parts: readonly Part[] }[];
  readonly body: readonly Part[];
  readonly jaw: readonly Part[];
  /** What covers the jaw. */
  readonly head: readonly Part[];
  /** Shown while it is awake. */
  readonly glare: readonly Part[];
  /** Shown instead while it sleeps. */
  readonly lids: readonly Part[];
}
