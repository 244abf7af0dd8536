import type { Hint } from '../tools/tool';

/** What the board says by itself, besides the rules' refusals. */
export const HINT_SENTENCES: Readonly<Record<Hint, string>> = {
  watching: 'You are watching: point at anything to learn about it.',
  notAsked: 'It is not your turn: point at anything to learn about it.',
  stillWaiting: 'A moment: your last order is still on its way.',
  chooseHex: 'Choose one of the marked hexes.',
  chooseFacing: 'Choose a facing, or tap the hex again for the cheapest.',
  turnOrStay: 'Choose a facing, or tap the Krusher again to end its move here.',
  choosePush: 'It cannot be pushed straight back: choose one of the marked hexes.',
  chooseTarget: 'Choose an enemy to attack, or decline in the orders.',
  chooseReflex: 'Choose a facing to turn to, or decline in the orders.',
  chooseMover: 'Choose one of the marked Krushers.',
  chooseSaved: 'Choose the Krusher that will move last, or decline in the orders.',
};
