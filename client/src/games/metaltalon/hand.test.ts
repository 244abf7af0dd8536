import { computed, signal } from '@preact/signals';
import type { Action } from '@gearhall/shared/games/metaltalon/actions';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import { isSameAction } from '../../stage/sameAction';
import type { Facts } from '../contract';
import { Hand, type MetalTalonDesk } from './hand';
import { playedGame, type Moment } from './testing/games';

/** A desk whose view can be set to any moment, as a taking back does. */
function deskFor(first: Moment) {
  const moment = signal(first);
  const sent: { readonly action: Action; readonly isLegal: boolean }[] = [];
  const facts: (Facts | undefined)[] = [];
  const legal = computed<readonly Action[]>(() => moment.value.legal);
  const desk = {
    view: computed<View | undefined>(() => moment.value.view),
    seat: computed<number | undefined>(() => moment.value.seat),
    legal,
    names: signal<readonly string[]>(['Ada', 'Bo', 'Cy']),
    act: (action: Action) =>
      sent.push({ action, isLegal: legal.peek().some((one) => isSameAction(one, action)) }),
    say: () => undefined,
    showOrders: () => undefined,
    inspect: (now: Facts | undefined) => facts.push(now),
  } as unknown as MetalTalonDesk;
  return { moment, sent, facts, hand: new Hand(desk, () => undefined) };
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
