import { instant } from '../../stage/motions/animation';
import { mountBoard } from '../../stage/boards/boardScene';
import { BoardSprites } from './board/BoardSprites';
import { animationsOf } from './effects/effects';
import { celebrated } from './board/celebrated';
import { LASTING } from './board/lasting';
import { heard } from './sounds/heard';
import { besideMap, frameBefore, frameOf } from './board/framing';
import { BoardController, type RushContext } from './board/BoardController';
import { thingAt } from './board/hit';
import { CM, layoutOf, placeOf } from './looks/layout';
import { Minimap } from './minimap/minimap';

/** Before there is a course. */
const NOWHERE = { x: 0, y: 0, width: 100, height: 100 };

/** The course of Rush 'n' Crush as a scene. */
export const mountScene = mountBoard((context: RushContext, onChange) => {
  const controller = new BoardController(context, onChange);
  let minimap: Minimap | undefined;
  /**
   * Together with the flag, not only when all motion has ended: until then the map would show distances
   * to the line.
   */
  const mapNow = (): void => {
    const view = context.view.peek();
    if (view) minimap?.update(view, context.names.peek());
  };
  return {
    worldOf: (view) => (view ? layoutOf(view.course).world : NOWHERE),
    controller,
    createSprites: (palette, surface) =>
      new BoardSprites(
        palette,
        surface,
        (standing) => minimap?.move(standing),
        () => minimap?.width ?? 0,
      ),
    overlay: (over) => (minimap = new Minimap(over)),
    sync: (sprites, view) => {
      sprites.sync(view);
      mapNow();
      const highlights = controller.highlights();
      sprites.offer(highlights);
      minimap?.yieldTo(highlights?.list !== undefined);
    },
    clear: (sprites) => sprites.offer(undefined),
    places: {
      at: (sprites, id) => sprites.spotOf(id) ?? (sprites.layout && placeOf(sprites.layout, id)?.at),
      standing: (sprites) => sprites.spots(),
      radius: CM,
    },
    thingAt: (sprites, point) =>
      thingAt(point, {
        layout: sprites.layout,
        option: sprites.highlights.list.under(point),
        cars: sprites.standing(),
      }),
    heard,
    celebrated,
    lasting: () => LASTING,
    playsBeginning: true,
    animationsOf: (event, context, following) => {
      const animations = animationsOf(event, context, following);
      return event.type === 'finished' ? [instant(mapNow), ...animations] : animations;
    },
    frames: {
      of: (view, window) => {
        const box = frameOf(view, { seat: context.seat.peek(), legal: context.legal.peek(), window });
        return besideMap(box, window, minimap?.width ?? 0);
      },
      before: (event, sprites, window) => {
        const covered = minimap?.width ?? 0;
        return frameBefore(event, { layout: sprites.layout, standing: sprites.standing(), window, covered });
      },
    },
  };
});
