import type { Brush } from '../../../stage/paint/pieces';
import type { Ornament, Ridge } from './landscapes';

interface Standing {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ridge: Ridge;
}

function shape(brush: Brush, points: readonly (readonly [number, number])[], colour: string): void {
  const path = new Path2D();
  for (const [x, y] of points) path.lineTo(x, y);
  path.closePath();
  brush.fillStyle = colour;
  brush.fill(path);
  brush.lineWidth = 1.6;
  brush.strokeStyle = 'rgba(21,17,14,.6)';
  brush.stroke(path);
}

/** The middle of a round thing, and half of its width and height. */
type Round = readonly [x: number, y: number, wide: number, high: number];

function round(brush: Brush, [x, y, wide, high]: Round, colour: string): void {
  brush.beginPath();
  brush.ellipse(x, y, wide, high, 0, 0, 2 * Math.PI);
  brush.fillStyle = colour;
  brush.fill();
  brush.lineWidth = 1.6;
  brush.strokeStyle = 'rgba(21,17,14,.6)';
  brush.stroke();
}

/** What stands on a ridge, and waves. */
export const ORNAMENTS: Readonly<Record<Ornament, (brush: Brush, standing: Standing) => void>> = {
  pine: (brush, { x, y, size }) => {
    for (const [up, wide] of [
      [0, 0.42],
      [0.4, 0.33],
      [0.8, 0.23],
    ] as const)
      shape(
        brush,
        [
          [x - size * wide, y - size * up],
          [x, y - size * (up + 0.75)],
          [x + size * wide, y - size * up],
        ],
        up === 0.8 ? '#dcebf0' : '#3f6a5c',
      );
  },
  wave: (brush, { x, y, size }) => {
    const foot = y + size * (0.5 + ((x * 7) % 5) * 0.22);
    brush.strokeStyle = 'rgba(226,244,248,.75)';
    brush.lineCap = 'round';
    brush.lineWidth = 2.2;
    brush.beginPath();
    brush.moveTo(x - size * 0.6, foot);
    brush.quadraticCurveTo(x - size * 0.1, foot - size * 0.5, x + size * 0.3, foot - size * 0.12);
    brush.quadraticCurveTo(x + size * 0.16, foot + size * 0.12, x + size * 0.02, foot - size * 0.04);
    brush.stroke();
  },
  rock: (brush, { x, y, size, ridge }) =>
    shape(
      brush,
      [
        [x - size * 0.5, y],
        [x - size * 0.32, y - size * 0.7],
        [x + size * 0.1, y - size],
        [x + size * 0.42, y - size * 0.5],
        [x + size * 0.55, y],
      ],
      ridge.lit,
    ),
  reed: (brush, { x, y, size, ridge }) => {
    brush.strokeStyle = ridge.lit;
    brush.lineWidth = 2;
    brush.beginPath();
    brush.moveTo(x, y + 4);
    brush.quadraticCurveTo(x, y - size * 0.6, x + size * 0.22, y - size * 1.1);
    brush.stroke();
    round(brush, [x + size * 0.2, y - size * 1.05, 2, size * 0.18], '#6b4a2c');
  },
  cap: (brush, { x, y, size, ridge }) => {
    shape(
      brush,
      [
        [x - size * 0.12, y],
        [x - size * 0.08, y - size * 0.8],
        [x + size * 0.08, y - size * 0.8],
        [x + size * 0.12, y],
      ],
      '#b99cb4',
    );
    round(brush, [x, y - size * 0.85, size * 0.42, size * 0.24], ridge.lit);
  },
  tree: (brush, { x, y, size, ridge }) => {
    shape(
      brush,
      [
        [x - size * 0.09, y + 2],
        [x - size * 0.05, y - size * 0.7],
        [x + size * 0.05, y - size * 0.7],
        [x + size * 0.09, y + 2],
      ],
      '#4b3524',
    );
    for (const [across, up, wide] of [
      [-0.24, 0.72, 0.3],
      [0.24, 0.76, 0.3],
      [0, 1.05, 0.36],
    ] as const)
      round(brush, [x + size * across, y - size * up, size * wide, size * wide * 0.86], ridge.lit);
  },
};
