import type { Showing } from './showHistory';
import { historyOf } from './excerpt';
import { seenIn } from './viewHistory';

/** A game whose views are the numbers of its steps. */
const showing = (...events: readonly (readonly string[])[]): Showing => ({
  length: events.length - 1,
  viewers: ['spectator'],
  view: (step, viewer) => ({ step, viewer }),
  events: (step) => (events[step] ?? []).map((type) => ({ type, seat: 0 })),
  actor: () => undefined,
  rolls: () => [],
});

test('an excerpt shows a stretch to spectators: what is silent, or the table’s own, is left out', () => {
  const game = showing(['dealt'], ['moved'], ['timeOut'], [], ['fired', 'timeOut'], ['ended']);
  const steps = seenIn(historyOf(game, { from: 1, to: 4 }));
  expect(steps.map(({ view }) => view)).toEqual([1, 4].map((step) => ({ step, viewer: 'spectator' })));
  expect(steps.map(({ events }) => events.map(({ type }) => type))).toEqual([[], ['fired']]);
});
