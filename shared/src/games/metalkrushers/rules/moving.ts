import { no, type Rule } from './play';
import type { Direction } from '../../../core/hex';
import type { HexId } from '../content/arena';
import type { KrusherId } from '../state';
import type { Field } from './field';

/** Source L13-17 and L75, "Movement"; G6. */

/** A place that a Krusher can move to, facing so, by the cheapest way. */
export interface Way {
  readonly to: HexId;
  readonly facing: Direction;
  readonly cost: number;
  /** Does the cheapest way use the free turn? */
  readonly freeTurn: boolean;
  /** f forward, b backward, l and r a sixth of a turn. */
  readonly way: string;
}

/** Every place and facing that the Krusher can reach with these points, without where it stands now. */
export function waysOf(
  _field: Field,
  _krusher: KrusherId,
  _left: { points: number; freeTurn: boolean },
): readonly Way[] {
  return [];
}

export const move: Rule<'move'> = { whyNot: () => no('wrongPhase'), apply: () => undefined, list: () => [] };
export const endMove: Rule<'endMove'> = {
  whyNot: () => no('wrongPhase'),
  apply: () => undefined,
  list: () => [],
};
