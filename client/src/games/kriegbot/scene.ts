import { mountBoard } from '../../stage/boards/boardScene';
import { clearOf } from '../../stage/camera/framing';
import { blastModule } from './attacks/blasts';
import { BoardSprites } from './board/BoardSprites';
import { celebrated } from './board/celebrated';
import { heard } from './sounds/heard';
import { frameBefore, frameOf } from './board/framing';
import { BoardController, type KriegbotContext } from './board/BoardController';
import { thingAt } from './board/hit';
import { HEX_RADIUS, hexPoint, WORLD } from './looks/layout';
import { Rack } from './board/Rack';
import type * as Film from './effects';

/** The zoom that is always possible, in pixels per unit, however small the screen. */
const NEAREST = 2;
const MAP = { ...WORLD, nearest: NEAREST };

/** The map of Kriegbot as a scene. */
export const mountScene = mountBoard((context: KriegbotContext, onChange) => {
  const controller = new BoardController(context, onChange);
  let rack: Rack | undefined;
  let film: typeof Film | undefined;
  // Where it cannot be loaded, and for what happens before, the board shows each position at once.
  void import('./effects').then(
    (loaded) => {
      film = loaded;
      onChange();
    },
    () => undefined,
  );
  return {
    worldOf: () => MAP,
    controller,
    createSprites: (palette, surface) => new BoardSprites(palette, surface, onChange),
    overlay: (over) => (rack = new Rack(over, (kind, id) => controller.choose(kind, id))),
    sync: (sprites, view) => {
      sprites.sync(view, controller.open());
      sprites.highlights.update(controller.highlights());
      sprites.nameHex(controller.named());
      rack?.update(controller.rack());
    },
    clear: (sprites) => {
      sprites.crowd.close();
      sprites.highlights.update(undefined);
      rack?.update(undefined);
    },
    places: {
      at: (sprites, id) => sprites.spotOf(id) ?? hexPoint(id),
      standing: (sprites) => sprites.standing(),
      radius: HEX_RADIUS,
    },
    thingAt: (sprites, point) =>
      thingAt(point, {
        wheel: controller.wheel(),
        size: sprites.highlights.size,
        item: sprites.highlights.itemUnder(point),
        unit: sprites.crowd.under(point),
        robots: sprites.pictures(),
      }),
    animationsOf: (event, effects) => film?.animationsOf(event, effects) ?? [],
    lasting: ({ isPainted }) => (isPainted ? film?.LASTING : undefined),
    heard,
    celebrated,
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
