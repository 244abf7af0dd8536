import './orders/forms.css';
import { mountBoard } from '../../stage/boards/boardScene';
import { picturesOf } from '../../stage/sprites/keyed';
import { BoardSprites } from './board/BoardSprites';
import { LASTING } from './board/lasting';
import { animationsOf } from './effects/effects';
import { celebrated } from './board/celebrated';
import { heard } from './sounds/heard';
import { BoardController, type MetalTalonContext } from './board/BoardController';
import { thingAt } from './board/hit';
import { SPACE_COLOURS } from './looks/colours';
import { PITCH, placePoint, PLATED_WORLD, WORLD } from './looks/layout';

/** The board of MetalTalon as a scene. */
export const mountScene = mountBoard((context: MetalTalonContext, onChange) => {
  const controller = new BoardController(context, onChange);
  return {
    worldOf: () => (context.settings.contrast.peek() ? PLATED_WORLD : WORLD),
    controller,
    colours: SPACE_COLOURS,
    createSprites: (palette, surface) => new BoardSprites(palette, surface),
    sync: (sprites, view) => {
      sprites.sync(view, context.seat.peek(), controller.budgets());
      sprites.showRange(controller.highlights());
      sprites.board.nameSpaces?.(controller.namesSpaces);
    },
    clear: (sprites) => sprites.showRange(undefined),
    places: {
      at: (sprites, id) => sprites.spotOf({ target: id }) ?? placePoint(id),
      standing: (sprites) => sprites.standing(),
      radius: PITCH / 2,
      padding: { margin: 1.6, least: 5 },
    },
    thingAt: (sprites, point) => thingAt(point, picturesOf(sprites.ships), sprites.hasPlates),
    heard,
    lasting: () => LASTING,
    celebrated,
    animationsOf: (event, effectContext) =>
      animationsOf(event, { ...effectContext, roller: () => context.view.peek()?.roller ?? 'die' }),
  };
});
