import type { WindowKind } from '../../state/tasks';
import { clamping } from './clamping';
import { countering } from './countering';
import { defending } from './defending';
import { mending } from './mending';
import { protecting } from './protecting';
import { rerolling } from './rerolling';
import { waking } from './waking';
import type { Interrupt } from './interrupt';

export const INTERRUPTS: Readonly<Record<WindowKind, Interrupt>> = {
  clamp: clamping,
  before: defending,
  reroll: rerolling,
  after: protecting,
  counter: countering,
  mend: mending,
  wake: waking,
};
