import type { Counts, GameStatistics } from '../../core/game/statistics';
import type { Event } from './events';
import type { State } from './state';

/** Statistics of a fight. `limit`: games that the turn limit ended; `undecided`: those without a winner. */
const NAMES = [
  'turns',
  'limit',
  'undecided',
  'fallen',
  'strikes',
  'hits',
  'criticals',
  'damage',
  'blocks',
  'parries',
  'reflexes',
  'ousts',
  'armed',
] as const;
type Name = (typeof NAMES)[number];

/** What an event adds; other events add nothing. */
const COUNTS: { readonly [Type in Event['type']]?: (event: Extract<Event, { type: Type }>) => Counts<Name> } =
  {
    struck: ({ hit, critical }) => ({ strikes: 1, hits: Number(hit), criticals: Number(critical) }),
    damaged: ({ shield, armor, linkage }) => ({ damage: shield + armor + linkage }),
    blocked: () => ({ blocks: 1 }),
    parried: () => ({ parries: 1 }),
    reflexTried: () => ({ reflexes: 1 }),
    oustTried: () => ({ ousts: 1 }),
    armamentRolled: () => ({ armed: 1 }),
    fell: () => ({ fallen: 1 }),
  };

function countOf(event: Event): Counts<Name> {
  const count = COUNTS[event.type] as ((event: Event) => Counts<Name>) | undefined;
  return count?.(event) ?? {};
}

/** How games of MetalKrushers are measured. All starting places are equal, so there are no wins by place. */
export const statistics: GameStatistics<State, Event, Name> = {
  names: NAMES,
  count: ({ events }) => sumOf(events.map(countOf)),
  countEnd: ({ turn, end, options }) => ({
    turns: turn,
    limit: Number(turn >= options.turnLimit && end?.cause !== 'lastStanding'),
    undecided: Number((end?.winners.length ?? 0) === 0),
  }),
};

function sumOf(counts: readonly Counts<Name>[]): Counts<Name> {
  const sums: Partial<Record<Name, number>> = {};
  for (const count of counts)
    for (const name of NAMES) if (count[name]) sums[name] = (sums[name] ?? 0) + count[name];
  return sums;
}
