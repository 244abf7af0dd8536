import { CHASSIS_IDS } from '@gearhall/shared/games/kriegbot/content/chassis';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { PaintMachine } from '../../../stage/contract/machine';
import { numberOf, paletteFor } from '../../../stage/drawing/palette';
import type { Brush } from '../../../stage/paint/pieces';
import { SEAT_PATHS } from '../../../ui/display/SeatMark';
import { PathPen, type Stroke } from '../art/pen';
import { robotPictures, type RobotPicture } from '../looks/picture';
import { drawBody } from '../views/bodies';

type Robot = Pick<RobotPicture, 'chassis' | 'form'>;

/** The first robot of a seat that stands; none has been chosen before the start. */
function robotOf(view: View | undefined, seat: number): Robot {
  const own = view && robotPictures(view).filter(([, robot]) => robot.seat === seat);
  const standing = own?.map(([, robot]) => robot).find(({ form }) => form !== 'derelict');
  return standing ?? { chassis: CHASSIS_IDS[(seat + 4) % CHASSIS_IDS.length] ?? 'robotank', form: 'whole' };
}

export const paintMachine: PaintMachine<View> = (brush, { seat, look, view }) => {
  const { chassis, form } = robotOf(view, seat);
  const pen = new PathPen();
  drawBody(pen, chassis, form, { team: numberOf(look.colour), palette: paletteFor(false) });
  brush.scale(1.3, 1.3);
  brush.rotate(-Math.PI / 2);
  for (const stroke of pen.strokes) paintStroke(brush, stroke);
  brush.rotate(Math.PI / 2);
  // The shape of the seat, at the stern.
  brush.translate(-6.5, 8);
  brush.scale(0.54, 0.54);
  paintStroke(brush, { d: SEAT_PATHS[look.shape], fill: look.colour, line: { color: '#0e0c0b', width: 3 } });
};

function paintStroke(brush: Brush, { d, fill, line }: Stroke): void {
  const path = new Path2D(d);
  if (fill !== 'none') {
    brush.fillStyle = fill;
    brush.fill(path);
  }
  if (!line) return;
  Object.assign(brush, {
    strokeStyle: line.color,
    lineWidth: line.width,
    lineCap: 'round',
    lineJoin: 'round',
  });
  brush.stroke(path);
}
