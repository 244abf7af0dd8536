import { SOLO_IDS, type SoloId, type TeamId } from '@gearhall/shared/games/kriegbot/content/teams';
import type { Graphics } from 'pixi.js';
import { mix } from '../../../stage/drawing/palette';

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

interface BaseColours {
  readonly ink: number;
  readonly colour: number;
  /** Of the rim: the same, or pale where nobody lives. */
  readonly rim: number;
}

/** The rim has the colour of a side; the ink on both sides of it keeps it apart from every ground. */
const RIM = 4.5;
const INK = { width: 10.5, alpha: 0.92 } as const;
const FILL = { tint: 0.2, alpha: 0.9 } as const;

/** Green stands on a round base with a plain rim, yellow on a square one with a broken rim, police on a diamond. */
export function drawBase(pen: Graphics, team: TeamId, { ink, colour, rim }: BaseColours): void {
  outlined(pen, team)
    .fill({ color: mix(ink, colour, FILL.tint), alpha: FILL.alpha })
    .stroke({ color: ink, ...INK });
  const line = { color: rim, width: RIM } as const;
  if (team === 'yellow' || team === 'wreck') brokenRim(pen, line);
  else pen.stroke(line);
}

function outlined(pen: Graphics, team: TeamId): Graphics {
  if (team === 'green') return pen.circle(0, 0, 37);
  if (team === 'police') return pen.poly([0, -44, 44, 0, 0, 44, -44, 0]);
  return soloBase(pen, team, 37) ?? pen.roundRect(-34, -34, 68, 68, 9);
}

function brokenRim(pen: Graphics, line: { readonly color: number; readonly width: number }): void {
  for (const turn of [0, 1, 2, 3])
    for (const [from, to] of [
      [-30, -8],
      [8, 30],
    ] as const) {
      const [cos, sin] = [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ][turn] as [number, number];
      const point = (along: number): [number, number] => [34 * cos - along * sin, 34 * sin + along * cos];
      pen
        .moveTo(...point(from))
        .lineTo(...point(to))
        .stroke({ ...line, cap: 'round' });
    }
}
