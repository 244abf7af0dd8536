import { Container, type Text } from 'pixi.js';
import type { Labels } from '../stage/drawing/labels';
import { nameLines } from './metalheads/words/robotName';
import { SMALL, TEXT } from './metalheads/table/writing';
import { growNames as growHexes, PRINT as HEX_PRINT } from './metalkrushers/views/hexNames';
import { growNames as growSpaces, PRINT as SPACE_PRINT } from './metaltalon/views/boardView';

/** What is written on a board is this high at least, in pixels of the screen. */
const LEAST = 15;
const SCALES = [0.3, 0.45, 0.68, 0.9, 1, 1.25, 1.6, 2, 2.6, 4];

test('where the hexes of the arena are named, one can read it, and the names grow no further than that', () => {
  const names = new Container();
  const name = names.addChild(new Container());
  const shown = SCALES.filter((scale) => {
    if (!growHexes(names, scale)) return false;
    expect(HEX_PRINT * name.scale.x * scale).toBeCloseTo(LEAST);
    return true;
  });
  expect(shown.length).toBeGreaterThan(3);
});

test('where the spaces among the stars are named, one can read it', () => {
  let growth = 0;
  const labels = { grow: (_: Text, by: number) => void (growth = by) } as unknown as Labels;
  const shown = SCALES.filter((scale) => {
    if (!growSpaces([{} as Text], scale, labels)) return false;
    expect(SPACE_PRINT * growth * scale).toBeGreaterThanOrEqual(LEAST - 0.001);
    return true;
  });
  expect(shown.length).toBeGreaterThan(3);
});

test('what is written on the bench can be read, and the names of cards on a large window', () => {
  expect(Math.min(SMALL, TEXT)).toBeGreaterThanOrEqual(LEAST);
  /** Of a card on a window of 1440 by 900. */
  const shrunk = 102 / 120;
  expect(nameLines('seaHarpoon' as never).size * shrunk).toBeGreaterThanOrEqual(LEAST);
});
