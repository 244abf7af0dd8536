import type { Character } from '../../../core/bots/bot';
import { anyGame } from '../../../core/game';
import { characterSuite } from '../../../core/testing/ladderSuite';
import { botPlayer, playout } from '../../../core/testing/playout';
import { metalkrushers } from '..';
import { stepsBetween } from '../content/arena';
import type { State } from '../state';

/** What RULES.md says of the characters. */

const game = anyGame(metalkrushers);
const options = game.options.parse({});
/** For many duels on a slow machine. */
const UNHURRIED = 400_000;

characterSuite(game, 100);

/** The mean distance of two of a kind when a turn begins, and the mean number of turns. */
function mannerOf(character: Character, duels: number): { readonly steps: number; readonly turns: number } {
  const [steps, ends]: [number[], number[]] = [[], []];
  for (let duel = 0; duel < duels; duel += 1) {
    let turn = 0;
    const players = [botPlayer(character), botPlayer(character)];
    for (const { match } of playout({ game, options, players, seed: `1 ${duel}` })) {
      const state = match.state as State;
      const [one, other] = Object.values(state.krushers).filter(({ fallen }) => !fallen);
      if (state.turn === turn || !one?.at || !other?.at) continue;
      turn = state.turn;
      steps.push(stepsBetween(one.at, other.at));
    }
    ends.push(turn);
  }
  const mean = (numbers: readonly number[]): number =>
    numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return { steps: mean(steps), turns: mean(ends) };
}

test(
  'two snipers keep a step further away than two brawlers, and fight twice as long',
  () => {
    const [brawler, sniper] = [mannerOf('brawler', 20), mannerOf('sniper', 20)];
    expect(sniper.steps).toBeGreaterThan(brawler.steps + 1);
    expect(sniper.turns).toBeGreaterThan(2 * brawler.turns);
  },
  UNHURRIED,
);
