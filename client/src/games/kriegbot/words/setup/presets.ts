import type { Options } from '@gearhall/shared/games/kriegbot/options';
import type { Preset, PresetId } from '../../../../stage/contract/words';

/** Ready-made sets of options. */
export const PRESETS = {
  first: {
    help: 'One ready-made robot per team: choose it and fight. The first kill wins. At most 15 turns.',
    options: { readyMade: true, turnLimit: 15 },
  },
  short: {
    help: 'One fragile robot per team: a single hit destroys a weapon or a system. At most 15 turns, 6 seconds per answer.',
    options: { fragile: true, answers: 6, turnLimit: 15 },
  },
  full: {
    help: 'Kill the Human: two robots per team, and one of the two hides the pilot. Up to 40 turns.',
    options: { scenario: 'killTheHuman', robots: 2, turnLimit: 40 },
  },
} as const satisfies Record<PresetId, Preset & { readonly options: Partial<Options> }>;
