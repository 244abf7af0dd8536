import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { Order, OrderFormProps, OrderGroup } from '../../../stage/contract/orders';
import { ConfirmFoot } from '../../../ui/controls/ConfirmButton';
import { Glossed } from '../../../ui/glossary/Glossed';
import { FOCUSABLE } from '../session/panels';
import { isSuggested, lookOf, suggestedOrder } from '../../../ui/orders/suggested';
import { useTableSession } from '../session/tableSession';

interface OrderListProps {
  readonly groups: readonly OrderGroup<TypedThing>[];
}

const keyOf = (action: TypedThing): string => JSON.stringify(action);

/**
 * The orders by group. Tab leads in, arrow keys move from order to order; when an order leads to other
 * orders, the focus stays in the list.
 */
export function OrderList({ groups }: OrderListProps) {
  const { model, names, planned, pointedOrder, local } = useTableSession();
  const list = useRef<HTMLDivElement>(null);
  const chosen = useSignal('');
  const keys = groups.flatMap(({ form, orders }) => (form ? [] : orders.map(({ action }) => keyOf(action))));
  const isOther = useOtherQuestion(list, groups, () => (chosen.value = ''));
  const tabStop = !isOther && keys.includes(chosen.value) ? chosen.value : keys[0];
  // Questions with an answer deadline may follow each other under the same heading.
  useFromTheTop(list, `${groups[0]?.id} ${model.table.value?.answerDeadline ?? 0}`);
  const onFocus = useKeptFocus(list);
  const off = model.acting.value || model.connectionStatus.value !== 'live';
  const place = {
    view: model.view.value,
    seat: model.seat.value ?? 0,
    names: names.value,
    // Several people may share this page: each has drafts of their own.
    table: local ? `${model.id} ${model.seat.value ?? ''}` : model.id,
    planned: planned.value,
    plan: (action: TypedThing | undefined) => void (planned.value = action),
  };
  const act = (action: TypedThing) => {
    if (!off) model.act(action);
  };
  const point = ({ target }: Event): void => {
    const key =
      target instanceof Element ? target.closest<HTMLElement>('[data-order]')?.dataset['order'] : '';
    pointedOrder.value = groups
      .flatMap(({ orders }) => orders)
      .find(({ action }) => keyOf(action) === key)?.action;
  };
  const listed = groups.filter(({ pinned }) => !pinned);
  const pinned = groups.filter((group) => group.pinned);
  const draw = (group: OrderGroup<TypedThing>) => (
    <Group key={group.id} {...{ group, place, off, tabStop, act }} />
  );
  return (
    <div
      class={off ? 'order-area off' : 'order-area'}
      ref={list}
      onPointerOver={point}
      onPointerLeave={() => (pointedOrder.value = suggestedOrder.peek())}
      onFocusCapture={(event) => {
        point(event);
        chosen.value = (event.target as HTMLElement).dataset['order'] ?? chosen.value;
        onFocus.in();
      }}
      onBlurCapture={onFocus.out}
    >
      <div class="order-groups">{listed.map(draw)}</div>
      <div class={listed.length > 0 ? 'order-foot' : 'order-foot alone'}>
        <ConfirmFoot />
        {pinned.map(draw)}
      </div>
    </div>
  );
}

interface GroupProps {
  readonly group: OrderGroup<TypedThing>;
  readonly place: Omit<OrderFormProps<TypedThing>, 'actions' | 'orders' | 'act'>;
  readonly off: boolean;
  readonly tabStop: string | undefined;
  readonly act: (action: TypedThing) => void;
}

function Group({ group, place, off, tabStop, act }: GroupProps) {
  const { id, title, orders, form: Form, pinned = false } = group;
  const section = useRef<HTMLElement>(null);
  const unmarked = useUnmarked(section, group);
  return (
    <section
      ref={section}
      class={pinned ? 'order-group pinned' : 'order-group'}
      role="group"
      data-group={id}
      aria-label={title}
    >
      {!pinned && (
        <h3>
          <Glossed text={title} />
        </h3>
      )}
      {unmarked && (
        <OrderButton order={unmarked} off={off} tabStop={true} onGive={() => act(unmarked.action)} />
      )}
      {Form ? (
        <Form {...place} actions={orders.map(({ action }) => action)} orders={orders} act={act} />
      ) : (
        orders.map((order) => (
          <OrderButton
            key={keyOf(order.action)}
            order={order}
            off={off}
            tabStop={keyOf(order.action) === tabStop}
            onGive={() => act(order.action)}
          />
        ))
      )}
    </section>
  );
}

/** The order that a lesson recommends, where the group's form has no button of its own for it. */
function useUnmarked(
  section: { readonly current: HTMLElement | null },
  { orders, form }: OrderGroup<TypedThing>,
): Order<TypedThing> | undefined {
  const suggested = form && orders.find(({ action }) => isSuggested(action));
  const isUnmarked = useSignal(false);
  useLayoutEffect(() => {
    const marks = section.current?.querySelectorAll('.suggested:not([data-order])').length ?? 0;
    isUnmarked.value = suggested !== undefined && marks === 0;
  });
  return isUnmarked.value ? suggested : undefined;
}

/** Scrolls to a group of orders and focuses the first thing in it. */
export function bringGroupIntoSight(group: string): void {
  const section = document.querySelector<HTMLElement>(`[data-group="${CSS.escape(group)}"]`);
  section?.scrollIntoView({ block: 'nearest' });
  section?.querySelector<HTMLElement>('button, input, select')?.focus({ preventScroll: true });
}

interface OrderButtonProps {
  readonly order: Order<TypedThing>;
  readonly off: boolean;
  readonly tabStop: boolean;
  readonly onGive: () => void;
}

function OrderButton({ order, off, tabStop, onGive }: OrderButtonProps) {
  return (
    <button
      type="button"
      class={lookOf('order', order.action)}
      data-order={keyOf(order.action)}
      tabIndex={tabStop ? 0 : -1}
      aria-disabled={off}
      onClick={onGive}
    >
      <span class="order-label">{order.label}</span>
      {order.detail !== undefined && <span class="order-detail">{order.detail}</span>}
    </button>
  );
}

/** Scrolls new orders to their top, in the list and in the sheet around it. */
function useFromTheTop(list: { readonly current: HTMLDivElement | null }, first: string) {
  useLayoutEffect(() => {
    const { current } = list;
    for (const box of [current?.firstElementChild, current?.parentElement]) box?.scrollTo({ top: 0 });
  }, [list, first]);
}

/**
 * When another question is asked, the focus moves to its first order: otherwise a "no" that stands in the
 * same place would keep the focus, and be given twice.
 */
function useOtherQuestion(
  list: { readonly current: HTMLDivElement | null },
  groups: OrderListProps['groups'],
  forget: () => void,
): boolean {
  const before = useRef<readonly string[]>([]);
  const asked = groups.flatMap(({ id, pinned }) => (pinned ? [] : [id]));
  const isOther = asked.length > 0 && !asked.some((id) => before.current.includes(id));
  useLayoutEffect(() => {
    before.current = asked;
    if (!isOther) return;
    forget();
    const { current } = list;
    if (current?.contains(document.activeElement)) current.querySelector<HTMLElement>(FIRST_STOP)?.focus();
  });
  return isOther;
}

/** Useful orders come first: ending the turn never gets the focus automatically. */
const FIRST_STOP = `.order-groups [data-order][tabindex="0"], .order-groups :is(button:not([data-order]), input, select)${FOCUSABLE}`;

/** When the focused order is gone, the first of the new ones gets the focus, or the heading above. */
function useKeptFocus(list: { readonly current: HTMLDivElement | null }) {
  const within = useRef(false);
  useLayoutEffect(() => {
    const element = list.current;
    if (!within.current || !element || element.contains(document.activeElement)) return;
    const isElsewhere = document.activeElement !== document.body && document.activeElement !== null;
    const fallback = element.parentElement?.querySelector<HTMLElement>('[data-fallback]');
    const next = element.querySelector<HTMLElement>(FIRST_STOP) ?? fallback;
    if (isElsewhere && document.activeElement !== fallback) within.current = false;
    else next?.focus({ preventScroll: false });
  });
  return {
    in: () => {
      within.current = true;
    },
    /** The user moves the focus elsewhere; when an element vanishes, there is no new target. */
    out: (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !list.current?.contains(event.relatedTarget)) {
        within.current =
          event.relatedTarget instanceof HTMLElement && 'fallback' in event.relatedTarget.dataset;
      }
    },
  };
}
