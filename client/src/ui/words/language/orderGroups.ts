import type { Order, OrderGroup } from '../../../stage/contract/orders';

/** A heading of the orders panel, and how its orders are shown. */
export type Heading<Action, View> = Omit<OrderGroup<Action, View>, 'id' | 'orders'>;

/** The legal actions under their headings, in the order of the headings; empty ones are left out. */
export function groupsOf<Action, View, Id extends string>(
  headings: Readonly<Record<Id, Heading<Action, View>>>,
  legal: readonly Action[],
  idOf: (action: Action) => Id,
  inWords: (actions: readonly Action[]) => readonly Order<Action>[],
): OrderGroup<Action, View>[] {
  const placed = legal.map((action) => ({ action, place: idOf(action) }));
  return (Object.keys(headings) as Id[]).flatMap((id) => {
    const actions = placed.flatMap(({ action, place }) => (place === id ? [action] : []));
    return actions.length > 0 ? [{ id, ...headings[id], orders: inWords(actions) }] : [];
  });
}
