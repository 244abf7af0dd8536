/** Outlines as flat lists of coordinates: x, y, x, y, ... Screen directions: y grows downwards. */
export type Outline = readonly number[];

interface Spot {
  readonly x: number;
  readonly y: number;
}

const spotsOf = (outline: Outline): readonly Spot[] =>
  Array.from({ length: outline.length / 2 }, (_, at) => ({
    x: outline[at * 2] ?? 0,
    y: outline[at * 2 + 1] ?? 0,
  }));

const flat = (spots: readonly Spot[]): Outline => spots.flatMap(({ x, y }) => [x, y]);

const between = (from: Spot, to: Spot, share: number): Spot => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** Cuts every corner off twice, so that few points make a round outline. */
export function smooth(outline: Outline, isClosed = true, times = 2): Outline {
  if (times === 0) return outline;
  const spots = spotsOf(outline);
  const cut = spots.flatMap((spot, at) => {
    const next = spots[at + 1] ?? (isClosed ? spots[0] : undefined);
    return next ? [between(spot, next, 0.25), between(spot, next, 0.75)] : [];
  });
  const [first, last] = [spots[0], spots.at(-1)];
  return smooth(flat(isClosed || !first || !last ? cut : [first, ...cut, last]), isClosed, times - 1);
}

/** An ellipse with as many corners as can be seen on a card. */
export function ellipse(x: number, y: number, rx: number, ry: number): Outline {
  const corners = Math.max(8, Math.ceil(6 * Math.sqrt(Math.max(rx, ry))));
  return Array.from({ length: corners }, (_, at) => {
    const angle = (at / corners) * 2 * Math.PI;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  }).flat();
}

/** Where the light comes from: the upper left. */
const LIGHT = { x: 0.42, y: 0.91 };
const depth = ({ x, y }: Spot): number => x * LIGHT.x + y * LIGHT.y;

/**
 * The part of an outline that the light reaches last (`from` below 1, counted from its lit end) or first
 * (`from` below 0, counted from the other end); fewer than three points: nothing.
 */
export function shaded(outline: Outline, from: number): Outline {
  const spots = spotsOf(outline);
  const depths = spots.map(depth);
  const [near, far] = [Math.min(...depths), Math.max(...depths)];
  const sign = Math.sign(from);
  const level = (from > 0 ? near : far) + (far - near) * from;
  const over = (spot: Spot): number => (depth(spot) - level) * sign;
  return flat(
    spots.flatMap((spot, at) => {
      const next = spots[(at + 1) % spots.length] ?? spot;
      const [here, there] = [over(spot), over(next)];
      const kept = here >= 0 ? [spot] : [];
      return here * there < 0 ? [...kept, between(spot, next, here / (here - there))] : kept;
    }),
  );
}

/** How a part is placed: moved, enlarged, turned by `turn` degrees clockwise, mirrored left to right. */
export interface Placing {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly turn?: number;
  readonly isMirrored?: boolean;
}

export function placed(
  outline: Outline,
  { x = 0, y = 0, scale = 1, turn = 0, isMirrored }: Placing,
): Outline {
  const angle = (turn / 180) * Math.PI;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const way = isMirrored ? -1 : 1;
  return flat(
    spotsOf(outline).map((spot) => ({
      x: x + way * (spot.x * cos - spot.y * sin),
      y: y + spot.x * sin + spot.y * cos,
    })),
  );
}
