import type { Answer, RobotId, TargetId, WindowKind } from '../state';
import { clamping } from './clamping';
import { countering } from './countering';
import { defending } from './defending';
import type { Field } from './field';
import { mending } from './mending';
import type { Play } from './play';
import { protecting } from './protecting';
import { rerolling } from './rerolling';

/** A robot, and what it said. */
export type Said = readonly [robot: RobotId, answer: Answer];

/** A place in the game at which robots may break in. */
export interface Interrupt {
  /**
   * Who is asked, by **open facts alone**: what robots show, and what their face-down cards might be
   * (`mightHave`). Never by what they have: the asking would tell.
   */
  asks(field: Field, about: TargetId): readonly RobotId[];
  /** Everything that a robot may say, from what its own team knows, besides no. */
  answers(field: Field, robot: RobotId): readonly Answer[];
  /** Does what was said: the target first, then in movement order (K32). No answer but no: nothing. */
  close(play: Play, said: readonly Said[], about: TargetId): void;
}

export const INTERRUPTS: Readonly<Record<WindowKind, Interrupt>> = {
  clamp: clamping,
  before: defending,
  reroll: rerolling,
  after: protecting,
  counter: countering,
  mend: mending,
};
