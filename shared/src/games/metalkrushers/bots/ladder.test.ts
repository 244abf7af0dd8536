import { anyGame, type TypedThing } from '../../../core/game';
import { shareOfWins } from '../../../core/testing/ladder';
import { botPlayer, playout, randomPlayer, type Player } from '../../../core/testing/playout';
import { metalkrushers } from '..';
import { action } from '../actions';
import type { State } from '../state';

/** Whole series are in RULES.md; these are short ones of them, with the same limits (measured over 200: 100, 87, 89 %). */

const game = anyGame(metalkrushers);
const [easy, normal, hard] = [botPlayer('easy'), botPlayer('normal'), botPlayer('hard')];

test.each<[string, readonly [Player, Player], number, number]>([
  ['easy against random moves', [easy, randomPlayer], 95, 60],
  ['normal against easy', [normal, easy], 60, 40],
  ['hard against normal', [hard, normal], 60, 40],
])('%s wins its share', (_, [stronger, weaker], share, games) => {
  expect(shareOfWins({ game, stronger, weaker, games, seed: 'ladder' })).toBeGreaterThanOrEqual(share);
});

function playedBy(player: Player, seed: string): { readonly types: Set<string>; readonly state: State } {
  const types = new Set<string>();
  let state: unknown;
  for (const { entry, match } of playout({
    game,
    options: game.options.parse({}),
    seed,
    players: [player, player],
  })) {
    types.add((entry.action as TypedThing).type);
    state = match.state;
  }
  return { types, state: state as State };
}

/** What the Arena Rules alone never ask for. */
const OPTIONAL = new Set(['save', 'chooseMover', 'oust', 'arm', 'chooseArmament', 'spare']);

test('easy bots show what the game is: each kind of action in at least half of 50 games', () => {
  const played = Array.from({ length: 50 }, (_, number) => playedBy(easy, `shows ${number}`).types);
  const kinds = action.options.map(({ shape }) => shape.type.value).filter((type) => !OPTIONAL.has(type));
  const rare = kinds.filter((kind) => played.filter((types) => types.has(kind)).length < 25);
  expect(kinds.length).toBe(9);
  expect(rare).toEqual([]);
});

test('at most one of ten duels between hard bots reaches the turn limit', () => {
  const ends = Array.from({ length: 40 }, (_, number) => playedBy(hard, `limit ${number}`).state);
  expect(ends.filter(({ turn, options }) => turn >= options.turnLimit).length).toBeLessThanOrEqual(4);
});
