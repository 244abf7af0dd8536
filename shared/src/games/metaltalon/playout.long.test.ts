import { seededDice, seedFrom } from '../../core/dice/dice';
import { anyGame } from '../../core/game';
import { Match } from '../../core/match';
import { isRefusal } from '../../core/ground/result';
import { metaltalon } from '.';
import { ROLLERS, VARIANTS } from './options';

/** A whole game of players who do anything legal. */
function playRandomly(seats: number, options: object, seed: string): Match {
  const dice = seededDice(seedFrom(seed, 'players'));
  let { match } = Match.begin(anyGame(metaltalon), {
    options: metaltalon.options.parse(options),
    seats,
    seed: seedFrom(seed),
  });
  while (!match.outcome) {
    const seat = dice.pick(match.toAct);
    const played = match.play(seat, dice.pick(match.legal(seat)));
    if (isRefusal(played)) throw new Error(`A legal action is refused: ${played.refused}.`);
    match = played.match;
  }
  return match;
}

const TABLES = VARIANTS.flatMap((variant) => ROLLERS.map((roller) => ({ variant, roller, roundLimit: 20 })));

describe.each([2, 3, 4, 5, 6])('random players of %i seats finish', (seats) => {
  test.each(TABLES)('%j', (options) => {
    const match = playRandomly(seats, options, `random ${seats}`);
    expect(match.outcome?.winners.length).toBeGreaterThan(0);
    expect(match.toAct).toEqual([]);
  });
});
