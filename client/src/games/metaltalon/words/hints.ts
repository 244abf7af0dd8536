import type { Hint } from '../tools/tool';

/** What the board says by itself, besides the rules' refusals. */
export const HINT_SENTENCES: Readonly<Record<Hint, string>> = {
  tooFar: 'That is farther than this ship can move now.',
  chooseShip: 'Choose one of your ships first.',
  watching: 'You are watching: point at anything to learn about it.',
  stillWaiting: 'A moment: your last order is still on its way.',
};
