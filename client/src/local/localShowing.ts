import type { TypedThing } from '@gearhall/shared/core/game';
import { viewersOf, type Seat, type Viewer } from '@gearhall/shared/core/ground/seats';
import type { Showing } from '@gearhall/shared/core/replay/showHistory';
import type { LocalEntry } from './localGame';
import type { LocalMatch } from './LocalMatch';

/** A game that has been played in this page, to be looked at again. */
export interface LocalPast {
  readonly options: unknown;
  readonly seats: number;
  readonly entries: readonly LocalEntry[];
  readonly showing: Showing;
  /** The view with which its log begins, where the game had begun before. */
  readonly begun?: unknown;
}

/** Each entry is a step; 0 is the beginning. */
export function pastOf(match: LocalMatch): LocalPast {
  const { entries } = match;
  const { options, seats } = match.now.start;
  const events = (step: number, viewer: Viewer): readonly TypedThing[] => {
    const then = match.at(step);
    return then.now.eventsFor(then.lastEvents, viewer);
  };
  return {
    options,
    seats,
    entries,
    ...(match.position !== undefined && { begun: match.at(0).now.project('everyone') }),
    showing: {
      length: match.length,
      viewers: [...viewersOf(seats), 'everyone'],
      view: (step, viewer) => match.at(step).now.project(viewer),
      events,
      actor: (step): Seat | undefined => entries[step - 1]?.seat,
      rolls: () => [],
    },
  };
}
