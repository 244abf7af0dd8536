import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** What gets the focus when the button that had it is gone, the best first. */
const NEXT = ['button.gear-box.next', 'button.strip-box', 'button.slot.ready'];

/**
 * A player who uses the keyboard stays at the dashboard: when the pressed button is gone, the next one
 * gets the focus, otherwise the first of the orders.
 */
export function useKeptFocus(board: RefObject<HTMLElement | null>) {
  const within = useRef(false);
  useLayoutEffect(() => {
    if (!within.current || !board.current || document.activeElement !== document.body) return;
    const here = NEXT.map((selector) => board.current?.querySelector<HTMLElement>(selector)).find(Boolean);
    const orders = board.current
      .closest('.orders')
      ?.querySelector<HTMLElement>('.order-groups button:not(details:not([open]) *)');
    (here ?? orders)?.focus();
  });
  return {
    onFocusCapture: () => {
      within.current = true;
    },
    /** When an element vanishes, there is no new target; moving the focus on purpose has one. */
    onBlurCapture: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !board.current?.contains(relatedTarget)) within.current = false;
    },
  };
}
