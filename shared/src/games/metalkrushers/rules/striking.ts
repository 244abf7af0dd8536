import { no, type Rule } from './play';

export const strike: Rule<'strike'> = {
  whyNot: () => no('wrongPhase'),
  apply: () => undefined,
  list: () => [],
};
