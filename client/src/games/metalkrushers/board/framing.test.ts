import type { Event } from '@gearhall/shared/games/metalkrushers/events';
import { metalkrushers } from '@gearhall/shared/games/metalkrushers/index';
import { given, type Given } from '@gearhall/shared/games/metalkrushers/testing/given';
import type { Box, Point } from '../../../stage/geometry/geometry';
import { frameBefore, frameOf } from './framing';
import { PITCH, pointOf, WORLD } from '../looks/layout';

const DESKTOP = { width: 800, height: 750 };
const PHONE = { width: 390, height: 390 };
const ARMED = { left: 'smallShield', right: 'mediumSlice' } as const;
const BESIDE: Given['krushers'] = {
  k0: { at: 'i9', arms: ARMED },
  k1: { at: 'i10', seat: 1, team: 1, facing: 3, arms: ARMED },
};
const THREE: Given['krushers'] = { ...BESIDE, k2: { at: 'a1', seat: 2, team: 2, arms: ARMED } };

function framed(situation: Given, { seat = 0, window = DESKTOP } = {}): Box {
  return frameOf(metalkrushers.project(given(situation).state, seat), seat, window);
}

const across = ({ width }: Box): number => width / PITCH;
const holds = (box: Box, { x, y }: Point): boolean =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

test.each([
  ['the fighters, large', BESIDE, DESKTOP, 6.5],
  ['the fighters, larger in a small window', BESIDE, PHONE, 5],
  ['nobody far away', THREE, DESKTOP, 6.5],
])('in combat: %s', (_, krushers, window, hexes) => {
  const box = framed({ krushers, order: ['k0'] }, { window });
  expect(across(box)).toBeCloseTo(hexes);
  expect(holds(box, pointOf('i9'))).toBe(true);
  expect(holds(box, pointOf('i10'))).toBe(true);
  expect(holds(box, pointOf('a1'))).toBe(false);
});

test('in combat: Krushers beside the fighters are entirely visible', () => {
  const k2 = { at: 'i11', seat: 2, team: 2, arms: ARMED };
  const box = framed({ krushers: { ...BESIDE, k2 }, order: ['k0'] }, { window: PHONE });
  expect(box.x + box.width).toBeGreaterThan(pointOf('i11').x + PITCH);
});

test('while others move: all that stand, with room around them, but never less than nine hexes', () => {
  const close = framed({ krushers: BESIDE, mover: 'k1' });
  expect(across(close)).toBeCloseTo(9);
  const wide = framed({ krushers: THREE, mover: 'k1' });
  for (const hex of ['i9', 'i10', 'a1']) expect(holds(wide, pointOf(hex))).toBe(true);
});

test('while I move: my whole reach, and only the enemies near it', () => {
  const box = framed({ krushers: THREE, mover: 'k0' });
  for (const hex of ['i9', 'i10', 'i4', 'o9']) expect(holds(box, pointOf(hex))).toBe(true);
  expect(holds(box, pointOf('a1'))).toBe(false);
});

test('the whole arena while everybody builds, and when nobody is left', () => {
  const view = metalkrushers.project(given({ krushers: BESIDE }).state, 0);
  expect(frameOf({ ...view, phase: 'building' }, 0, DESKTOP)).toBe(WORLD);
  expect(frameOf({ ...view, phase: 'over', krushers: {} }, 0, DESKTOP)).toBe(WORLD);
});

test.each([
  ['a large window', DESKTOP],
  ['a small one', PHONE],
])('at the end the last one standing is at least 80 pixels wide in %s', (_, window) => {
  const { k0, k1 } = BESIDE;
  const fallen = { k0: k0!, k1: { ...k1!, fallen: true } };
  const view = metalkrushers.project(given({ krushers: fallen }).state, 0);
  const box = frameOf({ ...view, phase: 'over' }, 0, window);
  expect(holds(box, pointOf('i9'))).toBe(true);
  expect(Math.min(window.width / box.width, window.height / box.height) * PITCH).toBeGreaterThanOrEqual(80);
});

const STANDING = new Map([
  ['k0', pointOf('i9')],
  ['k1', pointOf('i10')],
  ['k2', pointOf('a1')],
]);
const attacked: Event = { type: 'attacked', krusher: 'k0', target: 'k1' };
const far: Event = { type: 'attacked', krusher: 'k0', target: 'k2' };
const ended: Event = { type: 'ended', winners: [0], cause: 'lastStanding' };

test.each<[string, Event, readonly string[], readonly string[]]>([
  ['an attack', attacked, ['i9', 'i10'], ['a1']],
  ['an attack from afar', far, ['i9', 'a1'], ['q9']],
  [
    'a move',
    { type: 'moved', krusher: 'k0', from: 'i9', to: 'p9', facing: 0, way: 'f', cost: 1 },
    ['p9', 'a1'],
    [],
  ],
  ['a new turn', { type: 'turnBegan', turn: 2 }, ['i9', 'i10', 'a1'], ['q9']],
  ['the end', ended, ['i9', 'i10', 'a1'], ['q9']],
])('%s is seen where it happens', (_, event, seen, unseen) => {
  const box = frameBefore(event, STANDING, DESKTOP);
  if (!box) throw new Error('It is not led there.');
  for (const hex of seen) expect([hex, holds(box, pointOf(hex))]).toEqual([hex, true]);
  for (const hex of unseen) expect([hex, holds(box, pointOf(hex))]).toEqual([hex, false]);
});

test('a roll during a fight does not move the camera', () => {
  expect(frameBefore({ type: 'heldBack', krusher: 'k0' }, STANDING, DESKTOP)).toBeUndefined();
});
