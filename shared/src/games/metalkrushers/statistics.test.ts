import { anyStatistics } from '../../core/game/statistics';
import { anyGame } from '../../core/game';
import { botPlayer } from '../../core/testing/playout';
import { countedGame } from '../../tools/tally';
import { metalkrushers } from '.';
import { statistics } from './statistics';
import { given, passedTo } from './testing/given';
import { away, MIDDLE } from './testing/places';

test('a strike counts with its hit, and the damage when it is marked', () => {
  const start = given({
    krushers: { A: { at: MIDDLE, arms: { left: 'mediumSlice' } }, B: { at: away(0), facing: 3 } },
  });
  const striking = passedTo(start.play(0, { type: 'attack', target: 'B' }), 'strike');
  const struck = striking.play(0, { type: 'strike', arms: ['left'] }, 4, 4, 5, 6, 1);
  expect(statistics.count({ before: striking.state, after: struck.state, events: struck.events })).toEqual({
    strikes: 1,
    hits: 1,
    damage: 5,
  });
});

test('the end tells the turns, and whether the limit ended it', () => {
  const { state } = given({ krushers: { A: { at: MIDDLE }, B: { at: away(0, 4) } }, mover: 'A', turn: 80 });
  const end = { winners: [1], cause: 'turnLimit' } as const;
  expect(statistics.countEnd?.({ ...state, end })).toEqual({ turns: 80, limit: 1, undecided: 0 });
  const last = { winners: [0], cause: 'lastStanding' } as const;
  expect(statistics.countEnd?.({ ...state, end: last })).toEqual({ turns: 80, limit: 0, undecided: 0 });
  const drawn = { winners: [], cause: 'draw' } as const;
  expect(statistics.countEnd?.({ ...state, turn: 9, end: drawn })).toEqual({
    turns: 9,
    limit: 0,
    undecided: 1,
  });
});

test('a whole duel has strikes and damage, and no wins by place', () => {
  const { counts, places } = countedGame(
    {
      game: anyGame(metalkrushers),
      options: metalkrushers.options.parse({}),
      seed: 'figures',
      players: [botPlayer('easy'), botPlayer('easy')],
    },
    anyStatistics(statistics),
  );
  expect(Object.keys(counts)).toEqual([...statistics.names]);
  expect(counts['strikes']).toBeGreaterThan(0);
  expect(counts['hits']).toBeLessThan(counts['strikes'] ?? 0);
  expect(counts['damage']).toBeGreaterThan(0);
  expect(places).toBeUndefined();
});
