import { anyGame } from '../../core/game';
import { botPlayer, playout } from '../../core/testing/playout';
import { metalheads } from '.';
import type { Event } from './events';
import { statistics } from './statistics';
import type { State } from './state';

test('a game of bots is counted', () => {
  const game = anyGame(metalheads);
  const players = [botPlayer('easy'), botPlayer('easy'), botPlayer('easy')];
  const totals: Partial<Record<string, number>> = {};
  let state: State | undefined;
  for (const { match, events } of playout({
    game,
    options: game.options.parse({}),
    seed: 'figures',
    players,
  })) {
    state = match.state as State;
    const counts = statistics.count({ after: state, events: events as Event[] });
    for (const [name, count] of Object.entries(counts)) totals[name] = (totals[name] ?? 0) + count;
  }
  const { players: seats, destroyed, first, round } = state!;
  expect(totals.completed).toBe(seats.flatMap(({ robots }) => robots).length + destroyed.length);
  expect(totals.begun).toBeGreaterThanOrEqual(totals.completed!);
  expect(totals.payments).toBeGreaterThan(totals.completed! / 2);
  expect(totals.taken).toBeGreaterThan(0);
  expect(statistics.countEnd!(state!)).toEqual({ rounds: round });
  expect(statistics.places!(state!)).toEqual([first, (first + 1) % 3, (first + 2) % 3]);
  expect(statistics.places!({ ...state!, phase: 'discarding' })).toBeUndefined();
});
