import { Graphics } from 'pixi.js';
import { drawingOf } from '../src/games/metalheads/art/paint';
import { ROBOT_ART } from '../src/games/metalheads/art/robots';
import { loadGameClient } from '../src/games';
import type { PaintMachine } from '../src/stage/contract/machine';
import { paintThing } from '../src/stage/renderer/painted';
import { seatLook } from '../src/ui/theme/seatLooks';

/** In the units in which machines are painted: their square, and some room for shadows. */
const SIDE = 124;

const paintRobot: PaintMachine<unknown> = (brush) => {
  const robot = new Graphics(drawingOf(ROBOT_ART.warElephant, 'land'));
  brush.scale(0.98, 0.98);
  paintThing(brush, robot);
  robot.destroy();
};

/** Where the hall shows something else than what a seat has before the start. */
const IN_HALL: Readonly<Record<string, PaintMachine<unknown>>> = { metalheads: paintRobot };

/** The machine of a seat in a colour on a clear ground, as WebP in a data address. */
async function machine(game: string, seat: number, colour: string, pixels: number): Promise<string> {
  const paint = IN_HALL[game] ?? (await (await loadGameClient(game)).loadMachine?.());
  const canvas = Object.assign(document.createElement('canvas'), { width: pixels, height: pixels });
  const brush = canvas.getContext('2d');
  if (!paint || !brush) throw new Error(`${game} has no machine to paint.`);
  brush.setTransform(pixels / SIDE, 0, 0, pixels / SIDE, pixels / 2, pixels / 2);
  paint(brush, { seat, look: { ...seatLook(seat), colour }, view: undefined });
  return canvas.toDataURL('image/webp', 0.8);
}

Object.assign(window, { machine });
