import { rulebook } from '../../core/rulebook';
import type { Seat } from '../../core/seats';
import { articles } from './judging';
import { project } from './project';
import { goOn } from './rules/agenda';
import { designing } from './rules/design';
import type { Field } from './rules/field';
import { choosing } from './rules/templates';
import { awaited } from './rules/windows';

/** Carries out what judging.ts allows. */
export const { apply } = rulebook({
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
