import type { TeamId } from '@gearhall/shared/games/kriegbot/content/teams';
import type { Graphics } from 'pixi.js';

interface BaseLook {
  readonly fill: { readonly color: number; readonly alpha: number };
  readonly rim: { readonly color: number; readonly width: number };
}

type Draw = (pen: Graphics, look: BaseLook) => void;

/** Half the width of the square base. */
const SQUARE = 34;
/** From the middle to the corners of the police's base. */
const DIAMOND = 46;
/** Between its two rims. */
const APART = 9;

/** The base that a robot stands on shows its side, for people who cannot tell the colours apart. */
const BASES: Readonly<Record<TeamId, Draw>> = {
  /** Round, with a plain rim. */
  green: (pen, { fill, rim }) => {
    pen.circle(0, 0, 37).fill(fill).stroke(rim);
  },
  /** Square, with a broken rim. */
  yellow: (pen, { fill, rim }) => {
    pen.roundRect(-SQUARE, -SQUARE, SQUARE * 2, SQUARE * 2, 9).fill(fill);
    for (const turn of [0, 1, 2, 3])
      for (const [from, to] of [
        [-30, -8],
        [8, 30],
      ] as const)
        pen
          .moveTo(...onSide(turn, from))
          .lineTo(...onSide(turn, to))
          .stroke({ ...rim, cap: 'round' });
  },
  /** A diamond with two rims. */
  police: (pen, { fill, rim }) => {
    pen
      .poly(diamond(DIAMOND))
      .fill(fill)
      .stroke({ ...rim, join: 'round' });
    pen.poly(diamond(DIAMOND - APART)).stroke({ ...rim, width: rim.width / 2, join: 'round' });
  },
};

/** A point on a side of the square, counted clockwise from the east. */
function onSide(side: number, along: number): [number, number] {
  const angle = (side * Math.PI) / 2;
  const [cos, sin] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))];
  return [SQUARE * cos - along * sin, SQUARE * sin + along * cos];
}

const diamond = (reach: number): number[] => [0, -reach, reach, 0, 0, reach, -reach, 0];

export const drawBase = (pen: Graphics, team: TeamId, look: BaseLook): void => BASES[team](pen, look);
