import type { Counts, GameStatistics } from '../../core/game/statistics';
import type { Event } from './events';
import { robotsIn } from './rules/field/field';
import type { State } from './state';

/** Statistics of a battle, over all robots. */
const NAMES = [
  /** Attack actions, including strafes; one may have several rolls. */
  'shots',
  /** Rolls of attacks. */
  'hits',
  'misses',
  /** Cards used to interrupt. */
  'interrupts',
  /** Markers placed on robots, from all causes. */
  'damage',
  'disables',
  'rams',
  /** Robots destroyed, or their pilots killed. */
  'kills',
  /** Robots left by their pilots, and robots that fled. */
  'escapes',
  'turns',
  /** 1 if neither team won. */
  'undecided',
] as const;
type Name = (typeof NAMES)[number];

/** What an event adds. */
const COUNTS: Readonly<Partial<Record<Event['type'], Name>>> = {
  attacked: 'shots',
  answered: 'interrupts',
  rammed: 'rams',
  bailedOut: 'escapes',
  phoenixed: 'escapes',
  fled: 'escapes',
};

function nameOf(event: Event): Name | undefined {
  if (event.type === 'rolled') return event.hit ? 'hits' : 'misses';
  if (event.type === 'marked') return event.marker === 'damage' ? 'damage' : 'disables';
  return COUNTS[event.type];
}

/** Robots that an action has killed: those that were not derelict before, and have not bailed out (K58). */
function killsIn(before: State | undefined, events: readonly Event[]): number {
  if (!before) return 0;
  const ofType = (...types: readonly Event['type'][]): ReadonlySet<string> =>
    new Set(events.flatMap((event) => ('robot' in event && types.includes(event.type) ? [event.robot] : [])));
  const [ended, left] = [ofType('destroyed', 'derelict'), ofType('bailedOut')];
  return robotsIn(before).filter(({ id, fate }) => fate === '' && ended.has(id) && !left.has(id)).length;
}

/** Kriegbot's own figures. */
export const statistics: GameStatistics<State, Event, Name> = {
  names: NAMES,
  count({ before, events }) {
    const counts: Partial<Record<Name, number>> = { kills: killsIn(before, events) };
    for (const event of events) {
      const name = nameOf(event);
      if (name) counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  },
  countEnd: ({ turn, end }): Counts<Name> => ({ turns: turn, undecided: end?.winners.length ? 0 : 1 }),
};
