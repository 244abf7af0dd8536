import type { Options } from '../options';
import type { State } from '../state';
import { no, type Play, type Rule } from './play';

export const build: Rule<'build'> = {
  whyNot: () => no('wrongPhase'),
  apply: () => undefined,
  list: () => [],
};

/** The empty hall before anybody has built. */
export function emptyArena(options: Options, seats: number): State {
  return {
    options,
    phase: 'building',
    turn: 0,
    seats: Array.from({ length: seats }, (_, team) => ({ team, krushers: 1, out: false, filed: [] })),
    teams: [],
    krushers: {},
    saved: '',
    parries: [],
    wounds: [],
  };
}

/** When all have built, everything is revealed and the first turn begins. */
export function revealIfBuilt(_play: Play): void {
  return;
}
