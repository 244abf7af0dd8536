import { SOLO_IDS, type SoloId } from '@gearhall/shared/games/kriegbot/content/teams';
import type { Graphics } from 'pixi.js';

/** The outline of the base of a robot that fights alone, in the order of the seats' shapes: none looks like another. */
const OUTLINES: Readonly<Record<SoloId, (pen: Graphics, size: number) => Graphics>> = {
  solo1: (pen, size) => pen.circle(0, 0, size),
  solo2: (pen, size) => pen.poly([0, -size * 1.25, size * 1.2, size * 0.85, -size * 1.2, size * 0.85]),
  solo3: (pen, size) => pen.rect(-size * 0.92, -size * 0.92, size * 1.84, size * 1.84),
  solo4: (pen, size) => pen.poly([0, -size * 1.2, size * 1.2, 0, 0, size * 1.2, -size * 1.2, 0]),
  solo5: (pen, size) => pen.poly(corners(6, size * 1.1)),
  solo6: (pen, size) => pen.star(0, 0, 5, size * 1.3, size * 0.75),
};

const corners = (number: number, size: number): number[] =>
  Array.from({ length: number }, (_, index) => (index * 2 * Math.PI) / number).flatMap((angle) => [
    size * Math.cos(angle),
    size * Math.sin(angle),
  ]);

const isSolo = (team: string): team is SoloId => SOLO_IDS.some((solo) => solo === team);

/** Draws it, if the side is one robot. */
export const soloBase = (pen: Graphics, team: string, size: number): Graphics | undefined =>
  isSolo(team) ? OUTLINES[team](pen, size) : undefined;
