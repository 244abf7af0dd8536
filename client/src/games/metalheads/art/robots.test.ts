import { ROBOTS, ROBOT_IDS, type RobotId } from '@gearhall/shared/games/metalheads/content/robots';
import { Graphics } from 'pixi.js';
import { svgOf } from '../../../stage/renderer/svg';
import { drawingOf } from './paint';
import { ROBOT_ART } from './robots';
import { silhouette } from './testing/silhouette';

const BOX = { x: -56, y: -54, width: 112, height: 108 };
/** All in the same paint, so that only what is drawn makes a difference. */
const svgIn = (id: RobotId): string => svgOf([new Graphics(drawingOf(ROBOT_ART[id], 'land'))], BOX);

test('every Robot has a picture, with nothing far outside its frame', () => {
  expect(Object.keys(ROBOT_ART)).toHaveLength(ROBOT_IDS.length);
  for (const id of ROBOT_IDS) {
    const shapes = ROBOT_ART[id].flat();
    expect(shapes.length).toBeGreaterThan(5);
    for (const value of shapes.flatMap(({ outline }) => outline))
      expect(Math.abs(value)).toBeLessThanOrEqual(56);
  }
});

test('no two pictures are alike', () => {
  expect(new Set(ROBOT_IDS.map(svgIn)).size).toBe(ROBOT_IDS.length);
});

test('no two silhouettes are alike either', () => {
  const cells = ROBOT_IDS.map((id) => silhouette(ROBOT_ART[id]));
  const pairs = ROBOT_IDS.flatMap((one, at) =>
    ROBOT_IDS.slice(at + 1).map((other, after) => {
      const [here = [], there = []] = [cells[at], cells[at + 1 + after]];
      return { one, other, apart: here.filter((isFilled, cell) => isFilled !== there[cell]).length };
    }),
  );
  const least = pairs.toSorted((a, b) => a.apart - b.apart)[0];
  // Out of 28 x 27 cells.
  expect(least?.apart).toBeGreaterThan(60);
});

test('each is painted in the colour of its type', () => {
  for (const id of ROBOT_IDS) {
    const tones = new Set(ROBOT_ART[id].flat().map(({ tone }) => tone));
    expect([id, tones.has('paint')]).toEqual([id, true]);
    expect([id, tones.size > 3]).toEqual([id, true]);
    expect(ROBOTS[id].type).toMatch(/^(?:land|sea|sky|core)$/u);
  }
});
