import { rulebook } from '../../core/game/rulebook';
import type { Seat } from '../../core/ground/seats';
import { articles } from './judging';
import { project } from './project';
import { goOn } from './rules/turn/tasks';
import { designing } from './rules/setup/design';
import type { Field } from './rules/field/field';
import { choosing } from './rules/setup/templates';
import { awaited } from './rules/interrupts/windows';

/** Carries out what judging.ts allows. */
export const { apply, carry } = rulebook({
  ...articles,
  // What the seat can see, so that no refusal reveals more than its view does.
  seenBy: project,
  afterwards: goOn,
});

/** The seats that the game waits for. */
export function toAct(field: Field): readonly Seat[] {
  if (field.phase === 'templates') return choosing(field);
  if (field.phase === 'design') return designing(field);
  if (field.question) return [field.question.seat];
  return awaited(field);
}
