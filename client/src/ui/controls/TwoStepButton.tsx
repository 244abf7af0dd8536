import { useState } from 'preact/hooks';

interface TwoStepButtonProps {
  /** The label of the first button, and that of the one that confirms. */
  readonly first: string;
  readonly second: string;
  /** The label of the group of buttons that asks for confirmation. */
  readonly title: string;
  readonly warning: string;
  readonly onDone: () => void;
  /** How the first button looks. */
  readonly class?: string;
}

/** Focuses the button once, when it appears: a constant function, so that later renders do not take the focus again. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** A final action that asks for confirmation. A button that replaces another one also takes its focus. */
export function TwoStepButton({
  first,
  second,
  title,
  warning,
  onDone,
  class: look = 'primary',
}: TwoStepButtonProps) {
  const [asked, setAsked] = useState<boolean | undefined>(undefined);
  if (!asked)
    return (
      <button
        type="button"
        class={`button ${look}`}
        ref={asked === false ? takeFocus : null}
        onClick={() => setAsked(true)}
      >
        {first}
      </button>
    );
  return (
    <div role="group" aria-label={title} class="two-step">
      <p>{warning}</p>
      <div class="button-row">
        <button type="button" class="button primary" ref={takeFocus} onClick={onDone}>
          {second}
        </button>
        <button type="button" class="button" onClick={() => setAsked(false)}>
          Not yet
        </button>
      </div>
    </div>
  );
}
