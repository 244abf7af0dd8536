import { countedGame } from '../../tools/tally';
import { anyStatistics } from '../../core/game/statistics';
import { anyGame } from '../../core/game';
import { botPlayer } from '../../core/testing/playout';
import { metaltalon } from '.';
import { statistics } from './statistics';
import { coins, given } from './testing/given';

const counted = (seats: number, seed: string) =>
  countedGame(
    {
      game: anyGame(metaltalon),
      options: metaltalon.options.parse({}),
      seed,
      players: Array.from({ length: seats }, () => botPlayer('easy')),
    },
    anyStatistics(statistics),
  );

test('a shot counts with the cents that it takes', () => {
  const before = given({
    ships: { s1: { at: 'd4', ...coins(0, 1) }, s2: { owner: 1, at: 'e4', ...coins(4) } },
  });
  const shot = before.play(0, { type: 'fireAtShip', ship: 's1', target: 's2' }, 3);
  expect(statistics.count({ before: before.state, after: shot.state, events: shot.events })).toEqual({
    shots: 1,
    damage: 3,
  });
  const gone = before.play(0, { type: 'fireAtShip', ship: 's1', target: 's2' }, 6);
  expect(statistics.count({ before: before.state, after: gone.state, events: gone.events })).toEqual({
    shots: 1,
    damage: 4,
    destroyed: 1,
  });
});

test('the places are those in the turn order, from the first player on', () => {
  const four = given({ seats: [{}, {}, {}, {}], first: 2 });
  const places = statistics.places?.(four.state);
  expect(places?.[0]).toBe(2);
  expect(places?.toSorted()).toEqual([0, 1, 2, 3]);
});

test('a whole game has its length and its launches', () => {
  const { counts, places, last } = counted(2, 'figures');
  expect(Object.keys(counts)).toEqual([...statistics.names]);
  expect(counts['launches']).toBeGreaterThan(0);
  expect(counts['gunships']).toBeLessThanOrEqual(counts['launches'] ?? 0);
  expect(counts['rounds']).toBe((last.state as { round: number }).round);
  expect(places).toHaveLength(2);
});
