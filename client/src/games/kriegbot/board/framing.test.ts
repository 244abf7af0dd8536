import type { Event } from '@gearhall/shared/games/kriegbot/events';
import type { Box, Point } from '../../../stage/geometry/geometry';
import { clearOf } from '../../../stage/camera/framing';
import { frameBefore, frameOf } from './framing';
import { PITCH, pointOf, WORLD } from '../looks/layout';
import { playedGame, type Moment } from '../testing/games';

const DESKTOP = { width: 900, height: 750 };
const PHONE = { width: 390, height: 400 };
const moments = [...playedGame({ seats: 2, seed: 'frames', most: 60 })];
const holds = (box: Box, { x, y }: Point): boolean =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
const framed = ({ view, seat, legal }: Moment, window = DESKTOP): Box =>
  frameOf(view, { seat, legal, window });
const at = (fits: (moment: Moment) => boolean): Moment => {
  const found = moments.find(fits);
  if (!found) throw new Error('No such moment.');
  return found;
};
const myMove = at(
  ({ view, legal }) => view.question?.kind === 'option' && legal.some(({ type }) => type === 'move'),
);
const mineAt = pointOf(myMove.view.robots[myMove.view.question?.robot ?? '']?.at ?? '');

test('during design the whole map is shown', () => {
  expect(framed(at(({ view }) => view.phase === 'design'))).toBe(WORLD);
});

test('my move: all that I can reach', () => {
  const box = framed(myMove);
  for (const action of myMove.legal)
    if (action.type === 'move') expect(holds(box, pointOf(action.to))).toBe(true);
});

test('on a phone my robot is shown so close that a hex is wide enough for a finger', () => {
  const box = framed(myMove, PHONE);
  expect(holds(box, mineAt)).toBe(true);
  const scale = Math.min(PHONE.width / box.width, PHONE.height / box.height);
  expect(scale * PITCH).toBeGreaterThan(30);
});

test('a rack over the foot of the board covers nothing important', () => {
  const box: Box = { x: 0, y: 0, width: 300, height: 300 };
  const clear = clearOf(box, PHONE, { edge: 'foot', pixels: 100 });
  const scale = Math.min(PHONE.width / clear.width, PHONE.height / clear.height);
  expect((clear.height - box.height) * scale).toBeGreaterThanOrEqual(75);
  expect(clearOf(box, PHONE, { edge: 'foot', pixels: 0 })).toBe(box);
});

const STANDING = new Map([
  ['green1', pointOf('F5')],
  ['yellow1', pointOf('I8')],
  ['dam', pointOf('O7')],
]);
const attack: Event = {
  ...{ type: 'attacked', robot: 'green1', arms: 'railgun', target: 'yellow1', mode: '', strafe: false },
  ...{ attacks: 1, range: 4, help: [] },
};

test.each<[string, Event, readonly string[], readonly string[]]>([
  ['an attack', attack, ['F5', 'I8'], ['T1', 'A15']],
  ['an attack on a structure', { ...attack, target: 'dam' }, ['F5', 'O7'], ['A15']],
  ['a step', { type: 'stepped', robot: 'green1', from: 'F5', to: 'F6', facing: 1 }, ['F5', 'F6'], ['T1']],
  ['a disk', { type: 'diskSet', unit: 'green1', at: 'F5' }, ['F5'], ['T1']],
  ['a landing', { type: 'landed', unit: 'green1', at: 'F5', facing: 1 }, ['F5'], ['T1']],
  ['the end', { type: 'gameEnded', cause: 'score', winners: [] }, ['A1', 'U15'], []],
])('%s is seen where it happens', (_, event, seen, unseen) => {
  const box = frameBefore(event, STANDING, DESKTOP);
  if (!box) throw new Error('It is not led there.');
  for (const hex of seen) expect([hex, holds(box, pointOf(hex))]).toEqual([hex, true]);
  for (const hex of unseen) expect([hex, holds(box, pointOf(hex))]).toEqual([hex, false]);
});

test('a marker does not move the camera', () => {
  expect(
    frameBefore({ type: 'wasted', robot: 'green1', marker: 'damage' }, STANDING, DESKTOP),
  ).toBeUndefined();
});
