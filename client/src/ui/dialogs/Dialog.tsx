import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../display/Icon';
import { WORDS } from '../words/words';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly wide?: boolean;
}

/** A modal dialog: the browser keeps the focus inside and restores it at the end. */
export function Dialog({ title, onClose, children, wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // A layout effect, since a key pressed before the next frame must already find the dialog open.
  useLayoutEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      class={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={onBackdrop}
    >
      <div class="dialog-frame">
        <header class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button
            type="button"
            class="button quiet square"
            aria-label={WORDS.settings.close}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </header>
        <div class="dialog-body" tabIndex={0}>
          {children}
        </div>
      </div>
    </dialog>
  );
}
