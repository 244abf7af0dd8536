/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Where the light of all boards comes from: the upper left, and from above. */
export const LIGHT = { x: -0.62, y: -0.55, z: 0.56 } as const;

const STEEP = 0.9;
/** What a face turned away from the light keeps, and what the light adds. */
const SHADE = { dark: 0.36, lit: 0.95 } as const;

/** How bright a ground is that rises by `across` and `down` a unit: 1 is its own colour. */
export function brightness(across: number, down: number): number {
  const [x, y] = [-across * STEEP, -down * STEEP];
  const facing = (x * LIGHT.x + y * LIGHT.y + LIGHT.z) / Math.hypot(x, y, 1);
  return SHADE.dark + SHADE.lit * Math.max(0, facing);
}

/** A ground of some height and colour, under the light. */
export const litGround =
  (height: (x: number, y: number) => number, colour: (x: number, y: number) => Rgb) =>
  (x: number, y: number): Rgb => {
    const here = height(x, y);
    const light = brightness(here - height(x - 1, y), here - height(x, y - 1));
    const [red, green, blue] = colour(x, y);
    return [red * light, green * light, blue * light];
  };
