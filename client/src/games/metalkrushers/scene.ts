import { mountBoard } from '../../stage/boards/boardScene';
import { BoardSprites } from './board/BoardSprites';
import { LASTING } from './board/lasting';
import { animationsOf } from './effects/effects';
import { celebrated } from './effects/celebrated';
import { heard } from './sounds/heard';
import { frameBefore, frameOf } from './board/framing';
import { BoardController, type MetalKrushersContext } from './board/BoardController';
import { thingAt } from './board/hit';
import { ARENA_COLOURS } from './looks/colours';
import { HEX_RADIUS, hexPoint, WORLD } from './looks/layout';

/** The arena of MetalKrushers as a scene. */
export const mountScene = mountBoard((context: MetalKrushersContext, onChange) => {
  const controller = new BoardController(context, onChange);
  return {
    worldOf: () => WORLD,
    controller,
    colours: ARENA_COLOURS,
    createSprites: (palette, surface) => new BoardSprites(palette, surface),
    sync: (sprites, view) => {
      sprites.sync(view);
      sprites.highlights.update(controller.highlights());
      sprites.arena.nameHexes?.(controller.namesHexes);
      sprites.name(controller.namedKrushers);
    },
    clear: (sprites) => {
      sprites.highlights.update(undefined);
      sprites.arena.nameHexes?.(false);
      sprites.name([]);
    },
    places: {
      at: (sprites, id) => sprites.spotOf(id) ?? hexPoint(id),
      standing: (sprites) => sprites.standing(),
      radius: HEX_RADIUS,
      padding: { margin: 2, least: 5 },
    },
    thingAt: (sprites, point) =>
      thingAt(point, controller.wheel(), {
        size: sprites.highlights.size,
        krushers: sprites.pictures(),
      }),
    animationsOf,
    lasting: () => LASTING,
    heard,
    celebrated,
    frames: {
      of: (view, window) => frameOf(view, context.seat.peek(), window),
      before: (event, sprites, window) => frameBefore(event, sprites.standing(), window),
    },
  };
});
