import { COURSES } from '@gearhall/shared/games/rushncrush/content/courses';
import { BARE, type Given } from '@gearhall/shared/games/rushncrush/testing/given';
import { started } from '@gearhall/shared/games/rushncrush/testing/started';
import type { Event } from '@gearhall/shared/games/rushncrush/events';
import type { Box, Point } from '../../../stage/geometry/geometry';
import { clearOf } from '../../../stage/camera/framing';
import { frameBefore, frameOf } from './framing';
import { CM, layoutOf, placeOf } from '../looks/layout';
import { sightIn, toolContextOf } from '../testing/contexts';

const DESKTOP = { width: 860, height: 840 };
const PHONE = { width: 390, height: 460 };
const layout = layoutOf(BARE);
const spot = (space: string): Point => placeOf(layout, space)!.at;
const holds = (box: Box, { x, y }: Point): boolean =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

const FAR: Given = {
  course: BARE,
  cars: { ann: { at: '1.3.2' }, bob: { at: '1.5.4' }, cat: { at: '4.3.5' } },
  mover: 'ann',
  movement: 6,
  changes: 1,
};
const framed = (situation: Given, { seat = 0, window = DESKTOP } = {}): Box =>
  frameOf(sightIn(situation, seat).view, { ...sightIn(situation, seat), window });

test('during my drive: my car and all that it can reach, with the cars near it, but none far away', () => {
  const box = framed(FAR);
  for (const space of ['1.3.2', '1.3.8', '1.5.4']) expect(holds(box, spot(space))).toBe(true);
  expect(holds(box, spot('4.3.5'))).toBe(false);
});

test('at my gearstick: where the gear would take me', () => {
  const box = framed({ course: BARE, cars: { ann: { at: '1.3.1', box: '5.18' } } });
  expect(holds(box, spot('3.3.1'))).toBe(true);
});

test('while others drive: the car on turn, with the road ahead', () => {
  const box = framed({ ...FAR, mover: 'cat' });
  expect(holds(box, spot('4.3.5'))).toBe(true);
  expect(holds(box, spot('4.3.8'))).toBe(true);
  expect(holds(box, spot('1.3.2'))).toBe(false);
});

test('a small window zooms in more', () => {
  const across = (window: typeof DESKTOP): number => framed({ ...FAR, mover: 'cat' }, { window }).width;
  expect(across(PHONE)).toBeLessThan(across(DESKTOP));
});

test('before the race the whole course', () => {
  const { view, legal } = toolContextOf(started(2, { crews: 'draft', course: 'normalRing' }));
  expect(frameOf(view, { seat: 0, legal, window: DESKTOP })).toEqual(layoutOf(COURSES.normalRing).world);
});

describe('before an event', () => {
  const standing = new Map(
    ['ann', 'bob', 'cat'].map((id, index) => [id, placeOf(layout, `${index + 1}.3.4`)!]),
  );
  const before = (event: Event): Box | undefined => frameBefore(event, { layout, standing, window: DESKTOP });

  test('the whole drive of a car is visible', () => {
    const box = before({
      type: 'drove',
      car: 'ann',
      from: '1.3.4',
      path: ['1.3.9', '2.3.3'],
      changes: 0,
      steering: 0,
    })!;
    for (const space of ['1.3.4', '1.3.9', '2.3.3']) expect(holds(box, spot(space))).toBe(true);
  });

  test('both cars of a ram are visible, and not much else', () => {
    const box = before({
      type: 'fired',
      car: 'ann',
      item: 'machineGun',
      target: 'bob',
      range: 2,
      dice: [1, 2],
      hits: 2,
    })!;
    for (const id of ['ann', 'bob']) expect(holds(box, standing.get(id)!.at)).toBe(true);
    expect(holds(box, standing.get('cat')!.at)).toBe(false);
  });

  test('the camera moves to a turn that begins; an event that changes nothing leaves it alone', () => {
    expect(holds(before({ type: 'turnBegan', car: 'cat' })!, standing.get('cat')!.at)).toBe(true);
    expect(before({ type: 'cooled', car: 'ann' })).toBeUndefined();
    expect(before({ type: 'turnBegan', car: 'nobody' })).toBeUndefined();
  });

  test('no frame is smaller than a few cars', () => {
    const box = before({ type: 'swerved', car: 'ann', from: '1.3.4', to: '1.2.5' });
    expect(box?.width ?? 20 * CM).toBeGreaterThan(8 * CM);
  });
});

describe('beside an open map', () => {
  const window = { width: 800, height: 800 };

  test('a wide box moves to the right, and is drawn a little smaller', () => {
    const box = clearOf({ x: 0, y: 0, width: 400, height: 100 }, window, { edge: 'left', pixels: 100 });
    const scale = window.width / box.width;
    expect((0 - box.x) * scale).toBeCloseTo(100);
    expect(box.x + box.width).toBeCloseTo(400);
  });

  test('a narrow one is clear of the map already', () => {
    const box = { x: 0, y: 0, width: 100, height: 400 };
    expect(clearOf(box, window, { edge: 'left', pixels: 100 })).toBe(box);
  });

  test('without a map nothing changes', () => {
    const box = { x: 0, y: 0, width: 400, height: 100 };
    expect(clearOf(box, window, { edge: 'left', pixels: 0 })).toBe(box);
  });

  test('for a map that covers half of the window, there is a limit to the shrinking', () => {
    const box = clearOf({ x: 0, y: 0, width: 400, height: 100 }, window, { edge: 'left', pixels: 400 });
    expect(window.width / box.width).toBeGreaterThan(1.2);
  });
});
