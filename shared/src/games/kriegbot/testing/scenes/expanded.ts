import { anyGame } from '../../../../core/game';
import { botPlayer, playout, type Player } from '../../../../core/testing/playout';
import { kriegbot } from '../..';
import { drafted } from '../../bots/setup/drafting';
import { DRAWER } from '../../content/cards';
import type { Options } from '../../options';
import type { Robot } from '../../state/robot';
import type { State } from '../../state';
import type { View } from '../../view';

/** Duels with the expansion, in which the players choose everything themselves. */

const game = anyGame(kriegbot);

export interface ChosenDuel {
  /** The robots as they were designed. */
  readonly designs: readonly Robot[];
  /** The winner's seat; none, if the game ends for both alike. */
  readonly winner: number | undefined;
}

/** Plays such a duel to its end. */
export function chosenDuel(
  players: readonly Player[],
  seed: string,
  chosen: Partial<Options> = {},
): ChosenDuel {
  const options = game.options.parse({ expansion: 'full', ...chosen });
  let [designs, last]: [readonly Robot[], State | undefined] = [[], undefined];
  for (const { match } of playout({ game, options, seed, players })) {
    last = match.state as State;
    if (last.phase === 'setup' && designs.length === 0) designs = Object.values(last.robots);
  }
  const winners = last?.end?.winners ?? [];
  return { designs, winner: winners.length === 1 ? winners[0] : undefined };
}

const hard = botPlayer('hard');

/** A hard bot that designs from the cards of the basic game alone. */
const basic: Player = (place) => {
  const view = place.view as View;
  const draft =
    view.phase === 'design' ? drafted(view, place.seat, place.dice, { cards: DRAWER }) : undefined;
  return draft ?? hard(place);
};

/** Who wins of a hard bot with the whole drawer and one that keeps to the basic cards; seats change with the number. */
export function drawerDuel(number: number, seed: string): 'whole' | 'basic' | undefined {
  const seat = number % 2;
  const { winner } = chosenDuel(seat === 0 ? [hard, basic] : [basic, hard], `${seed} ${number >> 1}`);
  if (winner === undefined) return undefined;
  return winner === seat ? 'whole' : 'basic';
}
