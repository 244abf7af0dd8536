import { MODES } from '@gearhall/shared/games/kriegbot/content/arms';
import { CARDS, CARD_IDS, type CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import { cardText } from './cardTexts';

const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  twice: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};
/** "one of the places", "once a turn": numbers that are no figure of a card. */
const IDIOMS = /one of the places|one hexside|one attack(?: roll)?(?!s)|for one|of one|place that/gu;

const toldBy = (card: CardId): number[] =>
  [
    ...cardText(card)
      .toLowerCase()
      .replace(IDIOMS, '')
      .matchAll(/\d+|[a-z]+/gu),
  ]
    .map(([text]) => WORDS[text] ?? Number(text))
    .filter((number) => !Number.isNaN(number));

/**
 * Every number in a definition, including those of its modes; and one more, for texts that begin after a
 * limit.
 */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [Math.abs(value)];
  if (typeof value === 'string') return value in MODES ? numbersIn(MODES[value as keyof typeof MODES]) : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'destroysWithin' ? [Number(inner), Number(inner) + 1] : key === 'bands' ? [] : numbersIn(inner),
  );
}

test.each(CARD_IDS)('every number that the text of %s tells is in its definition', (card) => {
  const own = numbersIn(CARDS[card]);
  for (const told of toldBy(card))
    expect({ told, own }).toEqual({ told, own: expect.arrayContaining([told]) });
});

test('most texts contain a number', () => {
  expect(CARD_IDS.filter((card) => toldBy(card).length > 0).length).toBeGreaterThan(25);
});
