import type { Signal } from '@preact/signals';
import { isCoreEvent } from '@gearhall/shared/core/coreEvents';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { Desk, Facts } from '../../games/contract';
import { say } from '../../ui/notices';
import { settings } from '../../ui/settings';
import type { Seating } from './seating';

/** What a scene gets of this table. */
export function deskAt(
  { model, names, planned, pointedOrder }: Seating,
  host: HTMLElement,
  facts: Signal<Facts | undefined>,
  showOrders: (group: string) => void,
): Desk<unknown, TypedThing, TypedThing> {
  return {
    host,
    view: model.view,
    seat: model.seat,
    legal: model.legal,
    names,
    planned,
    pointedOrder,
    plan: (action) => (planned.value = action),
    settings,
    act: (action) => model.act(action),
    say: (sentence) => say(sentence),
    inspect: (now) => (facts.value = now),
    showOrders,
    // Scenes know the events of their game; what the core tells is for the log.
    onEvents: (listener) =>
      model.onEvents((events) => {
        const own = events.filter((event) => !isCoreEvent(event));
        if (own.length > 0) listener(own);
      }),
  };
}
