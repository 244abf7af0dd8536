import { ROBOT_IDS } from '@gearhall/shared/games/metalheads/content/robots';
import { paletteFor } from '../../../stage/drawing/palette';
import { robotFacts } from './facts';

const palette = paletteFor(false);

test('the facts of a Robot: its card, its name, what it costs and gives, what it can do', () => {
  const { title, lines, picture } = robotFacts('loneWolf', palette);
  expect(title).toBe('Lone Wolf');
  expect(lines[0]).toBe('Land Robot no. 41, base Strength 3.');
  expect(lines[1]).toBe('Costs 4 steel, 2 circuits and 1 fuel. As payment it gives 2 steel and 1 fuel.');
  expect(lines[2]).toMatch(/^Passive: /u);
  expect(picture).toMatch(/^<svg [^>]*viewBox="-60 -84 120 168" width="240" height="336">/u);
});

test('every Robot has them; the picture is drawn once', () => {
  for (const id of ROBOT_IDS) {
    const { lines, picture } = robotFacts(id, palette);
    expect(new Set(lines).size).toBe(lines.length);
    expect(robotFacts(id, palette).picture).toBe(picture);
  }
});
