import { usableShips } from '@gearhall/shared/games/metaltalon/rules/activation';
import { controllerAt } from '../../testing/contexts';
import { jumpsSuite } from '../../testing/jumpsSuite';
import { BoardController } from './BoardController';
import { playedGame, type Moment } from '../testing/games';
import type { Pointed } from '../tools/tool';

const NAMES = ['Ada', 'Bo', 'Cy'];
const contextFor = (first: Moment) => controllerAt(BoardController, first, NAMES);

const thingsIn = ({ view }: Moment): readonly Pointed[] => [
  ...Object.keys(view.ships).map((ship): Pointed => ({ kind: 'ship', ship })),
  ...(['e6', 'f7', 'a1'] as const).map((space): Pointed => ({ kind: 'space', space })),
];

jumpsSuite({
  moments: [...playedGame(3, 'jumps', { most: 120 })].filter((_, index) => index % 5 === 0),
  names: NAMES,
  BoardController,
  thingsIn,
  look: (controller, { view }) =>
    expect(Object.keys(controller.budgets()).filter((ship) => !(ship in view.ships))).toEqual([]),
});

test('a ship that is gone after an undo is no longer in the tool', () => {
  const moments = [...playedGame(2, 'gone', { most: 200 })];
  const later = moments.find(({ view, seat }) => {
    return view.active !== undefined && view.ships[view.active.ship]?.owner === seat;
  });
  const ship = later?.view.active?.ship ?? '';
  const before = moments.find(({ view, seat }) => !(ship in view.ships) && seat === later?.seat);
  if (!later || !before) throw new Error('The game had no such moments.');
  const { moment, controller } = contextFor(later);
  expect(controller.highlights()).toBeDefined();
  moment.value = before;
  controller.refresh();
  expect(controller.highlights()).toBeUndefined();
  expect(controller.budgets()).not.toHaveProperty(ship);
});

test('a new turn begins with an idle tool, even if the turns between were not seen', () => {
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
  const { moment, controller } = contextFor(first);
  controller.tap({ kind: 'ship', ship: ship ?? '' });
  expect(controller.highlights()).toBeDefined();
  moment.value = later;
  controller.refresh();
  expect(controller.highlights()).toBeUndefined();
});

test('the board shows where a hovered order leads, from the ship on', () => {
  const one = [...playedGame(2, 'order', { most: 60 })].find(({ legal }) =>
    legal.some(({ type }) => type === 'move'),
  );
  const move = one?.legal.find((action) => action.type === 'move');
  if (!one || !move) throw new Error('Nobody moves in this game.');
  const { pointedOrder, controller } = contextFor(one);
  pointedOrder.value = move;
  expect(controller.highlights()?.path).toEqual([one.view.ships[move.ship]?.at, move.to]);
  pointedOrder.value = undefined;
  expect(controller.highlights()?.path).toBeUndefined();
});
