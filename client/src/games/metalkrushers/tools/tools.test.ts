import { metalkrushers } from '@gearhall/shared/games/metalkrushers/index';
import { given, type Given, type Position } from '@gearhall/shared/games/metalkrushers/testing/given';
import { IDLE } from '../../../stage/boards/tool';
import { readMove } from '../prospects/moveOptions';
import { tapsSuite, toolContextAt, type Tap } from '../../testing/tapsSuite';
import { keep, tap } from './tap';
import type { Outcome, Pointed, ToolContext, Tool } from './tool';
import { wheelOf } from './wheel';

const toolContextOf = (position: Position, seat?: number): ToolContext =>
  toolContextAt(metalkrushers, position, seat);

const krusher = (id: string): Pointed => ({ kind: 'krusher', krusher: id });
const hex = (id: string): Pointed => ({ kind: 'hex', hex: id });
const petal = (facing: 0 | 1 | 2 | 3 | 4 | 5): Pointed => ({ kind: 'facing', facing });
const turning = (at: string): Tool => ({ kind: 'turning', krusher: 'k0', hex: at });

/** Mine stands in the middle and faces east, with an enemy two hexes in front of it. */
const MOVING: Given = {
  krushers: { k0: { at: 'i9', facing: 0, arms: { right: 'mediumSlice' } }, k1: { at: 'i11', facing: 3 } },
  mover: 'k0',
};
const FIGHTING: Given = {
  krushers: {
    k0: { at: 'i9', facing: 0, arms: { right: 'mediumSlice' } },
    k1: { at: 'i10', facing: 0 },
    k2: { at: 'c3', facing: 0 },
  },
};

const TAPS: readonly Tap<Given, Pointed, Outcome>[] = [
  {
    name: 'a hex in reach opens its wheel',
    situation: MOVING,
    pointed: hex('i10'),
    told: { tool: turning('i10'), say: 'chooseFacing' },
  },
  {
    name: 'the same hex again goes there the cheapest way',
    situation: MOVING,
    tool: turning('i10'),
    pointed: hex('i10'),
    told: { tool: IDLE, act: { type: 'move', to: 'i10', facing: 0 } },
  },
  {
    name: 'a petal goes there and turns',
    situation: MOVING,
    tool: turning('i10'),
    pointed: petal(1),
    told: { tool: IDLE, act: { type: 'move', to: 'i10', facing: 1 } },
  },
  {
    name: 'another hex in reach moves the wheel',
    situation: MOVING,
    tool: turning('i10'),
    pointed: hex('h9'),
    told: { tool: turning('h9') },
  },
  {
    name: 'a hex out of reach says so',
    situation: MOVING,
    pointed: hex('a1'),
    told: { tool: IDLE, refusal: { refused: 'cannotReach' } },
  },
  {
    name: 'the Krusher on the move opens the wheel where it stands',
    situation: MOVING,
    pointed: krusher('k0'),
    told: { tool: turning('i9'), say: 'turnOrStay' },
  },
  {
    name: 'the Krusher on the move again ends its move',
    situation: MOVING,
    tool: turning('i9'),
    pointed: krusher('k0'),
    told: { tool: IDLE, act: { type: 'endMove' } },
  },
  {
    name: 'an enemy is in the way where no Oust is played',
    situation: MOVING,
    pointed: krusher('k1'),
    told: { tool: IDLE, say: 'chooseHex' },
  },
  {
    name: 'an enemy that is too far away to be ousted',
    situation: { ...MOVING, options: { oust: true } },
    pointed: krusher('k1'),
    told: { tool: IDLE, refusal: { refused: 'tooFarToOust' } },
  },
  {
    name: 'an enemy in front is ousted',
    situation: {
      krushers: { k0: { at: 'i9', facing: 0 }, k1: { at: 'i10' } },
      mover: 'k0',
      options: { oust: true },
    },
    pointed: krusher('k1'),
    told: { tool: IDLE, act: { type: 'oust', target: 'k1', to: 'i11' } },
  },
  {
    name: 'an enemy with somebody behind it is pushed aside, to a side that is chosen',
    situation: {
      krushers: { k0: { at: 'i9', facing: 0 }, k1: { at: 'i10' }, k2: { at: 'i11' } },
      mover: 'k0',
      options: { oust: true },
    },
    pointed: krusher('k1'),
    told: { tool: { kind: 'pushing', krusher: 'k0', target: 'k1' }, say: 'choosePush' },
  },
  {
    name: 'the side to which an enemy is pushed',
    situation: {
      krushers: { k0: { at: 'i9', facing: 0 }, k1: { at: 'i10' }, k2: { at: 'i11' } },
      mover: 'k0',
      options: { oust: true },
    },
    tool: { kind: 'pushing', krusher: 'k0', target: 'k1' },
    pointed: hex('h10'),
    told: { tool: IDLE, act: { type: 'oust', target: 'k1', to: 'h10' } },
  },
  {
    name: 'an enemy in reach is attacked',
    situation: FIGHTING,
    pointed: krusher('k1'),
    told: { tool: IDLE, act: { type: 'attack', target: 'k1' } },
  },
  {
    name: 'an enemy out of reach says why not',
    situation: FIGHTING,
    pointed: krusher('k2'),
    told: { tool: IDLE, refusal: { refused: 'outOfReach' } },
  },
  {
    name: 'my own Krusher is not attacked',
    situation: FIGHTING,
    pointed: krusher('k0'),
    told: { tool: IDLE, say: 'chooseTarget' },
  },
  {
    name: 'an empty hex is not attacked',
    situation: FIGHTING,
    pointed: hex('i8'),
    told: { tool: IDLE, say: 'chooseTarget' },
  },
  {
    name: 'nothing at all puts everything down',
    situation: MOVING,
    tool: turning('i10'),
    pointed: undefined,
    told: { tool: IDLE },
  },
  {
    name: 'somebody who is not asked is told so',
    situation: MOVING,
    pointed: krusher('k0'),
    seat: 1,
    told: { tool: IDLE, say: 'notAsked' },
  },
];

tapsSuite({
  taps: TAPS,
  contextIn: (situation, seat) => toolContextOf(given(situation), seat),
  tap,
});

test('before an attack is resolved, a wheel is open around the Krusher, and a petal turns it', () => {
  const attacked = given(FIGHTING).play(0, { type: 'attack', target: 'k1' });
  expect(attacked.question).toMatchObject({ kind: 'reflex', seat: 1 });
  const seen = toolContextOf(attacked, 1);
  const wheel = wheelOf(IDLE, seen, readMove(seen.view, 1));
  expect(wheel?.hex).toBe('i10');
  // A Standard chassis turns by two sixths at most.
  expect(wheel?.petals.map(({ facing }) => facing).sort()).toEqual([1, 2, 4, 5]);
  expect(tap(IDLE, petal(2), seen)).toEqual({ tool: IDLE, act: { type: 'reflex', facing: 2 } });
  expect(tap(IDLE, petal(3), seen).refusal).toEqual({ refused: 'reflexTooFar' });
  expect(wheelOf(IDLE, toolContextOf(attacked, 0), undefined)).toBeUndefined();
});

test('a question that cannot be answered by pointing opens its group of the orders', () => {
  const striking = given({ ...FIGHTING, combat: { target: 'k1', step: 'strike' } });
  expect(striking.question?.kind).toBe('strike');
  expect(tap(IDLE, krusher('k1'), toolContextOf(striking))).toEqual({ tool: IDLE, orders: 'strike' });
});

test('the wheel of a hex has a petal with its cost for each possible facing', () => {
  const seen = toolContextOf(given({ ...MOVING, movement: { points: 1 } }));
  const moveOptions = readMove(seen.view, 0);
  const wheel = wheelOf(turning('i10'), seen, moveOptions);
  expect(wheel?.petals).toEqual([
    { facing: 0, cost: 1 },
    { facing: 5, cost: 1 },
    { facing: 1, cost: 1 },
  ]);
});

test('the wheel closes when another Krusher moves, or the move is over', () => {
  expect(keep(turning('i10'), toolContextOf(given(MOVING)))).toEqual(turning('i10'));
  expect(keep(turning('i10'), toolContextOf(given({ ...MOVING, mover: 'k1' })))).toEqual(IDLE);
  expect(keep(turning('i10'), toolContextOf(given(FIGHTING)))).toEqual(IDLE);
});
