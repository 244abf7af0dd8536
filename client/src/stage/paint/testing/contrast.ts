import { SEAT_LOOKS } from '../../../ui/theme/seatLooks';
import { numberOf } from '../../drawing/palette';
import type { Rgb } from '../light';

const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

export const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);

const rgbOf = (colour: number): Rgb => [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255];

/** How somebody without the cones for green sees a colour (Viénot, Brettel and Mollon 1999). */
const asDeuteranope = ([red, green, blue]: Rgb): Rgb => {
  const mixed = 0.29275 * channel(red) + 0.70725 * channel(green);
  const third = Math.max(0, -0.02234 * channel(red) + 0.02234 * channel(green) + channel(blue));
  const back = (light: number): number =>
    255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
  return [back(mixed), back(mixed), back(Math.min(1, third))];
};

/** The least contrast of one colour to any of these, also for who cannot tell red from green. */
export const contrastOf = (colour: number, ground: readonly Rgb[]): number =>
  Math.min(
    ...[(seen: Rgb) => seen, asDeuteranope].map((seen) => {
      const lightest = ground.reduce((most, point) => Math.max(most, luminance(seen(point))), 0);
      return (luminance(seen(rgbOf(colour))) + 0.05) / (lightest + 0.05);
    }),
  );

/** The contrast of the darkest seat to the lightest of these colours, also for who cannot tell red from green. */
export const leastContrast = (ground: readonly Rgb[]): number =>
  Math.min(
    ...[(colour: Rgb) => colour, asDeuteranope].map((seen) => {
      const seats = SEAT_LOOKS.map(({ colour }) => luminance(seen(rgbOf(numberOf(colour)))));
      const lightest = Math.max(...ground.map((point) => luminance(seen(point))));
      return (Math.min(...seats) + 0.05) / (lightest + 0.05);
    }),
  );
