import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** What gets the focus when the button that had it is gone, the best first. */
const NEXT = ['button.gear-box.next', 'button.strip-box', 'button.slot.ready'];

/**
 * A player who steers by keys stays at the dashboard: when the button that was pressed is gone, the next
 * one gets the focus, or else the first of the orders.
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
    /** What vanishes leaves for nowhere; going somewhere by will is another thing. */
    onBlurCapture: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !board.current?.contains(relatedTarget)) within.current = false;
    },
  };
}
