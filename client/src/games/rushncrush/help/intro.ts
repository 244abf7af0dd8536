import type { GameIntro } from '../../../stage/contract/help';

export const intro: GameIntro = {
  words:
    'Change gear, count your spaces, and hope for enough lane changes: a fast car must drive all its spaces, whatever stands in the way. Ram the car ahead, drop a mine behind you, and cross the line first, dented or not.',
  secrets: 'Nothing. Luck is in the dice, and they roll in the open.',
  pictures: [
    {
      name: 'drive',
      caption: 'Five spaces must be driven. Straight ahead is clear; to the left somebody is in the way.',
    },
    {
      name: 'ram',
      caption: 'A high roll pushes the other car aside and damages it; a low one damages yours.',
    },
  ],
};
