import type { Brush } from '../../../stage/paint/pieces';
import { backInks, faceOf, type FaceId } from './face';
import type { Ink } from '../../../stage/forms/inks';
import { hex, pathOf } from './svg';

export const FACE_FONT = "'Barlow Condensed', 'Arial Narrow', 'Helvetica Neue', sans-serif";

function lay(brush: Brush, inks: readonly Ink[]): void {
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  for (const ink of inks) {
    const path = new Path2D(pathOf(ink));
    brush.fillStyle = brush.strokeStyle = hex(ink.colour);
    brush.lineWidth = ink.width ?? 0;
    if (ink.width === undefined) brush.fill(path);
    else brush.stroke(path);
  }
}

/** Paints a whole face around the origin, for a board. */
export function paintFace(brush: Brush, id: FaceId): void {
  const { inks, writings } = faceOf(id);
  lay(brush, inks);
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  for (const { text, x, y, size, colour } of writings) {
    brush.font = `700 ${size}px ${FACE_FONT}`;
    brush.fillStyle = hex(colour);
    brush.fillText(text, x, y + size * 0.04);
  }
}

export const paintBack = (brush: Brush): void => lay(brush, backInks());
