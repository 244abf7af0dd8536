import { botPlayer, randomPlayer, type Player } from '../core/testing/playout';
import { toy } from '../core/testing/toy';
import { planOf, play } from './series';
import { countedGame } from './tally';

test('mirrored: each seed is played from every seat, and wins count for the players', () => {
  const seatsOf: Set<number>[] = [new Set(), new Set()];
  const players = seatsOf.map((seats): Player => (place) => {
    seats.add(place.seat);
    return randomPlayer(place);
  });
  const plan = { ...planOf(['--game', 'metaltalon', '--games', '1']), players, mirrored: true };
  play(plan);
  expect(seatsOf.map((seats) => [...seats])).toEqual([[0], [1]]);
  play({ ...plan, games: 2 });
  expect(seatsOf.map((seats) => seats.size)).toEqual([2, 2]);
  const strong = { ...plan, players: [botPlayer('hard'), randomPlayer], games: 6 };
  expect(play(strong).wins).toEqual([6, 0]);
});

test('figures are added up over the set-up, each action, and the end', () => {
  const game = toy;
  const player = () => ({ type: 'roll' });
  const plan = { game, options: {}, seed: 'a', players: [player, player], limit: 5 };
  const { counts, places } = countedGame(plan, {
    names: ['setUps', 'rolls', 'events', 'ends', 'never'],
    count: ({ before, action, events }) => ({
      setUps: before === undefined ? 1 : 0,
      rolls: action?.type === 'roll' ? 1 : 0,
      events: events.length,
    }),
    countEnd: () => ({ ends: 1 }),
    places: (state) => ((state as number[]).length > 2 ? [1, 0] : undefined),
  });
  expect(counts).toMatchObject({ setUps: 1, rolls: 5, ends: 1, never: 0 });
  expect(places).toEqual([1, 0]);
});
