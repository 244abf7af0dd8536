import type { Graphics } from 'pixi.js';
import type { Palette } from '../../../stage/drawing/palette';
import { drawReticle } from '../../../stage/highlights/reticle';
import { off, type Place } from '../looks/layout';
import type { Sign } from '../prospects/moveOptions';

/** The colour of a space by what can be done there; each also has a sign of its own. */
export const SIGN_COLOURS: Readonly<Record<Sign, (palette: Palette) => number>> = {
  drive: ({ reach }) => reach,
  line: ({ good }) => good,
  hazard: ({ hazard }) => hazard,
  wall: ({ danger }) => danger,
  car: ({ danger }) => danger,
  swerve: ({ good }) => good,
  shot: ({ danger }) => danger,
  boost: ({ copper }) => copper,
  mine: ({ copper }) => copper,
};

type Draw = (pen: Graphics, place: Place, palette: Palette) => void;

/** A chevron along the road. */
const arrow: Draw = (pen, place, { text, ink }) => {
  for (const [color, width] of [
    [ink, 7],
    [text, 3.5],
  ] as const)
    pen
      .poly([off(place, -6, -7), off(place, 6, 0), off(place, -6, 7)], false)
      .stroke({ color, width, cap: 'round', join: 'round' });
};

/** A burst: something is hit. */
const burst: Draw = (pen, { at }, { danger, text, ink }) => {
  pen.star(at.x, at.y, 8, 14, 7).fill(danger).stroke({ color: ink, width: 2.5, join: 'round' });
  for (const turn of [1, -1])
    pen
      .moveTo(at.x - 4, at.y - 4 * turn)
      .lineTo(at.x + 4, at.y + 4 * turn)
      .stroke({ color: text, width: 2.6, cap: 'round' });
};

/** A triangle with a stroke and a dot: a warning. */
const warning: Draw = (pen, place, { hazard, hazardDark }) => {
  const { x, y } = off(place, 20, 0);
  pen
    .poly([x, y - 8, x + 9, y + 7, x - 9, y + 7])
    .fill(hazard)
    .stroke({ color: hazardDark, width: 2, join: 'round' });
  pen.roundRect(x - 1.2, y - 3.5, 2.4, 6, 1).fill(hazardDark);
  pen.circle(x, y + 4.6, 1.3).fill(hazardDark);
};

const DRAW: Readonly<Record<Sign, Draw>> = {
  drive: () => undefined,
  line: arrow,
  hazard: warning,
  wall: burst,
  car: (pen, { at }, { danger }) => drawReticle(pen, at, 33, { color: danger, width: 4 }),
  swerve: arrow,
  shot: (pen, { at }, { danger }) => drawReticle(pen, at, 33, { color: danger, width: 4 }),
  boost: () => undefined,
  mine: (pen, { at }, { text, ink }) => {
    pen.circle(at.x, at.y, 9).fill(ink).stroke({ color: text, width: 2.5 });
    pen.circle(at.x, at.y, 3).fill(text);
  },
};

/** The sign that shows, without any colour, what happens on a space. */
export const drawSign = (pen: Graphics, sign: Sign, place: Place, palette: Palette): void =>
  DRAW[sign](pen, place, palette);
