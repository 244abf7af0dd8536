import { CAR_CARD_IDS, fixedOf, type CarCardId } from '@gearhall/shared/games/rushncrush/content/cars';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import { Graphics } from 'pixi.js';
import type { PaintMachine } from '../../../stage/contract/machine';
import { paletteFor } from '../../../stage/drawing/palette';
import { paintThing } from '../../../stage/renderer/painted';
import { CABIN } from '../looks/looks';
import { drawCar, drawMark } from '../views/carBody';

const PALETTE = paletteFor(false);

/** The car that came farthest, where a seat has two. */
const carOf = (view: View | undefined, seat: number): View['cars'][string] | undefined =>
  Object.values(view?.cars ?? {})
    .filter((car) => car.seat === seat && car.card !== '')
    .toSorted((a, b) => Number(a.lost !== '') - Number(b.lost !== ''))[0];

/** Before the draft each seat has another one. */
const anyCard = (seat: number): CarCardId => CAR_CARD_IDS[seat % CAR_CARD_IDS.length] ?? 'permafrost';

export const paintMachine: PaintMachine<View> = (brush, { seat, view }) => {
  const car = carOf(view, seat);
  const card = car?.card || anyCard(seat);
  const place = { at: { x: 0, y: 0 }, angle: 0 };
  const pen = new Graphics();
  drawCar(
    pen,
    { ...{ seat, card, place, number: 0, fixed: fixedOf(card), armed: [...(car?.armed ?? [])] }, ...AT_REST },
    PALETTE,
  );
  brush.scale(1.75, 1.75);
  brush.rotate(-Math.PI / 2);
  paintThing(brush, pen);
  brush.rotate(Math.PI / 2);
  // The mark lies on the roof, behind the windscreen.
  brush.translate(0, -CABIN.heart);
  drawMark(pen, { seat }, PALETTE);
  paintThing(brush, pen);
  pen.destroy();
};

const AT_REST = { gear: 0, speed: 0, structure: 0, heat: 0, onTurn: false } as const;
