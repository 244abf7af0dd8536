import type { CarCardId } from '@gearhall/shared/games/rushncrush/content/cars';
import type { DieLook } from '../../../stage/drawing/dieFace';
import { mix, type Palette } from '../../../stage/drawing/palette';

/** The colours of the track, derived from those of the hall. */
export interface TrackColours {
  readonly earth: number;
  readonly stone: number;
  readonly shoulder: number;
  readonly asphalt: number;
  readonly seam: number;
  readonly lane: number;
  readonly paint: number;
  readonly kerb: readonly [number, number];
  readonly wallSide: number;
  readonly wallTop: number;
}

/** High contrast has black plates; there only its edges set the road apart from them. */
export function trackColours({
  plate,
  cell,
  steelDark,
  print,
  text,
  silver,
  danger,
  ink,
  copperDark,
}: Palette): TrackColours {
  const asphalt = mix(cell, steelDark, 0.3);
  return {
    earth: mix(plate, copperDark, 0.14),
    stone: mix(plate, print, 0.22),
    shoulder: mix(plate, ink, 0.6),
    asphalt,
    seam: mix(asphalt, print, 0.3),
    lane: mix(asphalt, print, 0.62),
    paint: mix(asphalt, text, 0.8),
    kerb: [mix(danger, ink, 0.12), mix(silver, ink, 0.1)],
    wallSide: mix(ink, steelDark, 0.35),
    wallTop: mix(steelDark, silver, 0.45),
  };
}

/** On painted sand the road is asphalt of its own, with a darker line where the tyres have been. */
export function desertColours(palette: Palette): TrackColours {
  const asphalt = 0x36373b;
  return {
    ...trackColours(palette),
    ...{ earth: 0x5a452f, shoulder: 0x2a1f15, asphalt },
    seam: mix(asphalt, palette.print, 0.26),
  };
}

export const HEAT_DICE: DieLook = { face: 0xb3261a, pips: 0xfff3e8 };

/** How long and wide a car is, bumpers and all, in units of the board. */
export const CAR = { length: 56, width: 28 } as const;

/**
 * The outline of each car, nose to the east, as alternating x and y; only the right half: the left
 * mirrors it.
 */
export const HULLS: Readonly<Record<CarCardId, readonly number[]>> = {
  gravedigger: [26, 0, 26, 5, 17, 8, 9, 11.5, -12, 12, -25, 10, -27, 0],
  coffinNail: [28, 0, 22, 4, 8, 6, 2, 11, -14, 12.5, -26, 7, -26, 0],
  permafrost: [25, 0, 25, 8, 20, 11.5, -20, 11.5, -26, 8, -26, 0],
  perigee: [27, 0, 20, 7, 6, 9, -4, 12, -20, 12.5, -25, 5, -23, 0],
  drumMajor: [26, 0, 25, 6, 14, 7, 10, 12, -22, 12, -22, 6, -27, 5, -27, 0],
  highNoon: [27, 0, 24, 6, 12, 10, -6, 9, -12, 12.5, -24, 12.5, -27, 4, -25, 0],
};

/** Where the windscreen begins, and how far the shape of the seat lies behind it. */
export const CABIN = { front: 8, back: 1, heart: -9, radius: 8.6 } as const;
