import type { Held } from '../content/items';
import type { Arm, BySide } from '../content/sides';
import type { Fighter } from '../rules/field';
import type { KrusherId, Parry } from '../state';

/** A Krusher as a bot assumes it to be: what is hidden is guessed. */
export interface Body extends Fighter {
  readonly id: KrusherId;
  readonly arms: Readonly<Record<Arm, Held>>;
  readonly armor: BySide;
  /** Remaining Internal Linkage. */
  readonly linkage: number;
  readonly strikes: 1 | 2;
  /** Its declared parries. */
  readonly parries: readonly Parry[];
}
