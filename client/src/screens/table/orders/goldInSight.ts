import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** What to press next: what a lesson or the coach offers, then what the orders do. */
const GOLDEN = [
  ':is(.coach, .lesson-talk) .primary',
  // An order that a lesson marks, once its explanation has been read.
  ':scope:not(:has(> .explains)) .suggested',
  '.primary',
] as const;

/** What lies in the foot is always in sight. */
const FOOT = '.order-foot';

const isShown = (element: HTMLElement): boolean =>
  element.checkVisibility() && element.closest(FOOT) === null;

function goldIn(orders: HTMLElement): HTMLElement | undefined {
  const found = GOLDEN.flatMap((selector) => [...orders.querySelectorAll<HTMLElement>(selector)]);
  return found.find(isShown);
}

const FOCUSABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)';

/** Spectators have nothing to press here: what is too long for its room takes the focus itself, so that keys scroll it. */
function keepInReach(orders: HTMLElement): void {
  const isLong = orders.scrollHeight > orders.clientHeight;
  if (isLong && !orders.querySelector(FOCUSABLE)) orders.tabIndex = 0;
  else orders.removeAttribute('tabindex');
}

/**
 * The golden button never waits out of sight: the orders scroll to it when it comes, and when their size changes. What
 * is scrolled to, or comes into focus, is not under the foot.
 */
export function useGoldInSight(orders: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = orders;
    if (!current) return undefined;
    let before: HTMLElement | undefined;
    const bring = (isAnew: boolean): void => {
      const foot = current.querySelector<HTMLElement>(FOOT);
      current.style.scrollPaddingBottom = `${foot?.offsetHeight ?? 0}px`;
      keepInReach(current);
      const gold = goldIn(current);
      if (gold && (isAnew || gold !== before)) gold.scrollIntoView({ block: 'nearest' });
      before = gold;
    };
    const changes = new MutationObserver(() => bring(false));
    changes.observe(current, { childList: true, subtree: true, attributeFilter: ['class'] });
    const sizes = new ResizeObserver(() => bring(true));
    sizes.observe(current);
    return () => {
      changes.disconnect();
      sizes.disconnect();
    };
  }, [orders]);
}
