import { mountCardTable } from '../../stage/cards/cardTable';
import { paletteFor } from '../../stage/drawing/palette';
import { TableController, type MetalheadsContext } from './table/controller';
import { drawTable } from './table/drawTable';
import { drawBadge, drawFace, turnsOver } from './table/faces';
import { factsOf } from './table/inspecting';
import { layOut } from './layout/layout';
import { animationsOf } from './effects/effects';
import { Workbench } from './views/Workbench';
import { celebrated } from './table/celebrated';
import { heard } from './sounds/heard';

/** The table of Metalheads as a scene. */
export const mountScene = mountCardTable((context: MetalheadsContext, onChange) => {
  const controller = new TableController(context, onChange);
  return {
    layOut: (view, size, scrolled) => layOut(view, size, controller.choices(), scrolled),
    colours: { ground: 0x1c2526 },
    // High contrast keeps its flat table.
    createFloor: (surface) => (surface.isFlat ? undefined : new Workbench(surface)),
    turnsOver,
    drawFace,
    drawBadge,
    drawTable(view, layout, ground) {
      const { seat, shown } = controller.choices();
      drawTable({ view, names: context.names.peek(), seat, shown }, layout, ground);
    },
    tap: (thing) => controller.tap(thing),
    grab: (card) => controller.grab(card),
    drop: (card, on) => controller.drop(card, on),
    cancel: () => controller.cancel(),
    refresh: () => controller.refresh(),
    inspect(thing, at) {
      const view = context.view.peek();
      const palette = paletteFor(context.settings.contrast.peek());
      const facts = thing && view ? factsOf(thing, view, context.names.peek(), palette) : undefined;
      context.inspect(facts && { ...facts, at });
    },
    animationsOf,
    heard,
    celebrated,
  };
});
