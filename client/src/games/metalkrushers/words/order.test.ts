import { project } from '@gearhall/shared/games/metalkrushers/project';
import { given, passedTo, type Position } from '@gearhall/shared/games/metalkrushers/testing/given';
import { away, MIDDLE } from '@gearhall/shared/games/metalkrushers/testing/places';
import { words } from '../words';

const NAMES = ['Ada', 'Bo', 'Cy'];
const SLICES = { left: 'mediumSlice', right: 'mediumSlice' } as const;

/** The orders of a seat in a group: labels and details. */
function ordersIn({ state, legal }: Position, seat: number, group: string): string[] {
  const groups = words.orders(project(state, seat), seat, legal(seat), NAMES);
  const found = groups.find(({ id }) => id === group)?.orders ?? [];
  return found.map(({ label, detail }) => `${label}: ${detail ?? ''}`);
}

test('two weapons of the same kind are called "both"', () => {
  const start = given({
    krushers: { k0: { at: MIDDLE, arms: SLICES }, k1: { at: away(0), facing: 3 } },
  });
  const striking = passedTo(start.play(0, { type: 'attack', target: 'k1' }), 'strike');
  expect(ordersIn(striking, 0, 'strike')).toEqual([
    'Strike with both medium slices: 58 % and 58 %, 4.9 damage on average',
    'Strike with the left medium slice: 58 % to hit, 2.4 damage on average',
    'Strike with the right medium slice: 58 % to hit, 2.4 damage on average',
  ]);
});

test('a shield with a spike that was spared is among the arms that may attack', () => {
  const start = given({
    krushers: {
      k0: { at: MIDDLE, arms: { left: 'mediumSlice', right: 'spikedMediumShield' } },
      k1: { at: away(0), facing: 3, arms: SLICES },
    },
    order: ['k1', 'k0'],
  });
  const spared = passedTo(start.play(1, { type: 'attack', target: 'k0' }), 'shield').play(0, {
    type: 'spare',
    arm: 'right',
  });
  const own = passedTo(passedTo(spared, 'strike').play(1, { type: 'pass' }), 'target');
  expect(own.question?.krusher).toBe('k0');
  expect(ordersIn(own, 0, 'target')[0]).toMatch(/medium slice \d+ %.*; the spiked medium shield \d+ %/u);
});

test('an attack on somebody outside an arm’s arc mentions only the other arm', () => {
  const start = given({
    krushers: { k0: { at: MIDDLE, facing: 5, arms: SLICES }, k1: { at: away(0), facing: 3 } },
  });
  expect(ordersIn(start, 0, 'target')[0]).toMatch(/^[^;]*: On its front: the right medium slice [^;]*$/u);
});

describe('an arm that is held back does not strike', () => {
  const both = given({
    krushers: {
      k0: { at: MIDDLE, arms: SLICES },
      k1: { at: away(0), facing: 3, arms: SLICES },
    },
  });
  const keeping = passedTo(both.play(0, { type: 'attack', target: 'k1' }), 'attackerParry');
  const prompt = ({ state }: Position) => words.prompt(project(state, 0), 0, NAMES);

  test('with two arms the prompt says in advance what holding both back means', () => {
    expect(prompt(keeping)).toMatch(/If both arms are kept back, no strike will happen\.$/u);
    for (const order of ordersIn(keeping, 0, 'parry')) expect(order).not.toMatch(/no strike/u);
  });

  test('the last arm is named as such, in the prompt and beside the button', () => {
    const [first] = keeping.legalOf(0, 'parry');
    if (!first) throw new Error('Nothing can be kept back.');
    const one = keeping.play(0, first);
    expect(one.question?.kind).toBe('attackerParry');
    expect(prompt(one)).toMatch(/if it is kept back too, no strike will happen\.$/u);
    const orders = ordersIn(one, 0, 'parry');
    expect(orders.length).toBeGreaterThan(0);
    for (const order of orders) expect(order).toMatch(/its last free arm: then no strike will happen$/u);
  });
});
