import { mountBoard } from '../../stage/boardScene';
import { BoardSprites } from './BoardSprites';
import { animationsOf } from './effects';
import { frameBefore, frameOf } from './framing';
import { BoardController, type MetalKrushersContext } from './BoardController';
import { thingAt } from './hit';
import { HEX_RADIUS, hexPoint, WORLD } from './layout';

/** The arena of MetalKrushers as a scene. */
export const mountScene = mountBoard((context: MetalKrushersContext, onChange) => {
  const controller = new BoardController(context, onChange);
  return {
    worldOf: () => WORLD,
    controller,
    createSprites: (palette) => new BoardSprites(palette),
    sync: (sprites, view) => {
      sprites.sync(view);
      sprites.highlights.update(controller.highlights());
    },
    clear: (sprites) => sprites.highlights.update(undefined),
    places: {
      at: (sprites, id) => sprites.spotOf(id) ?? hexPoint(id),
      radius: HEX_RADIUS,
      padding: { margin: 2, least: 5 },
    },
    thingAt: (sprites, point) =>
      thingAt(point, controller.wheel(), {
        size: sprites.highlights.size,
        krushers: sprites.pictures(),
      }),
    animationsOf,
    frames: {
      of: (view, window) => frameOf(view, context.seat.peek(), window),
      before: (event, sprites, window) => frameBefore(event, sprites.standing(), window),
    },
  };
});
