import type { Hint } from '../../tools/tool';

/** What the board says by itself, besides the rules' refusals. */
export const HINT_SENTENCES: Readonly<Record<Hint, string>> = {
  watching: 'You are watching: point at anything to learn about it.',
  notAsked: 'It is not your turn: point at anything to learn about it.',
  stillWaiting: 'A moment: your last order is still on its way.',
  gearFirst: 'First the gearstick: choose a gear and roll the dice in the orders.',
  tapAgain: 'Tap it again to do this.',
  choose: 'Choose one of these, or tap again for the first.',
  chooseSide: 'Choose one of the two marked spaces to swerve to.',
  burning: 'The Rocket Booster burns: use what you can, or let it burn on.',
  afterWay: 'Your way is done: end your turn in the orders, or use what is left.',
};
