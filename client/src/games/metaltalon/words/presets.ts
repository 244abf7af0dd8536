import type { Options } from '@gearhall/shared/games/metaltalon/options';
import type { Preset, PresetId } from '../../../stage/contract/words';

/** Ready-made sets of options. */
export const PRESETS = {
  first: {
    help: '25¢ each, plain races, and a six-sided die. After 40 rounds the richest fleet wins.',
    options: { races: 'plain', roundLimit: 40 },
  },
  short: {
    help: '15¢ each and at most 20 rounds: small fleets and quick fights.',
    options: { stake: 15, roundLimit: 20 },
  },
  full: {
    help: '40¢ each, attacks rolled with the stopwatch, up to 90 rounds. Invade a base and its ships are yours.',
    options: { stake: 40, roller: 'stopwatch', variant: 'takeover', roundLimit: 90 },
  },
} as const satisfies Record<PresetId, Preset & { readonly options: Partial<Options> }>;
