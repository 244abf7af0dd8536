import { no, type Play, type Rule } from './play';

export const save: Rule<'save'> = { whyNot: () => no('wrongPhase'), apply: () => undefined, list: () => [] };
export const chooseMover: Rule<'chooseMover'> = {
  whyNot: () => no('wrongPhase'),
  apply: () => undefined,
  list: () => [],
};

/** Rolls for initiative and begins the Movement Phase; asks what must be asked first. */
export function beginTurn(_play: Play): void {
  return;
}

/** Puts the next question of the Movement Phase; when everybody has moved, the Combat Phase begins. */
export function goOnMoving(_play: Play): void {
  return;
}

/** The side with the initiative saves nobody. */
export function saveNobody(_play: Play): void {
  return;
}
