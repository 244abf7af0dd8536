import { SKULL_HEAT, fullStructure } from '@gearhall/shared/games/rushncrush/content/cars';
import type { Point } from '../../../stage/geometry/geometry';
import { mirrored } from '../../../stage/geometry/outline';
import { glow, plate, translucent, turned, type Brush } from '../../../stage/paint/pieces';
import { mix, seatColour } from '../../../stage/drawing/palette';
import type { Painting } from '../../../stage/sprites/Textures';
import { CABIN, HULLS } from '../looks/looks';
import type { CarPicture } from '../looks/picture';

/** The hull of a car, lit from the upper left in each of its facings. */

/** A car is painted anew after each of these turns. */
const FACINGS = 24;
export const angleOf = (facing: number): number => (facing / FACINGS) * 2 * Math.PI;
export const facingAt = (angle: number): number =>
  ((Math.round((angle / (2 * Math.PI)) * FACINGS) % FACINGS) + FACINGS) % FACINGS;

const DENSITY = 2.5;
const SIDE = 92;
const BONNET = { x: 17, y: 0 } as const;

/** How much a car has suffered. */
type Wear = 'whole' | 'bent' | 'burning';

export function wearOf({ card, structure }: Pick<CarPicture, 'card' | 'structure'>): Wear {
  if (structure <= 1) return 'burning';
  return structure <= fullStructure(card) / 2 ? 'bent' : 'whole';
}

export type HullLook = Pick<CarPicture, 'seat' | 'card' | 'structure' | 'heat' | 'gear'>;

export const hullPainting = (car: HullLook, facing: number): Painting => ({
  ...{ width: SIDE, height: SIDE, density: DENSITY },
  paint: (brush) => paintHull(brush, car, angleOf(facing)),
});

function paintHull(brush: Brush, car: HullLook, angle: number): void {
  const wear = wearOf(car);
  const colour = seatColour(car.seat);
  const outline = outlineOf(car.card, wear).map((point) => turned(point, angle));
  plate(brush, outline, translucent(mix(0x14161a, colour, 0.86), 1), 3);
  within(brush, outline, () => {
    gloss(brush);
    facing(brush, angle, () => {
      stripes(brush, colour);
      if (wear !== 'whole') scars(brush);
      heatGlow(brush, car.heat);
    });
  });
  facing(brush, angle, () => {
    lights(brush, car.gear <= 1);
    windows(brush);
  });
  if (wear === 'burning') flames(brush, turned(BONNET, angle));
  if (wear !== 'whole') fumes(brush, turned(BONNET, angle));
}

/** The nose of one that has been hit hard is pushed in, at one side more than at the other. */
function outlineOf(card: CarPicture['card'], wear: Wear): readonly Point[] {
  const flat = mirrored(HULLS[card]);
  const points = flat.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: flat[at + 1] ?? 0 }] : []));
  if (wear === 'whole') return points;
  return points.map(({ x, y }) =>
    x > 15 ? { x: x - (y > 0 ? 5.5 : 1.5), y: y + (y > 0 ? -2.5 : 1) } : { x, y },
  );
}

function within(brush: Brush, outline: readonly Point[], paint: () => void): void {
  brush.save();
  const path = new Path2D();
  for (const { x, y } of outline) path.lineTo(x, y);
  path.closePath();
  brush.clip(path);
  paint();
  brush.restore();
}

function facing(brush: Brush, angle: number, paint: () => void): void {
  brush.save();
  brush.rotate(angle);
  paint();
  brush.restore();
}

/** The low sun on the paint: a bright band toward it, dark away from it. It does not turn with the car. */
function gloss(brush: Brush): void {
  const light = brush.createLinearGradient(-20, -20, 20, 20);
  for (const [at, colour] of [
    [0, 'rgba(255,244,220,.3)'],
    [0.3, 'rgba(255,236,200,.04)'],
    [0.38, 'rgba(255,250,236,.5)'],
    [0.45, 'rgba(255,250,236,.06)'],
    [0.62, 'rgba(0,0,0,.08)'],
    [1, 'rgba(0,0,0,.5)'],
  ] as const)
    light.addColorStop(at, colour);
  brush.fillStyle = light;
  brush.fillRect(-SIDE / 2, -SIDE / 2, SIDE, SIDE);
}

/** Two stripes from nose to tail. */
function stripes(brush: Brush, colour: number): void {
  brush.fillStyle = translucent(mix(colour, 0xffffff, 0.72), 0.85);
  for (const y of [-3.4, 1]) brush.fillRect(-30, y, 60, 2.4);
}

/** Bare metal and soot where it has been hit. */
function scars(brush: Brush): void {
  glow(brush, { x: 23, y: 7 }, 13, [0x0c0a08, 0.75]);
  brush.strokeStyle = '#c3c9ce';
  brush.lineWidth = 1.1;
  for (const [x, y, dx, dy] of [
    [12, 7, 9, 3],
    [9, 9, 6, 1],
    [-14, -9, 9, 2],
    [-18, 8, 7, -2],
  ] as const) {
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + dx, y + dy);
    brush.stroke();
  }
}

/** What glows through the bonnet: the more, the closer the engine is to its end. */
function heatGlow(brush: Brush, heat: number): void {
  if (heat === 0) return;
  const share = Math.min(1, heat / (SKULL_HEAT - 1));
  glow(brush, BONNET, 11 + 6 * share, [0xff6a2a, 0.35 + 0.6 * share]);
  glow(brush, BONNET, 6, [0xffd27a, 0.75 * share]);
}

/** Headlights, and red ones behind, which are bright when it hardly moves. */
function lights(brush: Brush, isBraking: boolean): void {
  for (const side of [-1, 1]) {
    glow(brush, { x: 22, y: side * 5.5 }, 7, [0xfff4dc, 0.4]);
    brush.fillStyle = '#fffbe9';
    brush.beginPath();
    brush.ellipse(21.5, side * 5, 2.6, 1.7, 0, 0, 2 * Math.PI);
    brush.fill();
    if (isBraking) glow(brush, { x: -25, y: side * 6 }, 8, [0xff3b2f, 0.9]);
    brush.fillStyle = isBraking ? '#ff5a4a' : '#9c241c';
    brush.fillRect(-25.5, side * 6 - 2, 3, 4);
  }
}

/** Dark glass with the sky in it. */
function windows(brush: Brush): void {
  const { front, back } = CABIN;
  brush.lineJoin = 'round';
  brush.lineWidth = 1.6;
  brush.strokeStyle = '#05070a';
  for (const glass of [
    [
      [front, -7],
      [front + 4, 0],
      [front, 7],
      [back, 7.5],
      [back, -7.5],
    ],
    [
      [-18, -6.5],
      [-22, -5],
      [-22, 5],
      [-18, 6.5],
    ],
  ] as const) {
    const path = new Path2D();
    for (const [x, y] of glass) path.lineTo(x, y);
    path.closePath();
    brush.fillStyle = '#10161d';
    brush.fill(path);
    brush.stroke(path);
  }
  brush.strokeStyle = 'rgba(190,220,245,.75)';
  brush.lineWidth = 1.3;
  brush.beginPath();
  brush.moveTo(front - 1.5, -5.5);
  brush.lineTo(front + 1.8, 0);
  brush.stroke();
}

/** Smoke drifts to the lower right, with the wind. */
function fumes(brush: Brush, from: Point): void {
  for (const [far, size, alpha] of [
    [4, 7, 0.5],
    [10, 9, 0.36],
    [17, 10, 0.22],
  ] as const)
    glow(brush, { x: from.x + far, y: from.y + far * 0.62 }, size, [0x4a4744, alpha]);
}

/** Flames out of the bonnet always rise. */
function flames(brush: Brush, { x, y }: Point): void {
  glow(brush, { x, y: y - 3 }, 15, [0xff6a2a, 0.7]);
  for (const [left, height, width, colour] of [
    [-5, 11, 5, '#ff5a28'],
    [4, 13, 5, '#ff8c2e'],
    [0, 16, 6, '#ff8c2e'],
    [0, 10, 3.5, '#ffd27a'],
    [1, 6, 2, '#fff4d0'],
  ] as const) {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.moveTo(x + left - width, y + 2);
    brush.quadraticCurveTo(x + left - width, y - height * 0.4, x + left + width * 0.3, y - height);
    brush.quadraticCurveTo(x + left + width, y - height * 0.3, x + left + width, y + 2);
    brush.fill();
  }
}

/** The light of its headlights on the road before it, facing east. */
const BEAM = { from: 22, length: 96 } as const;

export const beamPainting: Painting = {
  ...{ width: 2 * (BEAM.from + BEAM.length), height: 96, density: 1 },
  paint: (brush) => {
    const light = brush.createRadialGradient(BEAM.from, 0, 4, BEAM.from, 0, BEAM.length);
    light.addColorStop(0, 'rgba(255,244,220,.5)');
    light.addColorStop(0.5, 'rgba(255,236,200,.2)');
    light.addColorStop(1, 'rgba(255,236,200,0)');
    brush.fillStyle = light;
    for (const y of [-5, 5]) {
      brush.beginPath();
      brush.moveTo(BEAM.from, y - 3);
      brush.lineTo(BEAM.from + BEAM.length, y * 3 - 24);
      brush.lineTo(BEAM.from + BEAM.length, y * 3 + 24);
      brush.lineTo(BEAM.from, y + 3);
      brush.fill();
    }
  },
};

export const shadowPainting: Painting = {
  ...{ width: 76, height: 48, density: 1 },
  paint: (brush) => {
    brush.scale(1, 0.6);
    glow(brush, { x: 0, y: 0 }, 37, [0x000000, 0.9]);
    glow(brush, { x: 0, y: 0 }, 35, [0x000000, 0.8]);
  },
};
