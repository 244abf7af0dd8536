import { smooth, type Outline } from '../../../stage/forms/outlines';
import { line, put, type Part } from '../../../stage/forms/shapes';
import type { Tone } from '../../../stage/forms/tones';

/**
 * Figures drawn as lines on a grid of 6 x 10: sharp at every size, and no text to be laid out. `round` lines lose their
 * corners.
 */
const FIGURES: readonly { readonly round?: readonly Outline[]; readonly sharp?: readonly Outline[] }[] = [
  { round: [[3, 0, 6.6, -0.4, 6.6, 10.4, -0.6, 10.4, -0.6, -0.4, 3, 0]] },
  { sharp: [[1, 2.4, 3.6, 0, 3.6, 10]] },
  { round: [[0, 2.6, 0, -0.2, 6, -0.4, 7, 4.4, 2.6, 6.8, 0, 10]], sharp: [[0, 10, 6, 10]] },
  {
    round: [
      [0.2, 1.6, 0.6, -0.4, 6.2, -0.4, 6.4, 4.7, 2.4, 4.6],
      [2.4, 4.6, 7, 4.4, 7, 10.6, 0, 10.6, 0, 8.2],
    ],
  },
  { sharp: [[4.6, 10, 4.6, 0, 0, 7, 6.6, 7]] },
  { sharp: [[5.8, 0, 0.9, 0, 0.5, 4.7]], round: [[0.5, 4.7, 6.6, 2.4, 7.2, 10.6, 0, 10.8, 0, 8.2]] },
  { round: [[5.2, 0, -0.4, 0, -0.8, 10.4, 6.6, 10.6, 6.8, 3.8, 0.4, 4, 0.1, 7]] },
  { sharp: [[0, 0, 6, 0, 2.4, 10]] },
  {
    round: [
      [3, 4.7, -0.2, 4.7, -0.2, -0.3, 6.2, -0.3, 6.2, 4.7, 3, 4.7],
      [3, 4.7, -0.8, 4.7, -0.8, 10.4, 6.8, 10.4, 6.8, 4.7, 3, 4.7],
    ],
  },
  { round: [[0.8, 10, 6.4, 10, 6.8, -0.4, -0.6, -0.6, -0.8, 6.2, 5.6, 6, 5.9, 3]] },
];

const figure = (digit: string): readonly Outline[] => {
  const { round = [], sharp = [] } = FIGURES[Number(digit)] ?? {};
  return [...round.map((outline) => smooth(outline, false)), ...sharp];
};

/** How high figures are on a card. */
export const FIGURE_HEIGHTS = { strength: 21, longStrength: 17, cost: 13, printed: 11.5, price: 15 } as const;

const ADVANCE = 9;

interface NumberLook {
  readonly height: number;
  readonly tone: Tone;
  /** The tone of an outline around the figures. */
  readonly rim?: Tone;
}

/** A number, centred on a point. */
export function number(value: number, x: number, y: number, { height, tone, rim }: NumberLook): Part {
  const digits = [...String(value)];
  const left = -(digits.length * ADVANCE - (ADVANCE - 6)) / 2;
  const inked = (colour: Tone, width: number): Part =>
    digits.flatMap((digit, at) =>
      put(
        { x: x + ((left + at * ADVANCE) * height) / 10, y: y - height / 2, scale: height / 10 },
        ...figure(digit).map((outline) => line(colour, width, outline)),
      ),
    );
  return [...(rim ? inked(rim, 4.6) : []), ...inked(tone, 2.1)];
}
