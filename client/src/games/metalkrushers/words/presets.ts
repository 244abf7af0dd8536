import { ALL_EXTRAS, type Options } from '@gearhall/shared/games/metalkrushers/options';
import type { Preset, PresetId } from '../../../stage/contract/words';

/** Ready-made sets of options. */
export const PRESETS = {
  first: {
    help: 'One Krusher per side in the arena, with balanced weapons and no extras. At most 60 turns.',
    options: { turnLimit: 60 },
  },
  short: {
    help: 'One Krusher per side, no limit on weapons, and quick criticals. At most 40 turns.',
    options: { balance: 'openCombat', improvedWeapons: true, turnLimit: 40 },
  },
  full: {
    help: 'Every chassis, weapon and shield there is, ousting included. Sheets stay secret after the reveal.',
    options: {
      ...ALL_EXTRAS,
      oust: true,
      sheets: 'secret',
    },
  },
} as const satisfies Record<PresetId, Preset & { readonly options: Partial<Options> }>;
