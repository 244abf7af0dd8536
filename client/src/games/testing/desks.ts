import { computed, signal, type Signal } from '@preact/signals';
import type { TypedThing } from '@gearhall/shared/core/game';
import { isSameAction } from '../../stage/sameAction';
import type { Desk, Facts } from '../contract';
import type { Moment } from './played';

/** A desk whose view can be set to any moment, as a taking back does, and what came of it. */
export interface DeskAt<View, Action extends TypedThing, Event extends TypedThing> {
  readonly desk: Desk<View, Action, Event>;
  readonly moment: Signal<Moment<View, Action, Event>>;
  /** What is chosen in a form of the orders. */
  readonly planned: Signal<Action | undefined>;
  readonly pointedOrder: Signal<Action | undefined>;
  readonly sent: readonly { readonly action: Action; readonly isLegal: boolean }[];
  readonly facts: readonly (Facts | undefined)[];
  readonly said: readonly string[];
}

export function deskAt<View, Action extends TypedThing, Event extends TypedThing>(
  first: Moment<View, Action, Event>,
  names: readonly string[],
): DeskAt<View, Action, Event> {
  const moment = signal(first);
  const planned = signal<Action | undefined>(undefined);
  const pointedOrder = signal<Action | undefined>(undefined);
  const sent: { readonly action: Action; readonly isLegal: boolean }[] = [];
  const facts: (Facts | undefined)[] = [];
  const said: string[] = [];
  const legal = computed(() => moment.value.legal);
  const desk = {
    view: computed(() => moment.value.view),
    seat: computed(() => moment.value.seat),
    legal,
    planned,
    pointedOrder,
    plan: (action: Action | undefined) => (planned.value = action),
    names: signal(names),
    act: (action: Action) =>
      sent.push({ action, isLegal: legal.peek().some((one) => isSameAction(one, action)) }),
    say: (sentence: string) => said.push(sentence),
    showOrders: () => undefined,
    inspect: (now: Facts | undefined) => facts.push(now),
  } as unknown as Desk<View, Action, Event>;
  return { desk, moment, planned, pointedOrder, sent, facts, said };
}
