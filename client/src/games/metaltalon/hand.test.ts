import { usableShips } from '@gearhall/shared/games/metaltalon/rules/activation';
import { deskAt } from '../testing/desks';
import { Hand } from './hand';
import { playedGame, type Moment } from './testing/games';

function deskFor(first: Moment) {
  const { desk, ...rest } = deskAt(first, ['Ada', 'Bo', 'Cy']);
  const hand = new Hand(desk, () => undefined);
  return { ...rest, hand };
}

const SOMEWHERE = { x: 0, y: 0 };

test('whatever the hand holds, the view may jump to any moment of the game', () => {
  const moments = [...playedGame(3, 'jumps', { most: 120 })];
  const some = moments.filter((_, index) => index % 5 === 0);
  let sendings = 0;
  for (const from of some) {
    for (const to of some) {
      const { moment, sent, hand } = deskFor(from);
      const ships = Object.keys(from.view.ships);
      for (const ship of ships) hand.tap({ kind: 'ship', ship });
      for (const space of ['e6', 'f7', 'a1'] as const) hand.tap({ kind: 'space', space });
      for (const ship of ships) hand.point({ kind: 'ship', ship });
      moment.value = to;
      hand.refresh();
      hand.range();
      for (const ship of ships) hand.inspect({ kind: 'ship', ship }, SOMEWHERE);
      expect(Object.keys(hand.budgets()).filter((ship) => !(ship in to.view.ships))).toEqual([]);
      expect(sent.filter(({ isLegal }) => !isLegal)).toEqual([]);
      sendings += sent.length;
    }
  }
  expect(sendings).toBeGreaterThan(0);
});

test('a ship that is gone after a taking back is not in the hand any more', () => {
  const moments = [...playedGame(2, 'gone', { most: 200 })];
  const later = moments.find(({ view, seat }) => {
    return view.active !== undefined && view.ships[view.active.ship]?.owner === seat;
  });
  const ship = later?.view.active?.ship ?? '';
  const before = moments.find(({ view, seat }) => !(ship in view.ships) && seat === later?.seat);
  if (!later || !before) throw new Error('The game had no such moments.');
  const { moment, hand } = deskFor(later);
  hand.refresh();
  expect(hand.range()).toBeDefined();
  moment.value = before;
  hand.refresh();
  expect(hand.range()).toBeUndefined();
  expect(hand.budgets()).not.toHaveProperty(ship);
});

test('a new turn begins with an empty hand, though nothing was seen of the turns between', () => {
  const moments = [...playedGame(2, 'turns', { most: 200 })];
  const idle = ({ view, seat }: Moment): boolean =>
    view.phase === 'turns' && view.turn === seat && !view.active && !view.question;
  const mine = moments.filter((one) => idle(one) && usableShips(one.view, one.seat).length > 0);
  const first = mine.find(({ seat, view }) =>
    mine.some(({ view: later, seat: other }) => other === seat && later.round === view.round + 1),
  );
  const later = mine.find(({ view, seat }) => seat === first?.seat && view.round === first.view.round + 1);
  if (!first || !later) throw new Error('The game had no such moments.');
  const ship = usableShips(first.view, first.seat).find((one) =>
    usableShips(later.view, later.seat).includes(one),
  );
  const { moment, hand } = deskFor(first);
  hand.refresh();
  hand.tap({ kind: 'ship', ship: ship ?? '' });
  expect(hand.range()).toBeDefined();
  moment.value = later;
  hand.refresh();
  expect(hand.range()).toBeUndefined();
});

test('an order that is pointed at is shown on the board: from the ship to where it leads', () => {
  const one = [...playedGame(2, 'order', { most: 60 })].find(({ legal }) =>
    legal.some(({ type }) => type === 'move'),
  );
  const move = one?.legal.find((action) => action.type === 'move');
  if (!one || !move) throw new Error('Nobody moves in this game.');
  const { pointedOrder, hand } = deskFor(one);
  hand.refresh();
  pointedOrder.value = move;
  expect(hand.range()?.path).toEqual([one.view.ships[move.ship]?.at, move.to]);
  pointedOrder.value = undefined;
  expect(hand.range()?.path).toBeUndefined();
});
