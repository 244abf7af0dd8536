import { ROBOTS, type RobotId } from '@gearhall/shared/games/metalheads/content/robots';
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import { mix, type Palette } from '../../../stage/drawing/palette';
import { typeIcon } from './icons';
import { ICON, paint } from './paint';
import { ROBOT_ART } from './robots';
import { put } from '../../../stage/forms/shapes';
import { TYPE_COLOURS } from './forms/tones';

/** A badge is a square of this size. */
export const BADGE = 56;

function badgeOf(id: RobotId, palette: Palette): GraphicsContext {
  const { type } = ROBOTS[id];
  const colour = TYPE_COLOURS[type];
  const half = BADGE / 2;
  const pen = new GraphicsContext();
  pen.roundRect(-half, -half, BADGE, BADGE, 8).fill(palette.ink);
  pen.roundRect(2 - half, 2 - half, BADGE - 4, BADGE - 4, 6).fill(mix(colour, 0xffffff, 0.62));
  pen.roundRect(2 - half, 2 - half, BADGE - 4, BADGE - 4, 6).stroke({ color: colour, width: 3 });
  paint(pen, [put({ x: 3, y: 2, scale: 0.46 }, ...ROBOT_ART[id])], type, { rim: 2.2, seam: 1.4 });
  paint(pen, [put({ x: -18, y: -18, scale: 0.72 }, ...typeIcon(type))], type, ICON);
  return pen;
}

const badges = new Map<string, GraphicsContext>();

/** A completed Robot at its smallest: its picture and its type, 56 x 56 units around the origin. */
export function robotBadge(id: RobotId, palette: Palette): Container {
  const key = `${id} ${palette.plate}`;
  const context = badges.get(key) ?? badgeOf(id, palette);
  badges.set(key, context);
  const badge = new Container();
  badge.addChild(new Graphics(context));
  return badge;
}
