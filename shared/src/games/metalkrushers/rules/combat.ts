import type { Field } from './field';
import { no, type Play, type Rule, type WhyNot } from './play';

export const attack: Rule<'attack'> = {
  whyNot: () => no('wrongPhase'),
  apply: () => undefined,
  list: () => [],
};

export function beginCombat(_play: Play): void {
  return;
}

/** Puts the next question of the Combat Phase, over all steps at which nobody has a choice; at its end the turn ends. */
export function goOnFighting(_play: Play): void {
  return;
}

/** No, to the question that the combat has put. */
export function decline(_play: Play): void {
  return;
}

/** May it be declined? Somebody bound by an Oust must attack if it can. */
export const whyNotDecline = (_field: Field): WhyNot => undefined;
