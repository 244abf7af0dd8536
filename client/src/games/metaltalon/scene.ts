import './orders/forms.css';
import { mountTable } from '../../stage/tableScene';
import { Cast } from './cast';
import { animationsOf } from './effects';
import { Hand, type MetalTalonDesk } from './hand';
import { thingAt } from './hit';
import { WORLD } from './layout';
import type { ShipPicture } from './picture';

/** The board of MetalTalon on a desk. */
export const mountScene = mountTable((desk: MetalTalonDesk, onChange) => {
  const hand = new Hand(desk, onChange);
  return {
    worldOf: () => WORLD,
    hand,
    dress: (palette) => new Cast(palette),
    sync: (cast, view) => {
      cast.sync(view, desk.seat.peek(), hand.budgets());
      cast.showRange(hand.range());
    },
    clear: (cast) => cast.showRange(undefined),
    thingAt: (cast, point) =>
      thingAt(
        point,
        cast.ships
          .entries()
          .flatMap(([id, { picture }]): [string, ShipPicture][] => (picture ? [[id, picture]] : [])),
      ),
    animationsOf: (event, show) =>
      animationsOf(event, { ...show, roller: () => desk.view.peek()?.roller ?? 'die' }),
  };
});
