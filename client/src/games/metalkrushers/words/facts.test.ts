import { metalkrushers } from '@gearhall/shared/games/metalkrushers/index';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import { given, type Given } from '@gearhall/shared/games/metalkrushers/testing/given';
import { IDLE } from '../../../stage/boards/tool';
import { readMove } from '../prospects/moveOptions';
import type { Pointed, Tool } from '../tools/tool';
import { factsOf } from './facts';

const NAMES = ['Ada', 'Boris'];

function facts(situation: Given, pointed: Pointed, tool: Tool = IDLE) {
  const view = metalkrushers.project(given(situation).state, 0);
  return factsOf(pointed, { view, seat: 0, names: NAMES, moveOptions: readMove(view, 0), tool });
}
const krusher = (id: string): Pointed => ({ kind: 'krusher', krusher: id });

const ARMED = { left: 'smallShield', right: 'mediumSlice' } as const;
/** Mine attacks the right front of an enemy through its own front. */
const DUEL: Given = {
  krushers: {
    k0: { name: 'Rusty', at: 'i9', facing: 0, arms: ARMED },
    k1: {
      name: 'Nail',
      chassis: 'heavy',
      at: 'i10',
      facing: 2,
      arms: ARMED,
      worn: { left: 5 },
      hits: { front: 4 },
      armor: { front: 10, rear: 5 },
    },
  },
  mover: 'k0',
};

test('an enemy: what it is, what is left of it, and what the two can do to each other', () => {
  const { title, lines } = facts(DUEL, krusher('k1'));
  expect(title).toBe('Boris’ Nail');
  expect(lines).toEqual([
    'Heavy chassis, weapon and shield',
    'Rusty, medium slice at its right front: 72 % to hit, 2.9 damage on average',
    'Two dice must show 6 or more: +2 attack −1 evade',
    'Its medium slice at the front of Rusty: 28 % to hit, 1.4 damage on average',
    'Left arm: small shield, 10 of 15 left',
    'Right arm: medium slice',
    'Armor left: 6 of 10 front and 5 rear',
    'Internal Linkage: 16 of 16',
  ]);
});

test('damage that is rolled but not marked yet is shown; views stored by older rules have none', () => {
  const view = metalkrushers.project(given(DUEL).state, 0);
  const wounds = [
    { krusher: 'k1', side: 'rear', blockedBy: '', points: 4, critical: 2 },
    { krusher: 'k1', side: 'front', blockedBy: 'left', points: 3, critical: 0 },
    { krusher: 'k0', side: 'front', blockedBy: '', points: 1, critical: 0 },
  ] as const;
  const told = (shown: View) =>
    factsOf(krusher('k1'), { view: shown, seat: 0, names: NAMES, moveOptions: undefined, tool: IDLE }).lines;
  expect(told({ ...view, wounds: [...wounds] }).at(-1)).toBe(
    'To be marked when all have attacked: 4 rear and 2 a layer deeper and 3 shield',
  );
  const older = Object.fromEntries(Object.entries(view).filter(([name]) => name !== 'wounds'));
  expect(told(older as View)).toEqual(told(view));
});

test('for a secret sheet only hits are shown, and that there might be a shield', () => {
  const { lines } = facts({ ...DUEL, options: { sheets: 'secret' } }, krusher('k1'));
  expect(lines).toContain('Left arm: not seen yet');
  expect(lines).toContain('Hits: 4 front');
  expect(lines).toContain('An arm of it is not seen yet: a shield in it may take −1 off');
  expect(lines.join()).not.toContain('of 10');
});

test("the turn's marks are put into words", () => {
  const { k0, k1 } = DUEL.krushers;
  const marks = { bound: 'k0', boundBonus: -1, noReflex: true };
  const { lines } = facts({ ...DUEL, krushers: { k0: k0!, k1: { ...k1!, marks } } }, krusher('k1'));
  expect(lines).toContain('May attack Rusty only, with −1 to hit and to damage');
  expect(lines).toContain('No Reflex Facing this turn');
});

test('a hex shows the cost of each facing there, and what kind of place it is', () => {
  const near: Given = { ...DUEL, krushers: { k0: { at: 'b2', facing: 4 }, k1: { at: 'i9' } } };
  expect(facts(near, { kind: 'hex', hex: 'a1' }).lines[0]).toMatch(/^In the null field: −1/);
  expect(facts(near, { kind: 'hex', hex: 'a1' }).lines.at(-1)).toBe(
    'Movement points, by facing: north-west 1, west 1, north-east 1, south-west 2, east 2, south-east 3',
  );
  const points = { ...near, options: { scenario: 'pickUp' } } as const;
  expect(facts(points, { kind: 'hex', hex: 'i5' }).lines[0]).toMatch(/^Pick-up point/);
  expect(facts(near, { kind: 'hex', hex: 'i5' }).lines).toEqual([]);
});

test('a petal shows its facing and its cost', () => {
  const tool: Tool = { kind: 'turning', krusher: 'k0', hex: 'i9' };
  expect(facts(DUEL, { kind: 'facing', facing: 1 }, tool)).toEqual({
    title: 'Face south-east',
    lines: ['Free'],
  });
});

test('a wreck is mentioned, and that it blocks nobody', () => {
  const { k0, k1 } = DUEL.krushers;
  const fallen = { ...DUEL, krushers: { k0: k0!, k1: { ...k1!, fallen: true } } };
  expect(facts(fallen, { kind: 'hex', hex: 'i10' }).lines).toContain('The wreck of Boris’ Nail: no obstacle');
  expect(facts(fallen, { kind: 'hex', hex: 'i11' }).lines.join()).not.toContain('wreck');
});
