import { no, type Rule } from './play';

export const reflex: Rule<'reflex'> = {
  whyNot: () => no('wrongPhase'),
  apply: () => undefined,
  list: () => [],
};
