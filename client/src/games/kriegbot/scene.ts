import { mountTable } from '../../stage/tableScene';
import { Cast } from './cast';
import { animationsOf } from './effects';
import { clearOf, frameBefore, frameOf } from './framing';
import { Hand, type KriegDesk } from './hand';
import { thingAt } from './hit';
import { WORLD } from './layout';
import type { RobotPicture } from './picture';
import { Rack } from './Rack';

/** However small the screen: so many pixels for each unit can be had. */
const NEAREST = 2;
const MAP = { ...WORLD, nearest: NEAREST };

/** The map of Kriegbot on a desk. */
export const mountScene = mountTable((desk: KriegDesk, onChange) => {
  const hand = new Hand(desk, onChange);
  let rack: Rack | undefined;
  return {
    worldOf: () => MAP,
    hand,
    dress: (palette) => new Cast(palette),
    overlay: (over) => (rack = new Rack(over, (kind, id) => hand.choose(kind, id))),
    sync: (cast, view) => {
      cast.sync(view);
      cast.range.update(hand.range());
      rack?.update(hand.rack());
    },
    clear: (cast) => {
      cast.range.update(undefined);
      rack?.update(undefined);
    },
    thingAt: (cast, point) =>
      thingAt(point, {
        wheel: hand.wheel(),
        size: cast.range.size,
        item: cast.range.itemUnder(point),
        robots: cast.robots
          .entries()
          .flatMap(([id, { picture }]): [string, RobotPicture][] => (picture ? [[id, picture]] : [])),
      }),
    animationsOf,
    frames: {
      of: (view, window) => {
        const box = frameOf(view, { seat: desk.seat.peek(), legal: desk.legal.peek(), window });
        return clearOf(box, window, rack?.height ?? 0);
      },
      before: (event, cast, window) => frameBefore(event, cast.standing(), window),
    },
  };
});
