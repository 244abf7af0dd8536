import type { TypedThing } from '@gearhall/shared/core/game';
import type { Controller } from '../../stage/contract/boardDefinition';
import { controllerAt, type MakeController } from './contexts';
import type { Moment } from './played';

interface Jumps<View, Action extends TypedThing, Event extends TypedThing, Pointed, Held> {
  /** The view jumps between any two of them, as it does after an undo. */
  readonly moments: readonly Moment<View, Action, Event>[];
  readonly names: readonly string[];
  readonly BoardController: MakeController<View, Action, Event, Held>;
  /** What is tapped, in this order. */
  thingsIn(moment: Moment<View, Action, Event>): readonly Pointed[];
  /** Anything else that the board asks the controller. */
  look?(controller: Held, moment: Moment<View, Action, Event>): void;
}

const SOMEWHERE = { x: 0, y: 0 };

/**
 * Whatever a controller holds, it can handle any other moment of the game, and sends only legal actions.
 */
export function jumpsSuite<
  View,
  Action extends TypedThing,
  Event extends TypedThing,
  Pointed,
  Held extends Required<Omit<Controller<Pointed>, 'awaits'>> & { highlights(): unknown },
>({ moments, names, BoardController, thingsIn, look }: Jumps<View, Action, Event, Pointed, Held>): void {
  test('whatever the controller holds, the view may jump to any moment, and only legal actions are sent', () => {
    let sendings = 0;
    for (const from of moments)
      for (const to of moments) {
        const { controller, moment, sent, said } = controllerAt(BoardController, from, names);
        for (const thing of thingsIn(from)) controller.tap(thing);
        moment.value = to;
        controller.refresh();
        for (const thing of thingsIn(to)) {
          controller.point(thing);
          controller.highlights();
          look?.(controller, to);
          controller.inspect(thing, SOMEWHERE);
          controller.tap(thing);
          controller.highlights();
        }
        expect(sent.filter(({ isLegal }) => !isLegal)).toEqual([]);
        expect(said.join()).not.toMatch(/undefined|NaN/u);
        sendings += sent.length;
      }
    expect(sendings).toBeGreaterThan(0);
  }, 60_000);
}
