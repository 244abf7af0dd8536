import type { ReadonlySignal, Signal } from '@preact/signals';
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
    past: model.events,
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
    onEvents: (listener, rewound = () => undefined) => {
      const stops = [
        model.onEvents((events) => tellScene({ model, presenter }, events, { listener, rewound })),
        whenForgotten(model.events, rewound),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
}

interface Listening {
  listener(events: readonly TypedThing[], played?: (place: number) => void): void;
  rewound(): void;
}

/** Scenes know the events of their game. Those of the core are for the log; what was taken back, ends a film. */
function tellScene(
  { model, presenter }: Pick<TableSession, 'model' | 'presenter'>,
  events: readonly TypedThing[],
  { listener, rewound }: Listening,
): void {
  const from = model.events.peek().length - events.length;
  const own = [...events.entries()].filter(([, event]) => !isCoreEvent(event));
  // Those of the core are told together with the one before them.
  const told = new Map(own.map(([at], place) => [at, from + (own[place + 1]?.[0] ?? events.length)]));
  const [first] = told.keys();
  if (first !== undefined && settings.animation.peek() !== 'off' && !document.hidden)
    presenter.play(from + first, [...told.values()].at(-1) ?? from);
  for (const part of partsOf(events)) {
    if (part.isRewound) rewound();
    const shown = own.filter(([at]) => at >= part.from && at < part.to);
    if (shown.length === 0) continue;
    listener(
      shown.map(([, event]) => event),
      (place) => presenter.played(told.get(shown[place]?.[0] ?? -1) ?? Infinity),
    );
  }
}

/** From one that was taken back to the next. */
function partsOf(events: readonly TypedThing[]) {
  const cuts = [...events.entries()].flatMap(([at, { type }]) => (type === 'takenBack' ? [at] : []));
  return [0, ...cuts].map((from, index) => ({
    ...{ from, to: cuts[index] ?? events.length, isRewound: index > 0 },
  }));
}

/** The events are told anew, to other eyes perhaps. */
function whenForgotten(events: ReadonlySignal<readonly TypedThing[]>, forgotten: () => void): () => void {
  let before = 0;
  return events.subscribe(({ length }) => {
    if (length < before) forgotten();
    before = length;
  });
}
