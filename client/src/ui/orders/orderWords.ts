import type { TypedThing } from '@gearhall/shared/core/game';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { isSame } from '@gearhall/shared/core/json/equality';
import { RESIGN } from '@gearhall/shared/core/log/resign';
import type { AnyGameClient } from '../../stage/contract/contract';
import { WORDS } from '../words/words';

/** Whose order it is, and what they see before they give it. */
interface Giving {
  readonly view: unknown;
  readonly seat: Seat;
  readonly names: readonly string[];
}

/** An action as the orders panel words it, and what it costs or how likely it is to succeed. */
export interface OrderWords {
  readonly label: string;
  readonly detail?: string;
}

/** Undefined for a form that somebody has filled in otherwise than the game's examples. */
export function orderWords(
  { words, rules }: AnyGameClient,
  { view, seat, names }: Giving,
  action: TypedThing,
): OrderWords | undefined {
  if (action.type === RESIGN.type) return { label: WORDS.table.resign };
  for (const { title, orders } of words.orders(view, seat, rules.legal(view, seat), names)) {
    const order = orders.find((one) => isSame(one.action, action));
    if (!order) continue;
    const { label, detail } = order;
    return { label: withTitle(title, label), ...(detail !== undefined && { detail }) };
  }
  return undefined;
}

/** "Ship 2 at e9: Move to e10", but not "Move: Move to e10". */
export function withTitle(title: string, label: string): string {
  const words = title.toLowerCase().split(/\s+/u);
  const said = label.toLowerCase();
  const isSaid =
    words.some((word) => said.startsWith(word)) || (words.length === 1 && said.includes(title.toLowerCase()));
  return isSaid ? label : `${title}: ${label}`;
}
