import { mountBoard } from '../../stage/boardScene';
import { clearOf } from '../../stage/framing';
import { blastModule } from './blasts';
import { BoardSprites } from './BoardSprites';
import { animationsOf } from './effects';
import { frameBefore, frameOf } from './framing';
import { BoardController, type KriegbotContext } from './BoardController';
import { thingAt } from './hit';
import { HEX_RADIUS, hexPoint, WORLD } from './layout';
import { Rack } from './Rack';

/** The zoom that is always possible, in pixels per unit, however small the screen. */
const NEAREST = 2;
const MAP = { ...WORLD, nearest: NEAREST };

/** The map of Kriegbot as a scene. */
export const mountScene = mountBoard((context: KriegbotContext, onChange) => {
  const controller = new BoardController(context, onChange);
  let rack: Rack | undefined;
  return {
    worldOf: () => MAP,
    controller,
    createSprites: (palette) => new BoardSprites(palette),
    overlay: (over) => (rack = new Rack(over, (kind, id) => controller.choose(kind, id))),
    sync: (sprites, view) => {
      sprites.sync(view, controller.open());
      sprites.highlights.update(controller.highlights());
      rack?.update(controller.rack());
    },
    clear: (sprites) => {
      sprites.crowd.close();
      sprites.highlights.update(undefined);
      rack?.update(undefined);
    },
    places: { at: (sprites, id) => sprites.spotOf(id) ?? hexPoint(id), radius: HEX_RADIUS },
    thingAt: (sprites, point) =>
      thingAt(point, {
        wheel: controller.wheel(),
        size: sprites.highlights.size,
        item: sprites.highlights.itemUnder(point),
        unit: sprites.crowd.under(point),
        robots: sprites.pictures(),
      }),
    animationsOf,
    frames: {
      of: (view, window) => {
        const reach = controller.reach();
        const framed = frameOf(view, { seat: context.seat.peek(), legal: context.legal.peek(), window });
        const box = (reach && blastModule()?.frameOfReach(reach)) ?? framed;
        return clearOf(box, window, { edge: 'foot', pixels: rack?.height ?? 0 });
      },
      before: (event, sprites, window) => frameBefore(event, sprites.standing(), window),
    },
  };
});
