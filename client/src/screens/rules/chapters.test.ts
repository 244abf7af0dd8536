import type { Piece } from '../../ui/glossary/pieces';
import { chaptersOf, chaptersWith, cutAt, wordsSought } from './chapters';

const text: readonly Piece[] = [
  { tag: 'h2', of: ['Your turn'], id: 'your-turn' },
  { tag: 'p', of: ['Move, ', { tag: 'strong', of: ['fire'] }, ', launch.'] },
  { tag: 'h2', of: ['Details'], id: 'details' },
  { tag: 'h3', of: ['Moving'], id: 'moving' },
  { tag: 'p', of: ['A penny moves.'] },
  { tag: 'h3', of: ['Firing'], id: 'firing' },
  {
    tag: 'ul',
    of: [
      { tag: 'li', of: ['A nickel fires.'] },
      { tag: 'li', of: ['A dime protects.'] },
    ],
  },
];
const chapters = chaptersOf(text);

test('chapters are made by their headings', () => {
  expect(chapters.map(({ id, title, sections }) => [id, title, sections.map((one) => one.id)])).toEqual([
    ['your-turn', 'Your turn', ['']],
    ['details', 'Details', ['', 'moving', 'firing']],
  ]);
  expect(chapters[1]?.sections[2]?.pieces).toEqual([text[6]]);
});

test.each([
  ['', ['your-turn/', 'details/', 'details/moving', 'details/firing']],
  ['nickel', ['details/firing']],
  ['NICKEL dime', ['details/firing']],
  ['nickel penny', []],
  ['fire', ['your-turn/', 'details/firing']],
  ['details', ['details/', 'details/moving', 'details/firing']],
  ['move, fire, launch', ['your-turn/']],
])('the search for "%s"', (query, found) => {
  const left = chaptersWith(chapters, wordsSought(query));
  expect(left.flatMap(({ id, sections }) => sections.map((one) => `${id}/${one.id}`))).toEqual(found);
});

test('a text is cut at the search hits', () => {
  expect(cutAt('Fire at will, fire again', ['fire'])).toEqual(['', 'Fire', ' at will, ', 'fire', ' again']);
  expect(cutAt('1.5 (or so)', ['(or'])).toEqual(['1.5 ', '(or', ' so)']);
  expect(cutAt('nothing', [])).toEqual(['nothing']);
});
