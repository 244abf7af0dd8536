import { no, type Rule } from './play';

export const oust: Rule<'oust'> = { whyNot: () => no('wrongPhase'), apply: () => undefined, list: () => [] };
