import { instant } from '../../stage/animation';
import { mountTable } from '../../stage/tableScene';
import { Cast } from './cast';
import { animationsOf } from './effects';
import { clearOf, frameBefore, frameOf } from './framing';
import { Hand, type RushDesk } from './hand';
import { thingAt } from './hit';
import { layoutOf } from './layout';
import { Minimap } from './minimap/minimap';

/** Before there is a course. */
const NOWHERE = { x: 0, y: 0, width: 100, height: 100 };

/** The course of Rush 'n' Crush on a desk. */
export const mountScene = mountTable((desk: RushDesk, onChange) => {
  const hand = new Hand(desk, onChange);
  let minimap: Minimap | undefined;
  /** With the flag, not only when all motion has ended: until then the map would tell how far it was to the line. */
  const mapNow = (): void => {
    const view = desk.view.peek();
    if (view) minimap?.update(view, desk.names.peek());
  };
  return {
    worldOf: (view) => (view ? layoutOf(view.course).world : NOWHERE),
    hand,
    dress: (palette) => new Cast(palette, (standing) => minimap?.move(standing)),
    overlay: (over) => (minimap = new Minimap(over)),
    sync: (cast, view) => {
      cast.sync(view);
      mapNow();
      const range = hand.range();
      cast.offer(range);
      minimap?.yieldTo(range?.list !== undefined);
    },
    clear: (cast) => cast.offer(undefined),
    thingAt: (cast, point) =>
      thingAt(point, {
        layout: cast.layout,
        option: cast.range.list.under(point),
        cars: cast.standing(),
      }),
    animationsOf: (event, show) => {
      const animations = animationsOf(event, show);
      return event.type === 'finished' ? [instant(mapNow), ...animations] : animations;
    },
    frames: {
      of: (view, window) => {
        const box = frameOf(view, { seat: desk.seat.peek(), legal: desk.legal.peek(), window });
        return clearOf(box, window, minimap?.width ?? 0);
      },
      before: (event, cast, window) => {
        const box = frameBefore(event, { layout: cast.layout, standing: cast.standing(), window });
        return box && clearOf(box, window, minimap?.width ?? 0);
      },
    },
  };
});
