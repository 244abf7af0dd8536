import type { ComponentChildren } from 'preact';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { ConfirmButton } from '../../../ui/controls/ConfirmButton';
import type { OrderFormProps } from '../../../stage/contract/orders';

interface SendingFormProps extends Pick<OrderFormProps<Action, View>, 'plan' | 'act'> {
  readonly id: string;
  /** What it sends; undefined while something is missing. */
  readonly action: Action | undefined;
  /** The label of the button. */
  readonly label: string;
  /**
   * Chosen here or on the board, or proposed where the only alternative is passing: its button stays
   * visible.
   */
  readonly isPlanned: boolean;
  readonly children: ComponentChildren;
}

/** An order form with the button that sends it. Sending clears the plan. */
export function SendingForm({ id, action, label, isPlanned, plan, act, children }: SendingFormProps) {
  return (
    <form
      class="kb-form"
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        if (!action) return;
        plan(undefined);
        act(action);
      }}
    >
      {children}
      <ConfirmButton form={id} label={label} planned={isPlanned} disabled={!action} />
    </form>
  );
}
