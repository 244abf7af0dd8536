import type { TargetId } from '../../state';
import type { Answer } from '../../state/assault';
import type { RuleContext } from '../field/context';
import type { Field } from '../field/field';

/** A point in the game at which robots may interrupt. */
export interface Interrupt {
  /**
   * Who is asked, by **open facts alone**: what robots show, and what their face-down cards might be (`mightHave`).
   * Never by what they really have, because the asking would reveal it.
   */
  asks(field: Field, about: TargetId): readonly TargetId[];
  /** Every possible answer of a robot except declining, from what its own team knows. */
  answers(field: Field, robot: TargetId): readonly Answer[];
  /** Carries out the answers: the target's first, then in movement order (K32). Nothing if all have declined. */
  close(context: RuleContext, said: readonly Said[], about: TargetId): void;
}

/** A robot, or a landing craft, and its answer. */
export type Said = readonly [robot: TargetId, answer: Answer];
