import { quickDice, seedFrom } from '../../../../core/dice/dice';
import { kriegbot } from '../..';
import { CARD_IDS, DRAWER } from '../../content/cards';
import { draft, twoDesks } from '../../testing/scenes/drafting';
import { given } from '../../testing/given';
import { mightHave } from '../pieces/cardsOnRobots';
import { cardsOn, drawerOf } from './drawer';

/** The drawer of a table (KX1, KX2): 46 cards, and with all of the expansion 14 more. */

const pod = draft('green1', { inner: 'infantryPod' });

test('KX2: with the expansion each team has its 14 cards too', () => {
  const { state, play } = twoDesks({ expansion: 'full' });
  expect(drawerOf(state, 'green')).toEqual(CARD_IDS);
  expect(play('green1', pod).robot('green1').slots.inner.card).toBe('infantryPod');
});

test.each(['', 'cores'] as const)(
  'KX1: without its cards (%p) nobody can lay one, or is thought to have one',
  (expansion) => {
    const { state, refusal } = twoDesks({ expansion });
    expect(drawerOf(state, 'green')).toEqual(DRAWER);
    expect(refusal('green1', pod)).toMatchObject({ refused: 'cardTaken', detail: { card: 'infantryPod' } });
  },
);

/** What yellow could imagine under the face-down cards of green. */
function imagined(expansion: 'cores' | 'full') {
  const { state } = given({
    robots: { green1: { at: 'K11', slots: { zero: 'chaff', inner: 'radar', deep: 'smokeGenerator' } } },
    options: { expansion },
  });
  const worlds = Array.from({ length: 60 }, (_, seed) =>
    kriegbot.redeal(state, 1, quickDice(seedFrom('drawer', String(seed)))),
  );
  return {
    state,
    added: worlds.flatMap(({ robots }) =>
      cardsOn(robots['green1']!).filter((card) => !DRAWER.some((one) => one === card)),
    ),
  };
}

test('KX2: what lies face down may be a card of the expansion, where it is in play', () => {
  const { state, added } = imagined('full');
  expect(added.length).toBeGreaterThan(0);
  expect(mightHave(state, state.robots['green1']!, 'uav')).toBe(true);
});

test('KX1: elsewhere it may not', () => {
  const { state, added } = imagined('cores');
  expect(added).toEqual([]);
  expect(mightHave(state, state.robots['green1']!, 'uav')).toBe(false);
});
