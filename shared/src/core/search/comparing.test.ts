import { atOnce } from '../ground/timeSliced';
import { anyGame } from '../game';
import { isSame } from '../json/equality';
import { nim } from '../testing/nim';
import { playout, playoutOf, randomPlayer } from '../testing/playout';
import { sealed } from '../testing/sealed';
import { candidatesFor } from './candidates';
import { comparing } from './comparing';
import { diceOf, playedOn, redealing } from './playingOn';

const on = { game: nim, seats: 2, level: 'hard', limit: 100 } as const;
const compared = (coins: number, games = 60) => {
  const state = { coins, turn: 0 };
  const candidates = candidatesFor(nim, { view: state, seat: 0, played: { type: 'shake' } }, 6);
  return atOnce(comparing(on, { world: () => state, seat: 0, candidates, games, seed: 'a test' }));
};

test.each([5, 6, 7, 9, 10, 11])('of %i coins it finds what leaves a multiple of four', (coins) => {
  const [best] = compared(coins);
  expect(best?.action).toEqual({ type: 'take', coins: coins % 4 });
  expect(best?.value.mean).toBe(1);
});

test('what is as good as another gains nothing over it', () => {
  // Four coins: whatever is taken, the other wins. Shaking may leave four to the other.
  const [best, ...others] = compared(4);
  expect(best?.action).toEqual({ type: 'shake' });
  expect(best?.value.mean).toBeGreaterThan(0.3);
  for (const { gain } of others) expect(gain.mean).toBeLessThan(0);
});

test('the same seed and budget give the same answer, to the last digit', () => {
  expect(compared(6)).toEqual(compared(6));
});

test('it keeps to its budget, and each candidate is tried', () => {
  const state = { coins: 10, turn: 0 };
  const candidates = candidatesFor(nim, { view: state, seat: 0 }, 6);
  expect(candidates).toHaveLength(4);
  const work = comparing(on, { world: () => state, seat: 0, candidates, games: 40, seed: 's' });
  let games = 0;
  for (let piece = work.next(); ; piece = work.next()) {
    if (piece.done) {
      expect(games).toBeLessThanOrEqual(40);
      for (const { value } of piece.value) expect(value.count).toBeGreaterThan(0);
      break;
    }
    games += 1;
  }
  expect(games).toBeGreaterThan(25);
});

test('a few equal games are no certainty', () => {
  const [best] = compared(6, 8);
  expect(best?.value.error).toBeGreaterThan(0.05);
});

test('a game that does not end is shared', () => {
  expect(playedOn({ ...on, limit: 0 }, { coins: 9, turn: 0 }, diceOf('x'))).toEqual([0.5, 0.5]);
});

test('worlds that look alike to a seat give the same answer, whatever is hidden in them', () => {
  const game = anyGame(sealed);
  const plan = playoutOf(game, {}, { seed: 'alike', players: [randomPlayer, randomPlayer, randomPlayer] });
  let different = 0;
  for (const { before } of playout({ ...plan, limit: 12 })) {
    const [seat = 0] = before.toAct;
    const view = before.project(seat);
    const [here, there] = [before.state, game.redeal(before.state, seat, diceOf('another world'))];
    different += isSame(here, there) ? 0 : 1;
    const candidates = candidatesFor(game, { view, seat }, 4);
    const [one, other] = [here, there].map((state) => {
      const world = redealing(game, state, seat);
      return atOnce(comparing({ ...on, game, seats: 3 }, { world, seat, candidates, games: 12, seed: 's' }));
    });
    expect(one).toEqual(other);
  }
  expect(different).toBeGreaterThan(3);
});
