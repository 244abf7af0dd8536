import { anyGame } from '../../core/game';
import { botPlayer, playout, playoutOf } from '../../core/testing/playout';
import { monsterOf } from './content/monsters';
import { nationOf } from './content/nations';
import { options, storedOptions } from './options';
import type { State } from './state';
import { metalheads } from '.';

/** What a table had stored before there was a second edition. */
const STORED = { monster: 'titanOak', nations: 'dealt' } as const;

test('a match that has begun goes on by its edition, a new one begins by the second', () => {
  expect(storedOptions.parse(STORED)).toEqual(STORED);
  expect(options.parse(STORED)).toEqual({ ...STORED, edition: 2 });
  expect(() => options.parse({ ...STORED, edition: 1 })).toThrow();
  for (const chosen of [storedOptions.parse(STORED), options.parse(STORED)])
    expect(storedOptions.parse(chosen)).toEqual(chosen);
});

test('the first edition has the numbers that it had', () => {
  expect(monsterOf('behemoth', {})).toMatchObject({
    onCompletion: { damage: 1 },
    triggers: [
      { kind: 'destroyed', robots: { 2: 3, 3: 4, 4: 5, 5: 6 } },
      { kind: 'robots', robots: 8 },
    ],
  });
  expect(monsterOf('titanOak', {}).triggers).toEqual([
    { kind: 'allTypes', robots: 5 },
    { kind: 'robots', robots: 8 },
  ]);
  expect(monsterOf('swarmQueen', {})).toMatchObject({ tokens: {}, onCompletion: {} });
  expect(nationOf('arsenal', {}).rowCost).toEqual([1, 1, 2, 2, 3]);
});

test('a match of it is played to its end', () => {
  const players = [botPlayer('easy'), botPlayer('easy')];
  const plan = playoutOf(anyGame({ ...metalheads, options: storedOptions }), STORED, {
    seed: 'earlier',
    players,
  });
  const last = [...playout(plan)].at(-1)?.match;
  expect((last?.state as State).edition).toBeUndefined();
  expect(last?.outcome).toBeDefined();
});
