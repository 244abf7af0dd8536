import {
  groundAt,
  HEX_IDS,
  TERRAIN_IDS,
  type HexId,
  type TerrainId,
} from '@gearhall/shared/games/kriegbot/content/map';
import { SOLO_IDS, type TeamId } from '@gearhall/shared/games/kriegbot/content/teams';
import { Graphics } from 'pixi.js';
import { paletteFor } from '../../../stage/drawing/palette';
import { away } from '../../../stage/geometry/geometry';
import type { Rgb } from '../../../stage/paint/light';
import { contrastOf, luminance } from '../../../stage/paint/testing/contrast';
import { pointOf, SHEET } from '../looks/layout';
import { TEAM_COLOURS } from '../looks/looks';
import { nearnessOf } from './nearness';
import { reliefPlan } from './relief';
import { flowAt } from './structures';
import { drawBase } from '../views/bases';

const terrainOf = (id: HexId): TerrainId => groundAt(id).terrain;
const { shade } = reliefPlan(terrainOf);
const isInside = (id: HexId): boolean => groundAt(id).halves > 0 && groundAt(id).halves < 30;

/** What lies around the middle of some hexes. */
const shadesOf = (hexes: readonly HexId[], far: number): readonly Rgb[] =>
  hexes.filter(isInside).flatMap((id) =>
    [0, 1, 2, 3, 4, 5].map((sixth) => {
      const { x, y } = away(pointOf(id), (sixth * Math.PI) / 3, far);
      return shade(x, y);
    }),
  );
const only = (terrain: TerrainId): readonly HexId[] => HEX_IDS.filter((id) => terrainOf(id) === terrain);
const mean = (points: readonly Rgb[], of: 0 | 1 | 2): number =>
  points.reduce((sum, point) => sum + point[of], 0) / points.length;

test('the ground is the same each time', () => {
  expect(reliefPlan(terrainOf).shade(431, 277)).toEqual(shade(431, 277));
});

test.each(['green', 'yellow', 'police'] as const)(
  'the side %s stands out 3:1 from the lightest spot of the ground, also for who cannot tell red from green',
  (team) => {
    const points: Rgb[] = [];
    for (let x = SHEET.x; x < SHEET.x + SHEET.width; x += 7)
      for (let y = SHEET.y; y < SHEET.y + SHEET.height; y += 11) points.push(shade(x, y));
    expect(contrastOf(TEAM_COLOURS[team], points)).toBeGreaterThanOrEqual(3);
  },
);

/** The lightest and the darkest twentieth of a ground. */
function extremesOf(terrain: TerrainId): readonly Rgb[] {
  const points = [8, 16, 24, 30].flatMap((far) => shadesOf(only(terrain), far));
  const sorted = points.toSorted((one, other) => luminance(one) - luminance(other));
  const twentieth = Math.ceil(sorted.length / 20);
  return [...sorted.slice(0, twentieth), ...sorted.slice(-twentieth)];
}

/** What a base is drawn with, one after the other: each with its colour, its opacity, and its width. */
function strokesOf(team: TeamId) {
  const pen = new Graphics();
  const colour = TEAM_COLOURS[team];
  drawBase(pen, team, { ink: paletteFor(false).ink, colour, rim: colour });
  return pen.context.instructions.flatMap(({ action, data }) => {
    if (action === 'texture') return [];
    const { color, alpha } = data.style;
    return [{ action, color, alpha, width: 'width' in data.style ? (data.style.width ?? 0) : 0 }];
  });
}

const over = (color: number, alpha: number, ground: Rgb): Rgb =>
  [16, 8, 0].map((shift, part) => {
    const channel = (color >> shift) & 255;
    return channel * alpha + (ground[part] ?? 0) * (1 - alpha);
  }) as unknown as Rgb;

const SIDES = [...SOLO_IDS, 'green', 'yellow', 'police'] as const;

/** Between the colour and the ground lies ink, on both sides of the rim: enough of it to be seen, and as dark as it must be. */
test.each(SIDES.flatMap((side) => TERRAIN_IDS.map((terrain) => [side, terrain] as const)))(
  'the rim of %s stands out 3:1 from all that lies next to it on %s, at its lightest and its darkest',
  (side, terrain) => {
    const [fill, ink, ...rims] = strokesOf(side);
    if (!fill || !ink || rims.length === 0) throw new Error('The base has no rim.');
    expect([fill.action, ink.action]).toEqual(['fill', 'stroke']);
    const grounds = extremesOf(terrain);
    expect(grounds.length).toBeGreaterThan(1);
    const without = grounds.map((ground) => over(ink.color, ink.alpha, ground));
    const within = grounds.map((ground) => over(ink.color, ink.alpha, over(fill.color, fill.alpha, ground)));
    for (const rim of rims) {
      expect(rim).toMatchObject({ color: TEAM_COLOURS[side], alpha: 1 });
      expect((ink.width - rim.width) / 2).toBeGreaterThanOrEqual(3);
      expect(contrastOf(rim.color, [...without, ...within])).toBeGreaterThanOrEqual(3);
    }
  },
);

test('every water hex is water, and what lies beside a river is not', () => {
  const water = only('water');
  const wet = shadesOf(water, 8);
  expect(mean(wet, 2)).toBeGreaterThan(mean(wet, 0) * 1.8);
  const dry = shadesOf(
    HEX_IDS.filter((id) => terrainOf(id) !== 'water'),
    6,
  );
  expect(dry.filter(([red, , blue]) => blue > red * 1.8)).toEqual([]);
});

test('hills rise to the light, a marsh is darker than open ground', () => {
  const [clear, marsh] = (['clear', 'plain'] as const).map((terrain) => {
    const lights = shadesOf(only(terrain), 10).map(luminance);
    return lights.reduce((sum, light) => sum + light, 0) / lights.length;
  });
  expect(marsh).toBeLessThan((clear ?? 0) * 0.8);
  // The side that faces the light is lighter than the one that faces away from it.
  for (const id of only('hill').filter(isInside)) {
    const [toward, from] = [-1, 1].map((way) => {
      const { x, y } = away(pointOf(id), (way * 3 * Math.PI) / 4 + (way < 0 ? 0 : -Math.PI / 2), 18);
      return luminance(shade(x, y));
    });
    expect([id, (toward ?? 0) > (from ?? 1)]).toEqual([id, true]);
  }
});

test('when the dam breaks the plain is under water', () => {
  const flooded = reliefPlan((id) => (terrainOf(id) === 'plain' ? 'water' : terrainOf(id)));
  for (const id of only('plain').filter(isInside)) {
    const { x, y } = pointOf(id);
    const [red, , blue] = flooded.shade(x, y);
    expect(blue).toBeGreaterThan(red * 1.8);
  }
});

test('how near something is: at its middle 0, and between neighbours no further where they are linked', () => {
  const [one, next] = [pointOf('K7'), pointOf('K8')];
  const between = { x: one.x, y: (one.y + next.y) / 2 };
  const [linked, apart] = [nearnessOf(['K7', 'K8'], true), nearnessOf(['K7', 'K8'], false)];
  expect(linked(between.x, between.y)).toBeLessThan(4);
  expect(apart(between.x, between.y)).toBeGreaterThan(28);
  expect(nearnessOf([], true)(100, 100)).toBeGreaterThan(60);
  expect(apart(between.x + 1000, between.y)).toBeGreaterThan(60);
});

test('what goes across a river lies at right angles to it; on land there is no river', () => {
  const isRiver = (id: HexId): boolean => ['K7', 'K8', 'K9'].includes(id);
  expect(Math.abs(Math.sin(flowAt('K8', isRiver) ?? 0))).toBeCloseTo(1);
  expect(flowAt('A1', isRiver)).toBeUndefined();
});
