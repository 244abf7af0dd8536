import type { Brush } from '../paint/pieces';
import type { Painting } from '../sprites/Textures';

/** What particles and traces are made of: white pictures of 64 pixels, which take the colour of each. */
const SIDE = 64;
const HALF = SIDE / 2;

function light(brush: Brush, stops: readonly (readonly [at: number, alpha: number])[]): void {
  const shine = brush.createRadialGradient(0, 0, 0, 0, 0, HALF);
  for (const [at, alpha] of stops) shine.addColorStop(at, `rgba(255,255,255,${alpha})`);
  brush.fillStyle = shine;
  brush.fillRect(-HALF, -HALF, SIDE, SIDE);
}

function streak(brush: Brush): void {
  brush.save();
  brush.scale(1, 0.16);
  light(brush, [
    [0, 1],
    [0.45, 0.9],
    [1, 0],
  ]);
  brush.restore();
}

/** A cloud of soft balls. */
function puff(brush: Brush): void {
  for (const [x, y, size] of [
    [0, 0, 0.62],
    [-11, 5, 0.5],
    [10, 8, 0.46],
    [5, -11, 0.5],
    [-8, -9, 0.4],
  ] as const) {
    brush.save();
    brush.translate(x, y);
    brush.scale(size, size);
    light(brush, [
      [0, 0.7],
      [0.6, 0.5],
      [1, 0],
    ]);
    brush.restore();
  }
}

/** One piece of metal with a dark edge. */
const piece =
  (outline: string) =>
  (brush: Brush): void => {
    const path = new Path2D(outline);
    brush.fillStyle = '#ffffff';
    brush.fill(path);
    brush.strokeStyle = 'rgba(11,13,15,.95)';
    brush.lineWidth = 6;
    brush.stroke(path);
  };

/** A bent sheet of a body: a door, a bonnet. Light lies on its upper edge. */
function panel(brush: Brush): void {
  const path = new Path2D('M -29 -10 Q -4 -22 27 -13 L 30 6 Q 4 2 -20 17 Z');
  brush.fillStyle = '#e2e2e2';
  brush.fill(path);
  brush.strokeStyle = 'rgba(11,13,15,.95)';
  brush.lineWidth = 3.5;
  brush.stroke(path);
  brush.lineWidth = 2.5;
  brush.strokeStyle = '#ffffff';
  brush.stroke(new Path2D('M -24 -8 Q -4 -17 24 -10'));
  brush.strokeStyle = 'rgba(11,13,15,.45)';
  brush.stroke(new Path2D('M -20 12 L 3 -14'));
}

/** Only its rim takes a colour. */
function wheel(brush: Brush): void {
  for (const [size, colour] of [
    [25, '#0b0b0c'],
    [21, '#2c2b2a'],
    [14, '#0b0b0c'],
    [12, '#ffffff'],
    [4, '#0b0b0c'],
  ] as const) {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.arc(0, 0, size, 0, 2 * Math.PI);
    brush.fill();
  }
  brush.strokeStyle = '#0b0b0c';
  brush.lineWidth = 3.5;
  for (let spoke = 0; spoke < 5; spoke += 1) {
    const angle = (spoke / 5) * 2 * Math.PI;
    brush.beginPath();
    brush.moveTo(Math.cos(angle) * 3, Math.sin(angle) * 3);
    brush.lineTo(Math.cos(angle) * 13, Math.sin(angle) * 13);
    brush.stroke();
  }
}

function ring(brush: Brush): void {
  light(brush, [
    [0.7, 0],
    [0.86, 0.95],
    [1, 0],
  ]);
}

/** Soot: dark in the middle, with rays of unequal length. */
function scorch(brush: Brush): void {
  light(brush, [
    [0, 0.85],
    [0.42, 0.62],
    [0.9, 0],
  ]);
  brush.strokeStyle = 'rgba(255,255,255,.42)';
  brush.lineCap = 'round';
  for (let ray = 0; ray < 13; ray += 1) {
    const [angle, far] = [(ray / 13) * 2 * Math.PI, 17 + ((ray * 7) % 5) * 3.4];
    brush.lineWidth = 2 + (ray % 3);
    brush.beginPath();
    brush.moveTo(Math.cos(angle) * 9, Math.sin(angle) * 9);
    brush.lineTo(Math.cos(angle) * far, Math.sin(angle) * far);
    brush.stroke();
  }
}

/** What two tyres of a car that skids leave behind it. */
function rubber(brush: Brush): void {
  const along = brush.createLinearGradient(-HALF, 0, HALF, 0);
  for (const [at, alpha] of [
    [0, 0],
    [0.3, 0.8],
    [0.75, 0.95],
    [1, 0],
  ] as const)
    along.addColorStop(at, `rgba(255,255,255,${alpha})`);
  brush.fillStyle = along;
  for (const y of [-24, 13]) {
    brush.fillRect(-HALF, y, SIDE, 4.5);
    brush.fillRect(-HALF, y + 6.5, SIDE, 4.5);
  }
}

const painting = (paint: (brush: Brush) => void): Painting => ({
  ...{ width: SIDE, height: SIDE, density: 1 },
  paint,
});

export const GRAINS = {
  glow: painting((brush) =>
    light(brush, [
      [0, 1],
      [0.25, 0.6],
      [1, 0],
    ]),
  ),
  streak: painting(streak),
  puff: painting(puff),
  /** A splinter of a plate. */
  chip: painting(piece('M -20 -9 L 7 -21 L 21 3 L -5 20 Z')),
  /** Its fins are at the left. */
  missile: painting(piece('M 29 0 L 14 -8 H -15 L -28 -19 V 19 L -15 8 H 14 Z')),
  panel: painting(panel),
  wheel: painting(wheel),
  ring: painting(ring),
  scorch: painting(scorch),
  rubber: painting(rubber),
} as const satisfies Readonly<Record<string, Painting>>;
export type Grain = keyof typeof GRAINS;

/** These give light, where light can be added. */
export const SHINING: ReadonlySet<Grain> = new Set<Grain>(['glow', 'streak']);
