import type { GameIntro } from '../../../stage/contract/help';

export const intro: GameIntro = {
  words:
    'A Monster comes, and your Nation has a hand of Robots. Each can be built, or be the payment for another. Robots pay, draw and repair in long chains of effects. Be the strongest when the Monster falls, or fight it alone.',
  secrets: 'The Robots in each hand, the order of the deck, and which Robots were used as payment.',
  pictures: [
    { name: 'card', caption: 'A Robot: its Strength, what it pays for others, and what it costs.' },
    { name: 'tracker', caption: 'Four Robots against Leviathan, and what each of them counts now.' },
  ],
};
