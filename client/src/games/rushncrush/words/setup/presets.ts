import type { Options } from '@gearhall/shared/games/rushncrush/options';
import type { Preset, PresetId } from '../../../../stage/contract/words';

/** Ready-made sets of options. */
export const PRESETS = {
  first: {
    help: 'Arcade rules on a short track from start to finish, one car each: nothing to arm, and simple rams.',
    options: { course: 'shortOpen', style: 'arcade' },
  },
  short: {
    help: 'Overdrive, the full rules, on one lap of a short ring. One car each.',
    options: { course: 'shortRing' },
  },
  full: {
    help: 'Overdrive, the full rules, over two laps of the hard ring. Cars and drivers are drafted.',
    options: { course: 'hardRing', crews: 'draft' },
  },
} as const satisfies Record<PresetId, Preset & { readonly options: Partial<Options> }>;
