import { signal, type Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useLayoutEffect } from 'preact/hooks';

/** An order form with a planned action, and what it would send, in words. */
export interface PlannedOrder {
  readonly form: string;
  readonly label: string;
}

/** The latest plan: its button stands in the foot of the orders. */
export const ConfirmContext = createContext<Signal<PlannedOrder | undefined>>(signal(undefined));

interface ConfirmButtonProps {
  /** The id of the form that it sends. */
  readonly form: string;
  /** What would be sent, in words: "Launch 2 nickels". When it changes, this plan becomes the latest. */
  readonly label: string;
  /** Something has been chosen in the form, or on the board. */
  readonly planned: boolean;
  readonly disabled?: boolean;
}

/**
 * Sends an order form. Once something is planned the button stands in the foot of the orders, in gold and
 * always visible; before that, in its place in the form.
 */
export function ConfirmButton({ form, label, planned, disabled = false }: ConfirmButtonProps) {
  const plan = useContext(ConfirmContext);
  const isReady = planned && !disabled;
  // Before anything is painted: somebody who has just focused the button in the form would lose it otherwise.
  useLayoutEffect(() => {
    if (!isReady) return undefined;
    plan.value = { form, label };
    return () => {
      if (plan.peek()?.form === form) plan.value = undefined;
    };
  }, [plan, form, label, isReady]);
  if (isReady && plan.value?.form === form) return undefined;
  return (
    <button type="submit" form={form} class="button confirm" disabled={disabled}>
      {label}
    </button>
  );
}

/** The place of that button in the foot of the orders. */
export function ConfirmFoot() {
  const plan = useContext(ConfirmContext).value;
  if (!plan) return undefined;
  return (
    <button type="submit" form={plan.form} class="button primary confirm">
      {plan.label}
    </button>
  );
}
