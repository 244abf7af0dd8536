import { mountTable } from '../../stage/tableScene';
import { Cast } from './cast';
import { animationsOf } from './effects';
import { frameBefore, frameOf } from './framing';
import { Hand, type MetalKrushersDesk } from './hand';
import { thingAt } from './hit';
import { WORLD } from './layout';
import type { KrusherPicture } from './picture';

/** The arena of MetalKrushers on a desk. */
export const mountScene = mountTable((desk: MetalKrushersDesk, onChange) => {
  const hand = new Hand(desk, onChange);
  return {
    worldOf: () => WORLD,
    hand,
    dress: (palette) => new Cast(palette),
    sync: (cast, view) => {
      cast.sync(view);
      cast.range.update(hand.range());
    },
    clear: (cast) => cast.range.update(undefined),
    thingAt: (cast, point) =>
      thingAt(point, hand.wheel(), {
        size: cast.range.size,
        krushers: cast.krushers
          .entries()
          .flatMap(([id, { picture }]): [string, KrusherPicture][] => (picture ? [[id, picture]] : [])),
      }),
    animationsOf,
    frames: {
      of: (view, window) => frameOf(view, desk.seat.peek(), window),
      before: (event, cast, window) => frameBefore(event, cast.standing(), window),
    },
  };
});
