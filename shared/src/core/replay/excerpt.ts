import type { SeenStep } from '../bots/bot';
import { isCoreEvent } from '../log/coreEvents';
import type { Showing } from './showHistory';
import { viewHistoryOf, type ViewHistory } from './viewHistory';

/** A few steps out of a recorded game, as spectators saw them: they can be shown without the game's rules. */
export interface Excerpt {
  readonly game: string;
  /** In the order of the seats. */
  readonly names: readonly string[];
  /** The part of the board where it happens: the middle and the width, in shares of those of the board; absent: all of it. */
  readonly look?: { readonly middle: readonly [x: number, y: number]; readonly part: number };
  /** Its first step is only looked at: it has no events. */
  readonly history: ViewHistory;
}

/** The first and the last step of an excerpt. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What spectators saw of a stretch, with the events of the game alone; steps without any are left out. */
export function historyOf(showing: Showing, { from, to }: Stretch): ViewHistory {
  const seen = (step: number): SeenStep => ({
    view: showing.view(step, 'spectator'),
    events: showing.events(step, 'spectator').filter((event) => !isCoreEvent(event)),
  });
  const others = Array.from({ length: to - from }, (_, index) => seen(from + 1 + index));
  return viewHistoryOf([{ ...seen(from), events: [] }, ...others.filter(({ events }) => events.length > 0)]);
}
