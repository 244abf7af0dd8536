import type { Krusher } from '../state';

/** The marks of a Krusher at the beginning of a turn. */
export const NO_MARKS: Krusher['marks'] = {
  moved: false,
  busy: false,
  attacked: false,
  reflexed: false,
  noReflex: false,
  reflexPenalty: false,
  bound: '',
  boundBonus: 0,
};
export const NO_USES: Krusher['uses'] = { left: '', right: '', both: '' };
