import { no, type Rule } from './play';

export const parry: Rule<'parry'> = {
  whyNot: () => no('wrongPhase'),
  apply: () => undefined,
  list: () => [],
};
