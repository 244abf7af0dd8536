import type { Options } from '@gearhall/shared/games/metalheads/options';
import type { Preset, PresetId } from '../../../stage/contract/words';

/** Ready-made sets of options. */
export const PRESETS = {
  first: {
    help: 'Against Avalanche, with a Nation dealt to each player: the first to 20 Strength starts the last round.',
    options: { monster: 'avalanche', nations: 'dealt' },
  },
  short: {
    help: 'Against Leviathan, with dealt Nations: the game stops at once when somebody has enough Robots.',
    options: { monster: 'leviathan', nations: 'dealt' },
  },
  full: {
    help: 'Against a Monster drawn at the start. Everybody chooses a Nation.',
    options: { monster: 'random', nations: 'chosen' },
  },
} as const satisfies Record<PresetId, Preset & { readonly options: Partial<Options> }>;
