import type { RobotId } from '@gearhall/shared/games/metalheads/content/robots';
import { paletteFor, type Palette } from '../../../stage/drawing/palette';
import { svgOf } from '../../../stage/renderer/svg';
import { CARD, robotCard } from './robotCard';

const pictures = new Map<string, string>();

/** The whole card as an SVG. */
export function cardPicture(id: RobotId, palette: Palette = paletteFor(false)): string {
  const key = `${id} ${palette.plate}`;
  const { width, height } = CARD;
  const drawn =
    pictures.get(key) ??
    svgOf([robotCard(id, palette)], { x: -width / 2, y: -height / 2, width, height }).replace(
      / width="\d+" height="\d+"/u,
      ` width="${width * 2}" height="${height * 2}"`,
    );
  pictures.set(key, drawn);
  return drawn;
}
