import type { Seat } from '@gearhall/shared/core/ground/seats';
import { seatColour } from '../../../stage/drawing/palette';
import type { Point } from '../../../stage/geometry/geometry';
import { coin, glow, INK, plate, rivets, softShadow, translucent, turned } from '../../../stage/paint/pieces';
import type { Painting } from '../../../stage/sprites/Textures';
import { METALS } from '../looks/colours';
import type { Coin } from '../views/coinPiles';

const DENSITY = 2;
/** Everything of a ship fits into a square of this side. */
const SIDE = 116;
/** A ship has six facings, a turn of the sixth part of a circle apart; at 0 its bow points to the right. */
export const FACINGS = 6;
export const angleOf = (facing: number): number => (facing / FACINGS) * 2 * Math.PI;

/** The upper side of an outline, from bow to stern, mirrored to the whole. */
const mirrored = (upper: readonly (readonly [number, number])[]): Point[] => [
  ...upper.map(([x, y]) => ({ x, y })),
  ...upper.toReversed().flatMap(([x, y]) => (y === 0 ? [] : [{ x, y: -y }])),
];

const HULL = mirrored([[42, 0], [27, -17], [-4, -29], [-34, -31], [-27, 0]]); // prettier-ignore
const DECK = mirrored([[37, 0], [23, -14], [-3, -24], [-11, -24], [-11, 0]]); // prettier-ignore
const COCKPIT = mirrored([[29, 0], [23, -5], [16, -4], [16, 0]]); // prettier-ignore
const RIVETS: readonly Point[] = [{ x: -8, y: -23 }, { x: -8, y: 23 }, { x: 12, y: -19 }, { x: 12, y: 19 }]; // prettier-ignore

/** The hull with its deck in the colour of the seat, lit from the upper left in each facing. */
export const hullPainting = (owner: Seat, facing: number): Painting => ({
  ...{ width: SIDE, height: SIDE, density: DENSITY },
  paint: (brush) => {
    const angle = angleOf(facing);
    const colour = seatColour(owner);
    const faced = (points: readonly Point[]): Point[] => points.map((point) => turned(point, angle));
    glow(brush, { x: 0, y: 0 }, 56, [colour, 0.34]);
    softShadow(brush, { x: 6, y: 8 }, 44, 40);
    plate(brush, faced(HULL), '#66727e');
    plate(brush, faced(DECK), translucent(colour, 1), 2);
    plate(brush, faced(COCKPIT), '#16202c', 1.4);
    rivets(brush, faced(RIVETS), 2);
  },
});

const COIN_RADIUS: Readonly<Record<Coin, number>> = { pennies: 7.4, nickels: 7.6, dimes: 6 };

/** A coin lies in a hull as an engine or a gun. */
export const coinPainting = (kind: Coin): Painting => ({
  ...{ width: 22, height: 22, density: DENSITY * 1.5 },
  paint: (brush) => {
    softShadow(brush, { x: 1.4, y: 1.8 }, COIN_RADIUS[kind] + 2.4);
    coin(brush, { x: 0, y: 0 }, COIN_RADIUS[kind], METALS[kind]);
  },
});

const BOW = { radius: 41, half: 0.5 } as const;

/** A bow plate of silver: an arc before the bow, as wide as a hand's breadth of its circle. */
export const bowPainting = (facing: number): Painting => ({
  ...{ width: SIDE, height: SIDE, density: DENSITY },
  paint: (brush) => {
    const angle = angleOf(facing);
    const { shine, rim } = METALS.dimes;
    const light = brush.createLinearGradient(-44, -44, 44, 44);
    light.addColorStop(0, shine);
    light.addColorStop(1, rim);
    brush.lineCap = 'round';
    const strokes = [[7, INK], [4.4, light]] as const; // prettier-ignore
    for (const [width, style] of strokes) {
      brush.beginPath();
      brush.arc(0, 0, BOW.radius, angle - BOW.half, angle + BOW.half);
      brush.lineWidth = width;
      brush.strokeStyle = style;
      brush.stroke();
    }
  },
});

/** Where the coins of a ship lie while its bow points to the right, in the order in which they are filled. */
export const SLOTS: Readonly<Record<Coin, readonly Point[]>> = {
  pennies: [
    { x: -31, y: 0 },
    { x: -33, y: -16 },
    { x: -33, y: 16 },
    { x: -18, y: 0 },
    { x: -18, y: -15 },
    { x: -18, y: 15 },
  ],
  nickels: [
    { x: 4, y: -28 },
    { x: 4, y: 28 },
    { x: -13, y: -32 },
    { x: -13, y: 32 },
  ],
  /** Each plate lies before the one behind it. */
  dimes: [
    { x: 2, y: 0 },
    { x: 8.5, y: 0 },
    { x: 15, y: 0 },
  ],
};

/** Where the number of a kind of coin stands that a ship has more of than it shows. */
export const NUMBER_AT: Readonly<Record<Coin, Point>> = {
  pennies: { x: -35, y: 0 },
  nickels: { x: 0, y: 30 },
  dimes: { x: 48, y: 0 },
};
