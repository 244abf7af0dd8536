import { no, type Rule } from './play';

export const block: Rule<'block'> = {
  whyNot: () => no('wrongPhase'),
  apply: () => undefined,
  list: () => [],
};
export const spare: Rule<'spare'> = {
  whyNot: () => no('wrongPhase'),
  apply: () => undefined,
  list: () => [],
};
