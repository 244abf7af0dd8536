import type { TypedThing } from '@gearhall/shared/core/game';
import type { Refusal } from '@gearhall/shared/core/ground/result';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { SceneContext } from '../contract/contract';
import { isSame } from '@gearhall/shared/core/json/equality';

/** What the controller of a board knows about the table. */
export interface ToolContextOf<View, Action extends TypedThing> {
  readonly view: View;
  /** Absent for a spectator. */
  readonly seat: Seat | undefined;
  /** Empty while an answer is awaited. */
  readonly legal: readonly Action[];
}

/** A tool that holds nothing. */
export interface Idle {
  readonly kind: 'idle';
}
export const IDLE: Idle = { kind: 'idle' };

/** The result of a tap: the next tool, and at most one thing to do. */
export interface OutcomeOf<Tool, Action extends TypedThing, Hint extends string> {
  readonly tool: Tool;
  readonly act?: Action;
  /** Why it cannot be done. */
  readonly refusal?: Refusal;
  /** A hint from the board itself. */
  readonly say?: Hint;
  /** The group of the orders panel to open, because the question is answered there. */
  readonly orders?: string;
}

/** What the controller knows now; `undefined` before the game has begun. */
export function toolContextOf<View, Action extends TypedThing>({
  view,
  seat,
  legal,
}: Pick<SceneContext<View, Action, TypedThing>, 'view' | 'seat' | 'legal'>):
  ToolContextOf<View, Action> | undefined {
  const seen = view.peek();
  return seen && { view: seen, seat: seat.peek(), legal: legal.peek() };
}

export const isLegal = <Action extends TypedThing>(
  { legal }: { readonly legal: readonly Action[] },
  action: Action,
): boolean => legal.some((one) => isSame(one, action));

/** The legal actions of one type. */
export const legalOf = <Action extends TypedThing, Type extends Action['type']>(
  { legal }: { readonly legal: readonly Action[] },
  type: Type,
): Extract<Action, { readonly type: Type }>[] =>
  legal.filter((action): action is Extract<Action, { readonly type: Type }> => action.type === type);

/** How a game words the result of a tap. */
export interface Sentences<Hint extends string> {
  readonly hints: Readonly<Record<Hint, string>>;
  refusal(refusal: Refusal): string;
}

/** Carries out the result of a tap: shows its sentence and sends its action. */
export function carryOut<Action extends TypedThing, Hint extends string>(
  context: Pick<SceneContext<unknown, Action, TypedThing>, 'say' | 'showOrders' | 'act'>,
  { act, refusal, say, orders }: Omit<OutcomeOf<unknown, Action, Hint>, 'tool'>,
  sentences: Sentences<Hint>,
): void {
  if (refusal) context.say(sentences.refusal(refusal));
  if (say) context.say(sentences.hints[say]);
  if (orders) context.showOrders?.(orders);
  if (act) context.act(act);
}
