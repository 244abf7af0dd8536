import type { Signal } from '@preact/signals';
import { isCoreEvent } from '@gearhall/shared/core/log/coreEvents';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { SceneContext, Facts } from '../../../stage/contract/contract';
import { say } from '../../../ui/notices/notices';
import { settings } from '../../../ui/theme/settings';
import type { TableSession } from '../session/tableSession';

/** The scene context of this table. */
export function contextAt(
  { model, presenter, names, sounds, planned, pointedOrder, local }: TableSession,
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
    play: (sound, across) => sounds.play(sound, across),
    act: (action) => model.act(action),
    say: (sentence) => say(sentence),
    inspect: (now) => (facts.value = now),
    showOrders,
    // Scenes know the events of their game; those of the core are for the log.
    onEvents: (listener) =>
      model.onEvents((events) => {
        const own = [...events.entries()].filter(([, event]) => !isCoreEvent(event));
        if (own.length === 0) return;
        const from = model.events.peek().length - events.length;
        // Those of the core are told together with the one before them.
        const upTo = own.map((_, place) => from + (own[place + 1]?.[0] ?? events.length));
        if (settings.animation.peek() !== 'off' && !document.hidden)
          presenter.play(from + (own[0]?.[0] ?? 0), upTo.at(-1) ?? from);
        listener(
          own.map(([, event]) => event),
          (place) => presenter.played(upTo[place] ?? Infinity),
        );
      }),
  };
}
