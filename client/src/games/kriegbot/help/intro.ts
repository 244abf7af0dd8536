import type { GameIntro } from '../../../stage/contract/help';

export const intro: GameIntro = {
  words:
    'Two teams of robots hunt each other through woods and over hills. Every weapon and every trick is a card that lies face down until it is used. Move early and shoot first, or wait and see everything. In a Showdown, one kill wins.',
  secrets: 'The cards of the other team, until they are used, and which answers somebody still holds ready.',
  pictures: [
    { name: 'robot', caption: 'A robot with its cards: the open ones light, the others hatched.' },
    { name: 'sight', caption: 'Woods block the line of sight. The car in the open can be hit.' },
  ],
};
