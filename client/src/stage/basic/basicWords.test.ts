import { basicWords, seatFactsOf, tableFactsOf } from './basicWords';

const NAMES = ['Ada', 'Bo'];
const view = {
  pot: 3,
  lastBet: 'allIn',
  seats: [
    { coins: 7, folded: false, hand: ['k'] },
    { coins: 0, folded: true },
  ],
};

test('orders are the legal actions, worded by their fields', () => {
  const [group] = basicWords.orders(view, 0, [{ type: 'foldAll' }, bet(2), play('heartsKing')], NAMES);
  expect(group?.orders.map(({ label }) => label)).toEqual([
    'Fold all',
    'Bet: 2 coins',
    'Play: card hearts king',
  ]);
});

const bet = (coins: number) => ({ type: 'bet', coins });
const play = (card: string) => ({ type: 'play', card });

test('nothing legal, no orders', () => {
  expect(basicWords.orders(view, 0, [], NAMES)).toEqual([]);
});

test('an event is shown with the name of its seat', () => {
  const write = basicWords.logWriter(NAMES);
  const event = { type: 'shown', seat: 1, cards: ['king', 'two'] };
  expect(write(event)).toEqual({ seat: 1, text: 'Bo: shown: cards king two.' });
  expect(write({ type: 'deckEmpty' })).toEqual({ text: 'Deck empty.' });
});

test('the facts of the table and of a seat are what the view says in plain values', () => {
  expect(tableFactsOf({ ...view, turn: 1 }, NAMES)).toEqual([
    { label: 'Turn', value: 'Bo' },
    { label: 'Pot', value: '3' },
    { label: 'Last bet', value: 'All in' },
  ]);
  expect(seatFactsOf(view, 1)).toEqual([
    { label: 'Coins', value: '0' },
    { label: 'Folded', value: 'Yes' },
  ]);
  expect(seatFactsOf({}, 1)).toEqual([]);
});

test.each([
  [[0], 'Ada wins: higher card.'],
  [[0, 1], 'Ada and Bo share the win: higher card.'],
  [[], 'Nobody wins: higher card.'],
])('winners %j: %s', (winners, sentence) => {
  expect(basicWords.ending(winners, 'higherCard', NAMES)).toBe(sentence);
});

test('who plays alone has lost', () => {
  expect(basicWords.ending([], 'lastStone', ['Ada'])).toBe('Ada has lost: last stone.');
});
