import { computed, signal, type Signal } from '@preact/signals';
import type { TypedThing } from '@gearhall/shared/core/game';
import { isSame } from '@gearhall/shared/core/json/equality';
import type { SceneContext, Facts } from '../../stage/contract/contract';
import type { Controller } from '../../stage/contract/boardDefinition';
import type { Moment } from './played';

/** A scene context whose view can be set to any moment, as an undo does, and a record of its calls. */
export interface TestContext<View, Action extends TypedThing, Event extends TypedThing> {
  readonly context: SceneContext<View, Action, Event>;
  readonly moment: Signal<Moment<View, Action, Event>>;
  /** What is chosen in an order form. */
  readonly planned: Signal<Action | undefined>;
  readonly pointedOrder: Signal<Action | undefined>;
  readonly sent: readonly { readonly action: Action; readonly isLegal: boolean }[];
  readonly facts: readonly (Facts | undefined)[];
  readonly said: readonly string[];
}

function contextAt<View, Action extends TypedThing, Event extends TypedThing>(
  first: Moment<View, Action, Event>,
  names: readonly string[],
): TestContext<View, Action, Event> {
  const moment = signal(first);
  const planned = signal<Action | undefined>(undefined);
  const pointedOrder = signal<Action | undefined>(undefined);
  const sent: { readonly action: Action; readonly isLegal: boolean }[] = [];
  const facts: (Facts | undefined)[] = [];
  const said: string[] = [];
  const legal = computed(() => moment.value.legal);
  const context = {
    view: computed(() => moment.value.view),
    seat: computed(() => moment.value.seat),
    legal,
    planned,
    pointedOrder,
    plan: (action: Action | undefined) => (planned.value = action),
    names: signal(names),
    act: (action: Action) => sent.push({ action, isLegal: legal.peek().some((one) => isSame(one, action)) }),
    say: (sentence: string) => said.push(sentence),
    showOrders: () => undefined,
    inspect: (now: Facts | undefined) => facts.push(now),
  } as unknown as SceneContext<View, Action, Event>;
  return { context, moment, planned, pointedOrder, sent, facts, said };
}

/** The controller of a game's board, as a class. */
export type MakeController<View, Action extends TypedThing, Event extends TypedThing, Held> = new (
  context: SceneContext<View, Action, Event>,
  onChange: () => void,
) => Held;

/** A controller at a moment of a game, with its context. */
export function controllerAt<
  View,
  Action extends TypedThing,
  Event extends TypedThing,
  Held extends Required<Pick<Controller<never>, 'refresh'>>,
>(
  BoardController: MakeController<View, Action, Event, Held>,
  first: Moment<View, Action, Event>,
  names: readonly string[],
) {
  const { context, ...rest } = contextAt(first, names);
  const controller = new BoardController(context, () => undefined);
  controller.refresh();
  return { ...rest, controller };
}
