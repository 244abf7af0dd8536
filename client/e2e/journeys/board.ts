import type { Point } from '../../src/stage/geometry/geometry';
import type { Shot } from '../../src/stage/camera/camera';
import { until, type Box, type Hands } from './hands';
import { changeIn, decodePng, fullnessOf, type Fullness, type Picture } from './picture';

/** What is to be seen on a board: read from its pixels, and beside them from what the canvas says of itself at rest. */

/** A board at rest. */
export interface Sight {
  readonly picture: Picture;
  readonly size: Pick<Box, 'width' | 'height'>;
  readonly shot: Shot;
  /** The middle of each unit or card, in pixels of the canvas. */
  readonly places: Readonly<Record<string, Point>>;
}

const CANVAS = '.board-room canvas';

interface Told extends Box {
  readonly shot: string;
  readonly places: string;
}

const toldBy = (hands: Hands): Promise<Told | undefined> =>
  hands.look((css) => {
    const canvas = document.querySelector<HTMLElement>(css);
    const { shot, places } = canvas?.dataset ?? {};
    if (!canvas || shot === undefined) return undefined;
    const { x, y, width, height } = canvas.getBoundingClientRect();
    return { shot, places: places ?? '{}', x, y, width, height };
  }, CANVAS);

const placesIn = (told: string): Sight['places'] =>
  Object.fromEntries(
    Object.entries(JSON.parse(told) as Record<string, readonly number[]>).map(
      ([id, [x = Number.NaN, y = Number.NaN]]) => [id, { x, y }],
    ),
  );

const OVER_IT = '.board-place :not(canvas, :has(canvas)) { visibility: hidden !important; }';

/** Nothing of the page, like a map or a note, lies over the board meanwhile: only what is drawn counts. */
async function uncovered<Result>(hands: Hands, work: () => Promise<Result>): Promise<Result> {
  await hands.look((rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, OVER_IT);
  try {
    return await work();
  } finally {
    await hands.look(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    }, undefined);
  }
}

/** Looks at the board once it is at rest, and has stayed so while the screenshot was taken. */
export const seeBoard = (hands: Hands): Promise<Sight> =>
  until(
    async () => {
      const told = await toldBy(hands);
      if (!told) return undefined;
      const { x, y, width, height } = told;
      const png = await uncovered(hands, () => hands.picture({ x, y, width, height }));
      const picture = decodePng(png);
      const after = await toldBy(hands);
      if (JSON.stringify(after) !== JSON.stringify(told)) return undefined;
      return { picture, size: told, shot: JSON.parse(told.shot) as Shot, places: placesIn(told.places) };
    },
    () => 'the board is at rest',
  );

/** An empty board has one colour, and a dozen more where something lies over it. */
const FULL: Fullness = { colours: 12, filled: 16 };

/** Why this is an empty board; nothing where there is something to be seen. */
export function emptiness({ picture, shot, places }: Sight): string | undefined {
  const numbers = [...Object.values(shot), ...Object.values(places).flatMap(({ x, y }) => [x, y])];
  if (!numbers.every(Number.isFinite)) return `the board is nowhere: ${JSON.stringify({ shot, places })}`;
  const { colours, filled } = fullnessOf(picture);
  if (colours >= FULL.colours && filled >= FULL.filled) return undefined;
  return `the board has ${colours} colours, and there is something in ${filled} of its 64 parts`;
}

/** Half the side of the part of the board in which a unit is looked for, and how far it must have come, in pixels. */
const AROUND = 14;
const FAR = 4;
/** The share of that part which must look different. */
const CHANGED = 0.12;

const world = ({ x, y }: Point, { scale, x: left, y: top }: Shot): Point => ({
  x: (x - left) / scale,
  y: (y - top) / scale,
});

function around({ x, y }: Point, { width, height }: Sight['size']) {
  return {
    left: (x - AROUND) / width,
    right: (x + AROUND) / width,
    top: (y - AROUND) / height,
    bottom: (y + AROUND) / height,
  };
}

/** Units that stand somewhere else than before, or were not there. */
function movedBetween(before: Sight, after: Sight): readonly string[] {
  return Object.keys(after.places).filter((id) => {
    const [was, is] = [before.places[id], after.places[id]];
    if (!is) return false;
    if (!was) return true;
    const [from, to] = [world(was, before.shot), world(is, after.shot)];
    return Math.hypot(to.x - from.x, to.y - from.y) * after.shot.scale > FAR;
  });
}

/** Those of them whose places look different: both pictures are from the same point of view. */
export function seenToMove(before: Sight, after: Sight): readonly string[] {
  const isStill = JSON.stringify(before.shot) === JSON.stringify(after.shot);
  if (!isStill) return [];
  return movedBetween(before, after).filter((id) => {
    const at = after.places[id];
    return at !== undefined && changeIn(before.picture, after.picture, around(at, after.size)) >= CHANGED;
  });
}
