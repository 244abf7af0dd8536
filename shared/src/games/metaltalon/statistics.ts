import type { Counts, GameStatistics } from '../../core/game/statistics';
import type { Event } from './events';
import { seatsAfter } from './rules/turns';
import type { State } from './state';

/**
 * Statistics of a game. `limit`: games that the round limit ended; `gunships`: launches with a nickel; `damage`: cents
 * shot off ships and out of bases; `undecided`: games with a shared win.
 */
const NAMES = [
  'rounds',
  'limit',
  'undecided',
  'launches',
  'gunships',
  'shots',
  'rerolls',
  'damage',
  'destroyed',
  'recycled',
  'splits',
  'invasions',
] as const;
type Name = (typeof NAMES)[number];

/** What an event adds; other events add nothing. */
const COUNTS: { readonly [Type in Event['type']]?: (event: Extract<Event, { type: Type }>) => Counts<Name> } =
  {
    launched: ({ nickels }) => ({ launches: 1, gunships: Number(nickels > 0) }),
    fired: () => ({ shots: 1 }),
    rerolled: () => ({ rerolls: 1 }),
    damaged: ({ lost }) => ({ damage: lost }),
    destroyed: ({ lost }) => ({ damage: lost, destroyed: 1 }),
    robbed: ({ lost }) => ({ damage: lost }),
    recycled: () => ({ recycled: 1 }),
    split: () => ({ splits: 1 }),
    invaded: () => ({ invasions: 1 }),
  };

function countOf(event: Event): Counts<Name> {
  const count = COUNTS[event.type] as ((event: Event) => Counts<Name>) | undefined;
  return count?.(event) ?? {};
}

/** How games of MetalTalon are measured. The places are those in the turn order: the first player is first. */
export const statistics: GameStatistics<State, Event, Name> = {
  names: NAMES,
  count: ({ events }) => {
    const sums: Partial<Record<Name, number>> = {};
    for (const counts of events.map(countOf))
      for (const name of NAMES) if (counts[name]) sums[name] = (sums[name] ?? 0) + counts[name];
    return sums;
  },
  countEnd: ({ round, end }) => ({
    rounds: round,
    limit: Number(end?.cause === 'roundLimit'),
    undecided: Number(end !== undefined && end.winners.length !== 1),
  }),
  places: (state) =>
    state.phase === 'races' ? undefined : [state.first, ...seatsAfter(state, state.first).slice(0, -1)],
};
