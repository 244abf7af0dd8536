import type { TypedThing } from '@gearhall/shared/core/game';
import type { Refusal } from '@gearhall/shared/core/result';
import type { Seat } from '@gearhall/shared/core/seats';
import type { Desk } from '../games/contract';
import { isSameAction } from './sameAction';

/** What the hand over a board knows of the table. */
export interface SightOf<View, Action extends TypedThing> {
  readonly view: View;
  /** Absent for a watcher. */
  readonly seat: Seat | undefined;
  /** Empty while an answer is awaited. */
  readonly legal: readonly Action[];
}

/** What comes of a tap: the next tool, and one thing to do. */
export interface OutcomeOf<Tool, Action extends TypedThing, Hint extends string> {
  readonly tool: Tool;
  readonly act?: Action;
  /** Why it cannot be done. */
  readonly refusal?: Refusal;
  /** A sentence of the board itself. */
  readonly say?: Hint;
  /** The group of the orders panel that is to be opened, because the question is answered there. */
  readonly orders?: string;
}

/** What the hand knows now; `undefined` before the game has begun. */
export function sightOf<View, Action extends TypedThing>({
  view,
  seat,
  legal,
}: Pick<Desk<View, Action, TypedThing>, 'view' | 'seat' | 'legal'>): SightOf<View, Action> | undefined {
  const seen = view.peek();
  return seen && { view: seen, seat: seat.peek(), legal: legal.peek() };
}

export const isLegal = <Action extends TypedThing>(
  { legal }: { readonly legal: readonly Action[] },
  action: Action,
): boolean => legal.some((one) => isSameAction(one, action));

/** The legal actions of one type. */
export const legalOf = <Action extends TypedThing, Type extends Action['type']>(
  { legal }: { readonly legal: readonly Action[] },
  type: Type,
): Extract<Action, { readonly type: Type }>[] =>
  legal.filter((action): action is Extract<Action, { readonly type: Type }> => action.type === type);

/** How a game says what a tap comes to. */
interface Sentences<Hint extends string> {
  readonly hints: Readonly<Record<Hint, string>>;
  refusal(refusal: Refusal): string;
}

/** Says and sends what a tap comes to. */
export function carryOut<Action extends TypedThing, Hint extends string>(
  desk: Pick<Desk<unknown, Action, TypedThing>, 'say' | 'showOrders' | 'act'>,
  { act, refusal, say, orders }: Omit<OutcomeOf<unknown, Action, Hint>, 'tool'>,
  sentences: Sentences<Hint>,
): void {
  if (refusal) desk.say(sentences.refusal(refusal));
  if (say) desk.say(sentences.hints[say]);
  if (orders) desk.showOrders?.(orders);
  if (act) desk.act(act);
}
