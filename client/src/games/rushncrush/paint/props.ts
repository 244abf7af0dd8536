import { seeded } from '../../../stage/paint/noise';
import { glow, INK, plate, translucent, type Brush } from '../../../stage/paint/pieces';
import type { Painting } from '../../../stage/sprites/Textures';

/** What stands beside a course. None of it has anything to do with the race. */
export const PROP_KINDS = ['rock', 'boulder', 'cactus', 'cacti', 'tyres', 'mast', 'stand'] as const;
export type PropKind = (typeof PROP_KINDS)[number];

/** The low sun stands in the upper left: shadows are long, and fall to the lower right. */
const SHADOW = 'rgba(20,12,6,.42)';

interface Prop {
  /** The room that it takes, from its middle, in units of the board. */
  readonly radius: number;
  readonly painting: Painting;
}

function shadow(brush: Brush, from: readonly [number, number], length: number, width: number): void {
  brush.save();
  brush.translate(...from);
  brush.rotate(Math.atan2(0.62, 0.78));
  brush.fillStyle = SHADOW;
  brush.beginPath();
  brush.ellipse(length / 2, 0, length / 2 + width / 2, width / 2, 0, 0, 2 * Math.PI);
  brush.fill();
  brush.restore();
}

/** A stone with corners, of a size. */
function stone(brush: Brush, [x, y]: readonly [number, number], radius: number, next: () => number): void {
  const corners = 7;
  shadow(brush, [x, y + radius * 0.3], radius * 1.5, radius * 1.5);
  const outline = Array.from({ length: corners }, (_, corner) => {
    const [angle, far] = [(corner / corners) * 2 * Math.PI, radius * (0.78 + 0.34 * next())];
    return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far * 0.82 };
  });
  plate(brush, outline, '#7d6247', 2);
}

/** A bar with round ends. */
function limb(
  brush: Brush,
  path: readonly (readonly [number, number])[],
  [width, colour]: readonly [number, string],
): void {
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  brush.lineWidth = width;
  brush.strokeStyle = colour;
  brush.beginPath();
  for (const [x, y] of path) brush.lineTo(x, y);
  brush.stroke();
}

/** A saguaro: a trunk and two arms, lit from the left. */
function saguaro(brush: Brush, [x, y]: readonly [number, number], size: number): void {
  const at = (across: number, up: number): readonly [number, number] => [x + across * size, y - up * size];
  shadow(brush, at(0, 0), 46 * size, 12 * size);
  const parts = [
    [at(0, 0), at(0, 44)],
    [at(0, 16), at(-14, 16), at(-14, 30)],
    [at(0, 22), at(13, 22), at(13, 38)],
  ];
  for (const part of parts) limb(brush, part, [11 * size, INK]);
  for (const part of parts) limb(brush, part, [7.5 * size, '#4d6b3c']);
  for (const part of parts)
    limb(
      brush,
      part.map(([left, top]) => [left - 1.6 * size, top] as const),
      [1.6 * size, '#86a565'],
    );
}

function tyre(brush: Brush, x: number, y: number): void {
  for (const [radius, colour] of [
    [9, INK],
    [7.6, '#26262a'],
    [4.4, INK],
    [3.4, '#3d342a'],
  ] as const) {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.ellipse(x, y, radius, radius * 0.86, 0, 0, 2 * Math.PI);
    brush.fill();
  }
  brush.strokeStyle = 'rgba(255,255,255,.22)';
  brush.lineWidth = 1.2;
  brush.beginPath();
  brush.arc(x, y, 6.8, Math.PI, 1.6 * Math.PI);
  brush.stroke();
}

/** Two rows of stacks, one painted white. */
function tyres(brush: Brush): void {
  shadow(brush, [0, 6], 40, 46);
  for (const [column, x] of [-26, -9, 8, 25].entries())
    for (const lift of [0, 5, 10]) {
      tyre(brush, x, 6 - lift);
      if (column % 2 !== 1 || lift !== 10) continue;
      brush.strokeStyle = '#d9d2c4';
      brush.lineWidth = 2;
      brush.beginPath();
      brush.ellipse(x, 6 - lift, 6, 5, 0, 0, 2 * Math.PI);
      brush.stroke();
    }
}

/** A lamp on a mast, and its warm light on the sand. */
function mast(brush: Brush): void {
  glow(brush, { x: 0, y: 0 }, 148, [0xffb870, 0.3]);
  shadow(brush, [0, 34], 90, 7);
  limb(brush, [[0, 36], [0, -22]], [7, INK]); // prettier-ignore
  limb(brush, [[0, 36], [0, -22]], [4, '#8b8378']); // prettier-ignore
  const lamps = [-13, 0, 13];
  plate(brush, [{ x: -21, y: -30 }, { x: 21, y: -30 }, { x: 21, y: -17 }, { x: -21, y: -17 }], '#3b3b40', 2); // prettier-ignore
  for (const x of lamps) {
    glow(brush, { x, y: -23.5 }, 15, [0xffe2b0, 0.7]);
    brush.fillStyle = '#fff3d6';
    brush.beginPath();
    brush.arc(x, -23.5, 4, 0, 2 * Math.PI);
    brush.fill();
  }
}

const STAND = { width: 208, height: 118, rows: 6 } as const;
const SHIRTS = [0xd84b3a, 0xede6d8, 0x5fb0e8, 0xe3b23c, 0x7fc98a, 0xb98bff] as const;

/** Rows of people under the edge of a roof. */
function stand(brush: Brush, next: () => number): void {
  const { width, height, rows } = STAND;
  const [left, top] = [-width / 2, -height / 2];
  brush.fillStyle = SHADOW;
  brush.fillRect(left + 16, top + 18, width + 8, height + 6);
  const corner = (x: number, y: number) => ({ x: left + x, y: top + y });
  plate(brush, [corner(0, 0), corner(width, 0), corner(width, height), corner(0, height)], '#4b4037', 2.5);
  const row = (height - 26) / rows;
  for (let line = 0; line < rows; line += 1) {
    const y = top + 22 + line * row;
    brush.fillStyle = translucent(0x000000, 0.14 + 0.05 * (rows - line));
    brush.fillRect(left + 5, y, width - 10, row - 3);
    for (let seat = 0; seat < 20; seat += 1) {
      if (next() < 0.2) continue;
      const x = left + 11 + seat * 9.8 + (next() - 0.5) * 3;
      brush.fillStyle = translucent(SHIRTS[Math.floor(next() * SHIRTS.length)] ?? 0, 0.62);
      brush.fillRect(x - 3, y + 4, 6, 6);
      brush.fillStyle = '#b98f6c';
      brush.beginPath();
      brush.arc(x, y + 2.6, 2.5, 0, 2 * Math.PI);
      brush.fill();
    }
  }
  // The roof, striped as the kerbs are.
  plate(
    brush,
    [corner(-5, -7), corner(width + 5, -7), corner(width + 5, 15), corner(-5, 15)],
    '#9a3d31',
    2.5,
  );
  brush.fillStyle = 'rgba(237,230,216,.8)';
  for (let stripe = 0; stripe < 6; stripe += 1) brush.fillRect(left + 12 + stripe * 34, top - 4, 17, 16);
}

const painting = (width: number, height: number, paint: (brush: Brush) => void, density = 2): Painting => ({
  ...{ width, height, density, paint },
});

export const PROPS: Readonly<Record<PropKind, Prop>> = {
  rock: { radius: 16, painting: painting(64, 56, (brush) => stone(brush, [-6, -4], 12, seeded(3))) },
  boulder: {
    radius: 34,
    painting: painting(130, 110, (brush) => {
      const next = seeded(8);
      stone(brush, [-10, -6], 27, next);
      stone(brush, [20, 12], 14, next);
    }),
  },
  cactus: { radius: 30, painting: painting(110, 120, (brush) => saguaro(brush, [-8, 16], 1)) },
  cacti: {
    radius: 48,
    painting: painting(170, 150, (brush) => {
      saguaro(brush, [-30, 0], 0.8);
      saguaro(brush, [22, 6], 0.62);
      saguaro(brush, [-4, 30], 1.1);
    }),
  },
  tyres: { radius: 40, painting: painting(130, 90, tyres) },
  mast: { radius: 60, painting: painting(300, 300, mast, 1.5) },
  stand: { radius: 136, painting: painting(270, 180, (brush) => stand(brush, seeded(12))) },
};
