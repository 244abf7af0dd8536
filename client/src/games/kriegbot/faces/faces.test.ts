import { CARD_IDS } from '@gearhall/shared/games/kriegbot/content/cards';
import { CORE_IDS } from '@gearhall/shared/games/kriegbot/content/cores';
import { FACE, faceOf, OBJECTS, pictureInks } from './face';
import { widthOf } from './nameOn';
import { FACE_PICTURES } from './pictures';
import { rangeArc } from './rangeArc';
import { pathOf } from './svg';

const IDS = [...CARD_IDS, ...CORE_IDS];
/** Letters below this are below 12 px on a face 120 px wide. */
const LEAST = 12;

test('every card and every power core has a face, and nothing else', () => {
  expect(Object.keys(OBJECTS).sort()).toEqual([...IDS].sort());
});

test('no two objects are the same drawing, whatever their colours', () => {
  const shapes = IDS.map((id) =>
    JSON.stringify(OBJECTS[id].flat().map(({ kind, outline }) => [kind, outline])),
  );
  expect(new Set(shapes).size).toBe(IDS.length);
});

test.each(IDS)('the picture of %s is whole, and inside its window', (id) => {
  const inks = pictureInks(id);
  expect(inks.length).toBeGreaterThan(8);
  for (const ink of inks) expect(pathOf(ink)).toMatch(/^(?:M[-\d. ]+Z?)+$/u);
  for (const value of OBJECTS[id].flat().flatMap(({ outline }) => outline))
    expect(Math.abs(value)).toBeLessThanOrEqual(57);
});

test.each(IDS)('what is written on the face of %s fits, and can be read', (id) => {
  const { writings } = faceOf(id);
  expect(writings.length).toBeGreaterThan(0);
  for (const { text, x, y, size } of writings) {
    expect(text).not.toBe('');
    expect(size).toBeGreaterThanOrEqual(LEAST);
    expect(Math.abs(x) + widthOf(text, size) / 2).toBeLessThanOrEqual(FACE.width / 2 - 1);
    expect(y + size / 2).toBeLessThanOrEqual(FACE.height / 2);
  }
});

test('a weapon shows its true range: what reaches further is drawn further', () => {
  const reach = (card: string): number => {
    const [, field] = rangeArc(card);
    const ys = (field?.outlines[0] ?? []).filter((_, at) => at % 2 === 1);
    return Math.max(...ys) - Math.min(...ys);
  };
  const ahead = ['chainsaw', 'electrolaser', 'railgun', 'howitzer', 'freeElectronLaser'].map(reach);
  expect(ahead).toEqual([...ahead].sort((one, other) => one - other));
  expect(new Set(ahead).size).toBe(ahead.length);
  expect(rangeArc('chaff')).toEqual([]);
});

test('the help shows each face once', () => {
  const drawn = Object.values(FACE_PICTURES).map((draw) => draw());
  const pictures = drawn.flatMap((svg) => svg.match(/<svg x=/gu) ?? []);
  expect(pictures).toHaveLength(IDS.length);
});
