import { anyGame, type TypedThing } from '../../../core/game';
import { shareOfWins } from '../../../core/testing/ladder';
import { botPlayer, playout, randomPlayer, type Player } from '../../../core/testing/playout';
import { metaltalon } from '..';
import { action } from '../actions';

/** Whole series are in RULES.md; these are short ones of them, with the same limits (measured over 200: 96.5, 81, 84.5 %). */

const game = anyGame(metaltalon);
const [easy, normal, hard] = [botPlayer('easy'), botPlayer('normal'), botPlayer('hard')];

test.each<[string, readonly [Player, Player], number, number]>([
  ['easy against random moves', [easy, randomPlayer], 95, 60],
  ['normal against easy', [normal, easy], 60, 40],
  ['hard against normal', [hard, normal], 60, 40],
])('%s wins its share', (_, [stronger, weaker], share, games) => {
  expect(shareOfWins({ game, stronger, weaker, games, seed: 'ladder' })).toBeGreaterThanOrEqual(share);
});

/** No move: whether a player wants to be asked about re-rolls. */
const SETTINGS = new Set(['askMe']);

test('easy bots show what the game is: each kind of action in at least half of 50 games of six', () => {
  const played = Array.from({ length: 50 }, (_, number) => {
    const players = Array.from({ length: 6 }, () => easy);
    const moments = playout({ game, options: game.options.parse({}), seed: `shows ${number}`, players });
    return new Set([...moments].map(({ entry }) => (entry.action as TypedThing).type));
  });
  const kinds = action.options.map(({ shape }) => shape.type.value).filter((type) => !SETTINGS.has(type));
  const counts = kinds.map((kind) => [kind, played.filter((types) => types.has(kind)).length] as const);
  expect(kinds.length).toBe(13);
  expect(counts.filter(([, games]) => games < 25)).toEqual([]);
});
