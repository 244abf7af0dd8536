import { MONSTER_IDS } from '@gearhall/shared/games/metalheads/content/monsters';
import { NATION_IDS } from '@gearhall/shared/games/metalheads/content/nations';
import { RESOURCES } from '@gearhall/shared/games/metalheads/content/resources';
import { ROBOT_IDS } from '@gearhall/shared/games/metalheads/content/robots';
import { TOKENS } from '@gearhall/shared/games/metalheads/content/tokens';
import { TYPES } from '@gearhall/shared/games/metalheads/content/types';
import type { Container } from 'pixi.js';
import { paletteFor } from '../../../stage/drawing/palette';
import { svgOf } from '../../../stage/renderer/svg';
import { cardBack, paidCardBack } from './cardBack';
import { FIGURE_HEIGHTS } from './digits';
import { icon } from './icons';
import { monsterPicture } from './monsterPicture';
import { nationCard, nationEmblem } from './nations';
import { robotBadge } from './robotBadge';
import { CARD, robotCard } from './robotCard';
import { nameLines, robotName, wordWidth } from '../words/robotName';

const BOX = { x: -60, y: -84, width: CARD.width, height: CARD.height };
const drawn = (thing: Container): string => svgOf([thing], BOX);
/** Letters below this are below 12 px on a card 90 px wide. */
const LEAST = 16;
/** Figures are as high as capitals: this part of the size of a font. */
const CAPITALS = 0.71;

/** Every tag is closed, in order, and no number is missing. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, end, name, , own] of svg.matchAll(/<(\/?)(\w+)((?:\s+[\w-]+="[^"<&]*")*)\s*(\/?)>/gu)) {
    if (end === '/') {
      if (open.pop() !== name) return false;
    } else if (own !== '/') open.push(name ?? '');
  }
  const tags = svg.match(/</gu)?.length;
  const known = [...svg.matchAll(/<\/?\w+(?:\s+[\w-]+="[^"<&]*")*\s*\/?>/gu)].length;
  return open.length === 0 && tags === known && !/NaN|undefined|null|Infinity/u.test(svg);
}

describe.each([false, true])('with high contrast: %s', (isHigh) => {
  const palette = paletteFor(isHigh);

  test('every face is drawn, each differently, and nothing written on it is too small', () => {
    const faces = ROBOT_IDS.map((id) => drawn(robotCard(id, palette)));
    expect(new Set(faces).size).toBe(ROBOT_IDS.length);
    for (const face of faces) {
      expect(isWellFormed(face)).toBe(true);
      const sizes = [...face.matchAll(/font-size="([\d.]+)"/gu)].map(([, size]) => Number(size));
      expect(sizes.length).toBeGreaterThan(0);
      for (const size of sizes) expect(size).toBeGreaterThanOrEqual(LEAST);
    }
  });

  test('backs, badges and Nations are drawn', () => {
    const paid = RESOURCES.map((kind) =>
      paidCardBack({ steel: 1, circuits: 1, fuel: 1, [kind]: 2 }, palette),
    );
    const things = [
      cardBack(palette),
      ...paid,
      ...ROBOT_IDS.map((id) => robotBadge(id, palette)),
      ...NATION_IDS.map((id) => nationCard(id, palette)),
    ].map(drawn);
    expect(new Set(things).size).toBe(things.length);
    for (const thing of things) expect(isWellFormed(thing)).toBe(true);
  });
});

test('the figures on a face are as large as its letters', () => {
  for (const height of Object.values(FIGURE_HEIGHTS)) expect(height / CAPITALS).toBeGreaterThanOrEqual(LEAST);
});

test('icons and emblems differ in their shapes, not in their colours alone', () => {
  const things = [
    ...[...RESOURCES, ...TYPES, ...TOKENS].map((id) => icon(id, 24)),
    ...(['activated', 'passive', 'instant', 'energy', 'strength'] as const).map((id) => icon(id, 24)),
    ...NATION_IDS.map((id) => nationEmblem(id)),
  ];
  const shapes = things.map((thing) => drawn(thing).replaceAll(/#[0-9a-f]{6}/gu, ''));
  expect(new Set(shapes).size).toBe(things.length);
});

test('a Monster is awake or asleep, and its arms turn around their joints', () => {
  const pictures = MONSTER_IDS.map((id) => {
    const monster = monsterPicture(id);
    const awake = drawn(monster);
    expect(isWellFormed(awake)).toBe(true);
    expect(monster.getChildrenByLabel('arm').length).toBeGreaterThan(0);
    for (const arm of monster.getChildrenByLabel('arm'))
      expect([arm.pivot.x, arm.pivot.y]).toEqual([arm.x, arm.y]);
    expect(drawn(monsterPicture(id, true))).not.toBe(awake);
    return awake;
  });
  expect(new Set(pictures).size).toBe(MONSTER_IDS.length);
});

test('a name is written in one line or two, and no word is too long for the card', () => {
  for (const id of ROBOT_IDS) {
    const { lines } = nameLines(id);
    expect(lines.join(' ')).toBe(robotName(id));
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const text of lines) expect(text.length).toBeLessThanOrEqual(9);
  }
});

test.each([116, 100, 76, 60])('of a card of which %i units are seen, the name is written there', (seen) => {
  for (const id of ROBOT_IDS) {
    const { lines, size } = nameLines(id, seen);
    expect(size).toBeGreaterThanOrEqual(17.5);
    for (const text of lines) {
      expect(wordWidth(text) * size).toBeLessThanOrEqual(seen - 4);
      // Enough of it to know it again.
      expect(text.length).toBeGreaterThanOrEqual(Math.min(3, robotName(id).length));
    }
    if (seen >= 90) expect(lines.join(' ')).toBe(robotName(id));
  }
});
