/** The shapes of the logo, as paths of an SVG: the page draws them, and so do the favicon and the icons of the app. */

const TEETH = 12;
const STEP = 360 / TEETH;
/** Radii of the gear that is the G: tips and roots of its teeth, and its hole. */
const [TIP, ROOT, HOLE] = [26, 21.5, 12.5];
/** In degrees, clockwise from the right: where the gear is open. */
const OPENING = [-STEP * 1.35, 0] as const;

const at = (radius: number, degrees: number): string => {
  const angle = (degrees / 180) * Math.PI;
  return [Math.cos(angle), Math.sin(angle)].map((part) => (part * radius).toFixed(1)).join(' ');
};

/** One tooth: up from the root, along the tip, and down again. */
const tooth = (middle: number): string =>
  [at(ROOT, middle - 9.5), at(TIP, middle - 6), at(TIP, middle + 6), at(ROOT, middle + 9.5)].join('L');

const TEETH_AT = Array.from({ length: TEETH }, (_, index) => (index + 0.5) * STEP);

/** The whole gear round the origin, with its hole; filled by the rule `evenodd`. */
export const GEAR = `M${TEETH_AT.map(tooth).join('L')}ZM${HOLE} 0A${HOLE} ${HOLE} 0 1 0-${HOLE} 0 ${HOLE} ${HOLE} 0 1 0 ${HOLE} 0Z`;

/** What is seen of the gear: all but its opening. It stays where it is while the gear turns. */
export const SEEN_OF_GEAR = `M0 0 40 0 40 40-40 40-40-40 ${at(56, OPENING[0])}Z`;

/** The bar of the G, at the lower edge of the opening. */
export const BAR = 'M3-4H22V4H3Z';

/** Cap height and width of the strokes of the letters. */
const CAPS = 38;
export const STROKE = 9;

/** A letter: its strokes from its upper left corner, and how wide it is. */
interface Letter {
  readonly strokes: string;
  readonly wide: number;
}

const E: Letter = { strokes: 'M4.5 0V38M4.5 4.500H21M4.5 19H19M4.5 33.500H21', wide: 21 };
const A: Letter = { strokes: 'M4 38 12.500 2H15.500L24 38M8 28H20', wide: 28 };
const R: Letter = { strokes: 'M4.5 38V4.500H13A7.500 7.500 0 0 1 13 20H4.5M13 20 20.500 38', wide: 25 };
const H: Letter = { strokes: 'M4.5 0V38M20.500 0V38M4.5 19H20.500', wide: 25 };
/** Each L is a post of the gate: it stands higher than the letters, and carries a lamp. */
const L: Letter = { strokes: 'M4.5-5V33.500H20', wide: 20 };

const GAP = 5;
const LETTERS = [E, A, R, H, A, L, L];

/** The letters after the G, each moved to its place: x of its left edge. */
export const WORD = LETTERS.map(({ strokes }, index) => ({
  strokes,
  x: LETTERS.slice(0, index).reduce((sum, { wide }) => sum + wide + GAP, 2 * TIP + 4),
}));

/** The lamps on the gate posts: x of their middles. */
export const LAMPS = WORD.filter((_, index) => LETTERS[index] === L).map(({ x }) => x + 4.5);

/** The whole wordmark. */
export const LOGO_BOX = {
  width: 2 * TIP + 4 + LETTERS.reduce((sum, { wide }) => sum + wide + GAP, -GAP),
  height: 2 * TIP,
  /** Top of the letters, and the middle of the gear. */
  top: TIP - CAPS / 2,
  middle: TIP,
} as const;
