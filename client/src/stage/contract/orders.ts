import type { FunctionComponent } from 'preact';
import type { Seat } from '@gearhall/shared/core/ground/seats';

/** A legal action in plain words. */
export interface Order<Action> {
  readonly action: Action;
  /** In plain words: "Move to d7". */
  readonly label: string;
  /** Its cost or its odds: "2 empty spaces, 50 % to hit". */
  readonly detail?: string;
}

/**
 * A heading of the orders panel with its buttons, or with a form that makes the action.
 *
 * @example
 * ```ts
 * import type { OrderGroup } from '../../client/src/stage/contract/orders';
 *
 * export const group: OrderGroup<{ type: string }> = {
 *   id: 'end',
 *   title: 'End of turn',
 *   orders: [{ action: { type: 'endTurn' }, label: 'End the turn', detail: '1 coin is kept' }],
 *   pinned: true,
 * };
 * ```
 */
export interface OrderGroup<Action, View = unknown> {
  /** The board refers to the group by it (`showOrders`). */
  readonly id: string;
  /** Its heading. */
  readonly title: string;
  /** In reading order. */
  readonly orders: readonly Order<Action>[];
  /** Drawn in place of the buttons where there are too many: launching, splitting. */
  readonly form?: FunctionComponent<OrderFormProps<Action, View>>;
  /** Stays visible at the foot of the panel, however long the rest is: ending the turn. */
  readonly pinned?: boolean;
}

export interface OrderFormProps<Action, View = unknown> {
  /** The legal actions of the group: what the form may send. */
  readonly actions: readonly Action[];
  /** The same actions, worded by the game. */
  readonly orders: readonly Order<Action>[];
  readonly view: View;
  readonly seat: Seat;
  readonly names: readonly string[];
  /** The table's id: the key under which a form may keep a draft. */
  readonly table: string;
  /** What has been chosen in this form, in another one or on the board, and not yet sent. */
  readonly planned?: Action | undefined;
  /** Shows on the board what would be sent now (`planned` of the scene's context). */
  plan(action: Action | undefined): void;
  act(action: Action): void;
}
