import type { Signal } from '@preact/signals';
import { isCoreEvent } from '@gearhall/shared/core/coreEvents';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { SceneContext, Facts } from '../../../stage/contract';
import { say } from '../../../ui/notices';
import { settings } from '../../../ui/settings';
import type { TableSession } from '../tableSession';

/** The scene context of this table. */
export function contextAt(
  { model, names, planned, pointedOrder, local }: TableSession,
  host: HTMLElement,
  facts: Signal<Facts | undefined>,
  showOrders: (group: string) => void,
): SceneContext<unknown, TypedThing, TypedThing> {
  return {
    host,
    view: model.view,
    seat: model.viewpoint,
    legal: model.legal,
    names,
    planned,
    pointedOrder,
    ...(local?.guide && { guide: local.guide }),
    plan: (action) => (planned.value = action),
    settings,
    act: (action) => model.act(action),
    say: (sentence) => say(sentence),
    inspect: (now) => (facts.value = now),
    showOrders,
    // Scenes know the events of their game; those of the core are for the log.
    onEvents: (listener) =>
      model.onEvents((events) => {
        const own = events.filter((event) => !isCoreEvent(event));
        if (own.length > 0) listener(own);
      }),
  };
}
