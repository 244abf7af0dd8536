import type { ComponentChildren } from 'preact';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { ConfirmButton } from '../../../ui/ConfirmButton';
import type { OrderFormProps } from '../../contract';

interface SendingFormProps extends Pick<OrderFormProps<Action, View>, 'plan' | 'act'> {
  readonly id: string;
  /** What it sends; nothing while something is still missing. */
  readonly action: Action | undefined;
  /** What the button says. */
  readonly label: string;
  /** Chosen here or on the board, or proposed where nothing else but passing is asked: its button stays in sight. */
  readonly isPlanned: boolean;
  readonly children: ComponentChildren;
}

/** A form of the orders with the button that sends it. What is sent is planned no more. */
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
