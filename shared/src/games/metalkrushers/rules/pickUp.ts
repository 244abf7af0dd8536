import { no, type Rule } from './play';

export const arm: Rule<'arm'> = { whyNot: () => no('wrongPhase'), apply: () => undefined, list: () => [] };
export const chooseArmament: Rule<'chooseArmament'> = {
  whyNot: () => no('wrongPhase'),
  apply: () => undefined,
  list: () => [],
};
