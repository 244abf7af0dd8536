import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import type { Event } from '@gearhall/shared/games/kriegbot/events';
import type { Box, Point } from '../../../stage/geometry/geometry';
import { Camera } from '../../../stage/camera/camera';
import { Follower } from '../../../stage/camera/follower';
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

/** From the middle of one edge to that of the other, and back. */
const WALK = [...Array(16).keys()].map((row) => `L${row}`);

test.each([
  ['a desktop, down', DESKTOP, WALK],
  ['a desktop, up', DESKTOP, WALK.toReversed()],
  ['a phone, down', PHONE, WALK],
  ['a phone, up', PHONE, WALK.toReversed()],
] as const)(
  'on %s a robot that walks far moves on the screen: the camera rests until it leaves the middle',
  (_, window, way) => {
    const camera = new Camera(WORLD);
    camera.resize(window);
    const follower = new Follower(camera, () => Infinity, { heads: () => undefined, moved: () => undefined });
    const moved = way.slice(1).map((to, index) => {
      const from = way[index] ?? '';
      const event = { type: 'stepped', robot: 'green1', from, to, facing: 0 } as unknown as Event;
      const before = camera.toScreen(pointOf(from as HexId));
      const box = frameBefore(event, new Map(), window);
      if (box) follower.frame(box);
      const [start, end] = [from, to].map((hex) => camera.toScreen(pointOf(hex as HexId)));
      for (const { x = -1, y = -1 } of [start ?? before, end ?? before]) {
        expect([x > 0, x < window.width]).toEqual([true, true]);
        expect([y > 0, y < window.height]).toEqual([true, true]);
      }
      return start?.x === before.x && start.y === before.y;
    });
    // After the first one, which the camera had to find.
    const resting = moved.slice(1).filter((isAtRest) => isAtRest).length;
    expect(resting / (moved.length - 1)).toBeGreaterThanOrEqual(0.7);
  },
);
