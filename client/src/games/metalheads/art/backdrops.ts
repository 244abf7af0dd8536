import type { RobotType } from '@gearhall/shared/games/metalheads/content/types';
import type { GraphicsContext } from 'pixi.js';
import { ellipse, smooth, type Outline } from '../../../stage/forms/outlines';

/** A colour and what it fills, within the window of a card: x -58 to 58, y -82 to 30. */
type Wash = readonly [colour: number, outline: Outline];

const WINDOW = [-57, -77, -52, -82, 52, -82, 57, -77, 58, 30, -58, 30];
const hill = (points: Outline): Outline => [...smooth(points, false), 58, 30, -58, 30];
const disc = (x: number, y: number, r: number): Outline => ellipse(x, y, r, r);
const ray = (angle: number): Outline => {
  const at = (turn: number, far: number): Outline => [
    10 + Math.cos(turn) * far,
    -27 + Math.sin(turn) * far * 0.98,
  ];
  return [10, -27, ...at(angle - 0.13, 48), ...at(angle + 0.13, 48)];
};

/** What is behind the Robots: light, and calm enough for their outlines. */
const WASHES: Readonly<Record<RobotType, readonly Wash[]>> = {
  land: [
    [0xf0dfb4, WINDOW],
    [0xf8efd2, disc(30, -50, 20)],
    [0xd9bf88, hill([-58, -20, -30, -40, -6, -16, 22, -34, 58, -10])],
    [0xb99a62, hill([-58, 10, -20, 4, 20, 12, 58, 6])],
  ],
  sea: [
    [0xc2e6ec, WINDOW],
    [0x9fd3df, hill([-58, -44, -30, -52, 0, -40, 30, -52, 58, -44])],
    [0x7fbfd2, hill([-58, -6, -30, -14, 0, -2, 30, -14, 58, -6])],
    [0xe4f6f8, disc(46, -30, 4)],
    [0xe4f6f8, disc(40, -42, 2.6)],
    [0xe4f6f8, disc(-30, 12, 3.4)],
  ],
  sky: [
    [0xbcdcf0, WINDOW],
    [0xe9f5fb, hill([-58, 16, -40, 2, -22, 18, -4, 4, 18, 20, 36, 6, 58, 18])],
    [0xe9f5fb, smooth([-40, -40, -26, -54, -8, -46, 4, -40, -6, -36, -36, -36])],
    [0xe9f5fb, smooth([20, -62, 34, -74, 50, -66, 57, -60, 48, -56, 24, -57])],
  ],
  core: [
    [0xd9c8ea, WINDOW],
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((at): Wash => [0xe8dcf4, ray((at / 10) * 2 * Math.PI + 0.3)]),
    [0xb79dd2, hill([-58, 14, 58, 14])],
  ],
};

export function paintBackdrop(pen: GraphicsContext, type: RobotType): void {
  for (const [colour, outline] of WASHES[type]) pen.poly([...outline]).fill(colour);
}
