import './orders/forms.css';
import { mountBoard } from '../../stage/boardScene';
import { picturesOf } from '../../stage/keyed';
import { BoardSprites } from './BoardSprites';
import { animationsOf } from './effects';
import { BoardController, type MetalTalonContext } from './BoardController';
import { thingAt } from './hit';
import { PITCH, placePoint, WORLD } from './layout';

/** The board of MetalTalon as a scene. */
export const mountScene = mountBoard((context: MetalTalonContext, onChange) => {
  const controller = new BoardController(context, onChange);
  return {
    worldOf: () => WORLD,
    controller,
    createSprites: (palette) => new BoardSprites(palette),
    sync: (sprites, view) => {
      sprites.sync(view, context.seat.peek(), controller.budgets());
      sprites.showRange(controller.highlights());
    },
    clear: (sprites) => sprites.showRange(undefined),
    places: {
      at: (sprites, id) => sprites.spotOf({ target: id }) ?? placePoint(id),
      radius: PITCH / 2,
      padding: { margin: 1.6, least: 5 },
    },
    thingAt: (sprites, point) => thingAt(point, picturesOf(sprites.ships)),
    animationsOf: (event, effectContext) =>
      animationsOf(event, { ...effectContext, roller: () => context.view.peek()?.roller ?? 'die' }),
  };
});
