import type { ComponentChildren } from 'preact';

interface ActButtonProps {
  readonly onClick: () => void;
  readonly children: ComponentChildren;
  readonly class?: string;
  readonly label?: string;
  /**
   * Cannot be pressed now but keeps the focus, so that the page does not jump while an answer is pending.
   */
  readonly off?: boolean;
}

/** A button that can be switched off without losing the focus. */
export function ActButton({ onClick, children, class: look, label, off = false }: ActButtonProps) {
  return (
    <button
      type="button"
      class={look === undefined ? 'button' : `button ${look}`}
      aria-label={label}
      aria-disabled={off}
      onClick={() => {
        if (!off) onClick();
      }}
    >
      {children}
    </button>
  );
}
