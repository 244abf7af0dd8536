import type { View } from '@gearhall/shared/games/metalheads/view';
import type { PaintMachine } from '../../../stage/contract/machine';
import { numberOf } from '../../../stage/drawing/palette';
import { paintThing } from '../../../stage/renderer/painted';
import { plate, rivets, translucent } from '../../../stage/paint/pieces';
import { SEAT_PATHS } from '../../../ui/display/SeatMark';
import { nationEmblem } from '../art/nations';

const half = [[0, -56], [44, -49], [46, 6], [30, 36], [0, 56]] as const; // prettier-ignore
const SHIELD = [...half, ...half.toReversed()].map(([x, y], at) => ({ x: at < half.length ? x : -x, y }));
const RIVETS = [{ x: -37, y: -42 }, { x: 37, y: -42 }, { x: -39, y: 4 }, { x: 39, y: 4 }]; // prettier-ignore

/** A shield in the colour of the seat, with the emblem of its Nation; before the draft with the seat's shape. */
export const paintMachine: PaintMachine<View> = (brush, { seat, look, view }) => {
  plate(brush, SHIELD, look.colour);
  const nation = view?.players[seat]?.nation;
  if (nation) {
    const emblem = nationEmblem(nation);
    brush.scale(0.92, 0.92);
    paintThing(brush, emblem);
    emblem.destroy();
  } else {
    const inner = SHIELD.map(({ x, y }) => ({ x: x * 0.74, y: y * 0.76 }));
    plate(brush, inner, '#39434c', 2);
    rivets(brush, RIVETS, 2.4);
    brush.save();
    brush.scale(2, 2);
    brush.translate(-12, -13);
    brush.fillStyle = translucent(numberOf(look.colour), 1);
    brush.fill(new Path2D(SEAT_PATHS[look.shape]));
    brush.restore();
  }
};
