import type { FixedId, ItemId } from '@gearhall/shared/games/rushncrush/content/equipment';
import type { Graphics } from 'pixi.js';
import { mirrored } from '../../../stage/geometry/outline';
import { mix, seatColour, type Palette } from '../../../stage/drawing/palette';
import { shapePath } from '../../../stage/drawing/shapes';
import { seatLook } from '../../../ui/theme/seatLooks';
import { CABIN, HULLS } from '../looks/looks';
import type { CarPicture } from '../looks/picture';

type Draw = (pen: Graphics, palette: Palette) => void;

const bar = (
  pen: Graphics,
  box: readonly [number, number, number, number],
  color: number,
  ink: number,
): void => {
  pen
    .roundRect(...box, 2)
    .fill(color)
    .stroke({ color: ink, width: 1.5 });
};

/** What each piece of fixed equipment adds to a car. */
const FIXED_LOOKS: Readonly<Record<FixedId, Draw>> = {
  /** Plates along both sides. */
  armorShielding: (pen, { steel, ink }) => {
    for (const y of [-14.5, 11]) bar(pen, [-13, y, 22, 3.5], steel, ink);
  },
  /** An antenna. */
  onBoardComputer: (pen, { silver }) => {
    pen.moveTo(-18, 8).lineTo(-27, 13).stroke({ color: silver, width: 1.8, cap: 'round' });
    pen.circle(-27, 13, 2).fill(silver);
  },
  /** A heavy bar in front of the nose. */
  combatBumper: (pen, { steel, ink }) => bar(pen, [25, -11, 5, 22], steel, ink),
  /** A rack of mines behind. */
  minelayer: (pen, { danger, ink, steelDark }) => {
    bar(pen, [-31, -9, 6, 18], steelDark, ink);
    for (const y of [-5, 0, 5]) pen.circle(-28, y, 2).fill(danger);
  },
};

/** What each piece of equipment shows while it is armed. */
const ARMED_LOOKS: Readonly<Record<ItemId, Draw>> = {
  machineGun: (pen, { silver, ink }) => {
    for (const y of [-4.5, 2]) bar(pen, [14, y, 17, 2.6], silver, ink);
  },
  flamer: (pen, { copper, hazard, ink }) => {
    for (const y of [-6, 3]) bar(pen, [-33, y, 11, 3.4], copper, ink);
    for (const y of [-4.3, 4.7]) pen.circle(-34, y, 2.4).fill(hazard);
  },
  sideBumper: (pen, { silver, ink }) => {
    for (const side of [-1, 1])
      for (const x of [-12, -4, 4])
        pen
          .poly([x, side * 12, x + 7, side * 12, x + 3.5, side * 17.5])
          .fill(silver)
          .stroke({ color: ink, width: 1.2 });
  },
  circularSaw: (pen, { silver, ink }) => {
    for (const side of [-1, 1]) {
      pen
        .star(15, side * 11, 9, 7, 4.6)
        .fill(silver)
        .stroke({ color: ink, width: 1.2 });
      pen.circle(15, side * 11, 1.8).fill(ink);
    }
  },
  rocketBooster: (pen, { copper, hazard, ink }) => {
    bar(pen, [-33, -3.5, 12, 7], copper, ink);
    pen.poly([-33, -3.5, -39, 0, -33, 3.5]).fill(hazard);
  },
  fireExtinguisher: (pen, { good, ink }) => bar(pen, [-22, -10.5, 9, 4], good, ink),
};

const WHEELS = [
  [11, -15.5],
  [11, 9.5],
  [-21, -16],
  [-21, 10],
] as const;

/** The wheels and the equipment of a car, nose to the east: what lies under its hull. */
export function drawFittings(pen: Graphics, { fixed, armed }: CarPicture, palette: Palette): void {
  for (const [x, y] of WHEELS)
    pen.roundRect(x, y, 12, 6, 2.5).fill(0x0a0908).stroke({ color: palette.steel, width: 1, alpha: 0.7 });
  for (const one of fixed) FIXED_LOOKS[one](pen, palette);
  for (const one of armed) ARMED_LOOKS[one](pen, palette);
}

/** A car from above, nose to the east, in flat colours. */
export function drawCar(pen: Graphics, picture: CarPicture, palette: Palette): void {
  const { seat, card } = picture;
  const { ink, hull, text, steel } = palette;
  const colour = seatColour(seat);
  const outline = mirrored(HULLS[card]);
  drawFittings(pen.clear(), picture, palette);
  pen
    .poly(outline)
    .fill(mix(hull, colour, 0.72))
    .stroke({ color: ink, width: 3.5, join: 'round' });
  pen.poly(outline).stroke({ color: mix(colour, text, 0.25), width: 1.8, join: 'round' });
  // A stripe over the hood, headlights, the windscreen.
  pen.poly([CABIN.front, -3, 24, -1.6, 24, 1.6, CABIN.front, 3]).fill(mix(colour, text, 0.55));
  for (const y of [-6, 6]) pen.ellipse(20.5, y * 0.75, 2.4, 1.6).fill(text);
  pen
    .poly([CABIN.front, -7, CABIN.front + 3, 0, CABIN.front, 7, CABIN.back, 7.5, CABIN.back, -7.5])
    .fill(ink)
    .stroke({ color: mix(ink, steel, 0.6), width: 1.2 });
}

/** The shape of the seat on the roof: always upright, since a rotated square would be a diamond. */
export function drawMark(pen: Graphics, { seat }: Pick<CarPicture, 'seat'>, { ink }: Palette): void {
  pen.clear();
  shapePath(pen, seatLook(seat).shape, { x: 0, y: 0 }, CABIN.radius)
    .fill(seatColour(seat))
    .stroke({ color: ink, width: 2.4, join: 'round' });
}
