import { ellipse, placed, smooth, type Outline, type Placing } from './outlines';
import type { Tone } from './tones';

interface Common {
  readonly tone: Tone;
  readonly outline: Outline;
  /** A small thing, without the strong outline. */
  readonly isTrim?: true;
}

/** What pictures are made of, from the back to the front. */
export type Shape = Common &
  /** Solid: a piece, shaded, with an outline. Mark: paint on what lies below, in one tone. */
  (
    | { readonly kind: 'solid' | 'mark' }
    /** Bar: of some width along a line, shaded, with an outline. Line: painted. */
    | { readonly kind: 'bar' | 'line'; readonly width: number }
  );

export type Part = readonly Shape[];
/** Left, top, width, height. */
export type Box = readonly [number, number, number, number];

/** A plate with sharp corners. */
export const plate = (tone: Tone, outline: Outline): Part => [{ kind: 'solid', tone, outline }];

/** A body without corners. */
export const blob = (tone: Tone, outline: Outline): Part => plate(tone, smooth(outline));

export const ball = (tone: Tone, x: number, y: number, r: number): Part => plate(tone, ellipse(x, y, r, r));

export const oval = (tone: Tone, [x, y, rx, ry]: Box): Part => plate(tone, ellipse(x, y, rx, ry));

const boxed = ([x, y, w, h]: Box, cut: number): Outline => {
  const [right, foot] = [x + w, y + h];
  if (cut === 0) return [x, y, right, y, right, foot, x, foot];
  const top = [x, y + cut, x + cut, y, right - cut, y, right, y + cut];
  return [...top, right, foot - cut, right - cut, foot, x + cut, foot, x, foot - cut];
};

/** A box with its corners cut off. */
export const box = (tone: Tone, at: Box, cut = 2): Part => plate(tone, boxed(at, cut));

/** A bar along a line: a leg, an arm, a mast. */
export const bar = (tone: Tone, width: number, outline: Outline): Part => [
  { kind: 'bar', tone, width, outline },
];

/** A bar without corners: a tail, a tentacle, a hose. */
export const hose = (tone: Tone, width: number, outline: Outline): Part =>
  bar(tone, width, smooth(outline, false));

export const mark = (tone: Tone, outline: Outline): Part => [{ kind: 'mark', tone, outline }];

export const dot = (tone: Tone, x: number, y: number, r: number): Part => mark(tone, ellipse(x, y, r, r));

export const patch = (tone: Tone, at: Box, cut = 0): Part => mark(tone, boxed(at, cut));

export const line = (tone: Tone, width: number, outline: Outline): Part => [
  { kind: 'line', tone, width, outline },
];

/** A painted line without corners. */
export const curve = (tone: Tone, width: number, outline: Outline): Part =>
  line(tone, width, smooth(outline, false));

/** Parts moved, enlarged, turned or mirrored; lines keep their weight. */
export const put = (placing: Placing, ...parts: readonly Part[]): Part =>
  parts.flat().map((shape) => {
    const outline = placed(shape.outline, placing);
    return 'width' in shape
      ? { ...shape, outline, width: shape.width * (placing.scale ?? 1) }
      : { ...shape, outline };
  });

/** Parts and their mirror image. */
export const both = (...parts: readonly Part[]): Part => [
  ...put({ isMirrored: true }, ...parts),
  ...parts.flat(),
];

/** The same parts at several places: x, y, x, y, ... */
export const each = (places: readonly number[], part: (x: number, y: number) => Part): Part =>
  places.flatMap((x, at) => (at % 2 === 0 ? part(x, places[at + 1] ?? 0) : []));

/** Small parts, without the strong outline. */
export const trim = (...parts: readonly Part[]): Part =>
  parts.flat().map((shape) => ({ ...shape, isTrim: true }));
