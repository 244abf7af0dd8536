import type { GameIntro } from '../../../stage/contract/help';

export const intro: GameIntro = {
  words:
    'Choose a chassis, arms and armor behind a screen, then meet in the arena. Nobody knows what you brought until it swings. Two dice decide each blow, and where you stand decides the dice. Armor breaks, one side after the other. The last side standing wins.',
  secrets:
    'What the others build, until all are done; with secret sheets also the arms not used yet, and the armor left.',
  pictures: [
    { name: 'strike', caption: 'What a Krusher adds when it strikes into each of the spaces around it.' },
    { name: 'sides', caption: 'Its front is the hardest to hit. Its back is where you want to be.' },
  ],
};
