import { CHASSIS_IDS } from '@gearhall/shared/games/kriegbot/content/chassis';
import { READY_MADE } from '@gearhall/shared/games/kriegbot/content/designs';
import { paletteFor } from '../../../stage/drawing/palette';
import { drawBody } from '../views/bodies';
import { DESIGN_WORDS } from '../words/setup/designs';
import { PathPen } from './pen';

test.each(CHASSIS_IDS)(
  '%s is drawn in a page with the same shapes as on the board, all of its own',
  (chassis) => {
    const pen = new PathPen();
    drawBody(pen, chassis, 'whole', { team: 0x35c08a, palette: paletteFor(false) });
    expect(pen.strokes.length).toBeGreaterThan(5);
    for (const { d, fill } of pen.strokes) {
      expect(d).toMatch(/^M[-\d. a-zA-Z]+$/u);
      expect(d).not.toMatch(/NaN|undefined/u);
      expect(fill).toMatch(/^(?:none|#[0-9a-f]{6})$/u);
    }
    const others = CHASSIS_IDS.filter((other) => other !== chassis).map((other) => {
      const its = new PathPen();
      drawBody(its, other, 'whole', { team: 0x35c08a, palette: paletteFor(false) });
      return JSON.stringify(its.strokes);
    });
    expect(others).not.toContain(JSON.stringify(pen.strokes));
  },
);

test('a line after a fill belongs to the same shape, and what comes next is another', () => {
  const pen = new PathPen();
  pen.rect(0, 0, 2, 3).fill(0xff0000).stroke({ color: 0x0000ff, width: 1 });
  pen.moveTo(1, 1).lineTo(2, 2).stroke({ color: 0x00ff00, width: 2 });
  expect(pen.strokes).toEqual([
    { d: 'M0 0h2v3h-2Z', fill: '#ff0000' },
    { d: 'M0 0h2v3h-2Z', fill: 'none', line: { color: '#0000ff', width: 1 } },
    { d: 'M1 1L2 2', fill: 'none', line: { color: '#00ff00', width: 2 } },
  ]);
});

test.each(CHASSIS_IDS)('it is told how each ready-made design of %s plays', (chassis) => {
  expect(Object.keys(DESIGN_WORDS[chassis])).toEqual(READY_MADE[chassis].map(({ name }) => name));
  for (const words of Object.values(DESIGN_WORDS[chassis])) {
    expect(words).toMatch(/^[A-Z].{59,140}\.$/u);
  }
});
