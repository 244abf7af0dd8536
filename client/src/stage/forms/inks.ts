import { shaded, type Outline } from './outlines';
import type { Part, Shape } from './shapes';
import { INK, shadesOf, type Shades } from './tones';

/** How wide outlines are: around all of a picture, and between its parts. */
export interface Weight {
  readonly rim: number;
  readonly seam: number;
}

/** An area, or with a width a line with round ends and corners. */
export interface Ink {
  readonly outlines: readonly Outline[];
  readonly colour: number;
  readonly width?: number;
  /** The line does not end where it began. */
  readonly isOpen?: boolean;
}

const area = (outline: Outline, colour: number): readonly Ink[] =>
  outline.length >= 6 ? [{ outlines: [outline], colour }] : [];
const along = (outline: Outline, colour: number, width: number): Ink => ({
  ...{ outlines: [outline], colour, width },
  isOpen: true,
});
const around = (outlines: readonly Outline[], colour: number, width: number): readonly Ink[] =>
  outlines.length > 0 ? [{ outlines, colour, width }] : [];

/** The strong outline around all parts: one path, and one more for each bar. */
function rimsOf(shapes: readonly Shape[], rim: number): readonly Ink[] {
  const rimmed = shapes.filter(({ isTrim }) => !isTrim);
  const solids = rimmed.filter(({ kind }) => kind === 'solid').map(({ outline }) => outline);
  const bars = rimmed.flatMap((shape) =>
    shape.kind === 'bar' ? [along(shape.outline, INK, shape.width + rim * 2)] : [],
  );
  return [...around(solids, INK, rim * 2), ...bars];
}

const solidOf = (outline: Outline, { light, base, shade }: Shades, seam: number): readonly Ink[] => [
  ...area(outline, base),
  ...area(shaded(outline, 0.62), shade),
  ...area(shaded(outline, -0.82), light),
  ...around([outline], INK, seam),
];

/** Narrow bars have no light edge: it would be a hairline. */
const LIT = 5;

function barOf(outline: Outline, width: number, { light, base, shade }: Shades): readonly Ink[] {
  const raised = (by: number): Outline => outline.map((value) => value - by);
  return [
    along(outline, shade, width),
    along(raised(width * 0.1), base, width * 0.72),
    ...(width >= LIT ? [along(raised(width * 0.22), light, width * 0.2)] : []),
  ];
}

function bodyOf(shape: Shape, shades: Shades, seam: number): readonly Ink[] {
  const { outline } = shape;
  if (shape.kind === 'bar')
    return [along(outline, INK, shape.width + seam), ...barOf(outline, shape.width, shades)];
  if (shape.kind === 'line') return [along(outline, shades.base, shape.width)];
  return shape.kind === 'mark' ? area(outline, shades.base) : solidOf(outline, shades, seam);
}

/** What is drawn for parts, from the back to the front, within one strong outline. */
export function inksOf(parts: readonly Part[], paint: number, { rim, seam }: Weight): readonly Ink[] {
  const shapes = parts.flat();
  return [
    ...rimsOf(shapes, rim),
    ...shapes.flatMap((shape) => bodyOf(shape, shadesOf(shape.tone, paint), seam)),
  ];
}
