import type { GameIntro } from '../../../stage/contract/help';

export const intro: GameIntro = {
  words:
    'Each of you has some small change, and every coin is a part of a spaceship: pennies move, nickels fire, dimes are armor. Stack them into ships, launch them from your corner, and rob the other bases until one is yours to take.',
  secrets: 'Nothing. All coins lie on the table.',
  pictures: [
    {
      name: 'ships',
      caption: 'Three coins make a ship with two moves and one shot. The die says whether it hits.',
    },
    { name: 'launch', caption: 'A new ship leaves its base, and may act at once.' },
  ],
};
