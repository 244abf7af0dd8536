import type { Answer } from '../assaultState';
import type { TargetId } from '../state';
import type { WindowKind } from '../taskState';
import { clamping } from './clamping';
import { countering } from './countering';
import { defending } from './defending';
import type { Field } from './field';
import { mending } from './mending';
import type { RuleContext } from './context';
import { protecting } from './protecting';
import { rerolling } from './rerolling';
import { waking } from './waking';

/** A robot, or a landing craft, and its answer. */
export type Said = readonly [robot: TargetId, answer: Answer];

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

export const INTERRUPTS: Readonly<Record<WindowKind, Interrupt>> = {
  clamp: clamping,
  before: defending,
  reroll: rerolling,
  after: protecting,
  counter: countering,
  mend: mending,
  wake: waking,
};
